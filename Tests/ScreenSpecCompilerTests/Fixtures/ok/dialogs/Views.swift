import SwiftUI

struct InboxView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        Button("Delete") {
            Task {
                switch await router.ask(.deleteMail(1, about: "Lunch")) {
                case .delete: router.popToRoot()
                case .archive: router.push(.inbox)
                case nil: break
                }
            }
        }
    }
}
