import SwiftUI

// A view of a feature, which knows no other one and may be anywhere.
struct BooksView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        Button("Lend") { router.open(.lend(1)) }
            .popoverSource(.help)
            .isDirty(false)
    }
}

// What SwiftPM makes for a target with resources.
extension Bundle {
    static var module: Bundle { .main }
}
