import SwiftUI

struct HomeView: View {
    @Environment(NavigationRouter.self) private var router
    @State private var color = Color.clear

    var body: some View {
        Button("Pick") {
            Task { if let picked = await router.present(.pickColor) { color = picked } }
        }
    }
}

struct HelpView: View { var body: some View { Text("help") } }

struct ColorPicker: View {
    @Environment(NavigationRouter.self) private var router
    var body: some View { Button("This one") { router.answer(.pickColor, with: .clear) } }
}

struct NumberPicker: View {
    let first: Int
    let last: Int
    var body: some View { Text("\(first) to \(last)") }
}

struct NameView: View {
    let old: String?
    var body: some View { Text(old ?? "") }
}
