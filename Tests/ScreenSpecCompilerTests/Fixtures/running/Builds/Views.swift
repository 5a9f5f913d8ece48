import SwiftUI

struct HomeView: View {
    @Environment(NavigationRouter.self) private var router
    var body: some View {
        VStack {
            Text("This is home")
            Button("Tools, please") { router.open(.tools) }
            Button("A tour") { router.present(.tour) }
        }
    }
}
