import AppNavigation

/// Opens a screen of another feature, whose view this module does not know.
@MainActor
package func lend(_ book: Int, with router: NavigationRouter) { router.open(.lend(book)) }

#if canImport(SwiftUI)
    import SwiftUI

    package struct BooksView: View {
        @Environment(NavigationRouter.self) private var router

        package init() {}

        package var body: some View { Button("First Book") { router.open(.book(1)) } }
    }

    package struct BookView: View {
        @Environment(NavigationRouter.self) private var router
        let id: Int

        package init(id: Int) { self.id = id }

        package var body: some View { Button("Lend…") { lend(id, with: router) } }
    }
#endif
