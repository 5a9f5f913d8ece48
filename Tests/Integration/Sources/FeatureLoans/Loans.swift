import AppNavigation

/// Pushes a screen of another feature, inside of the sheet that this one's stands in.
@MainActor
package func lookUp(_ book: Int, with router: NavigationRouter) { router.push(.book(book)) }

#if canImport(SwiftUI)
    import SwiftUI

    package struct LendView: View {
        @Environment(NavigationRouter.self) private var router
        @State private var name = ""
        let id: Int

        package init(id: Int) { self.id = id }

        package var body: some View {
            Group {
                Button("To Ann") { name = "Ann" }
                Button("Look at the Book") { lookUp(id, with: router) }
            }
            .isDirty(!name.isEmpty)
        }
    }
#endif
