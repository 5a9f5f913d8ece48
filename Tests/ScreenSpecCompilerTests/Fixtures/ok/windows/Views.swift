import SwiftUI

struct DraftsApp: SwiftUI.App {
    var body: some Scene { NavigationScenes { NavigationHost() } }
}

struct DraftsView: View {
    @Environment(NavigationRouter.self) private var router
    var body: some View { Button("Edit") { router.openWindow(.editor(draft: 1)) } }
}

struct DraftView: View {
    let id: Int
    let onEnd: () -> Void
    var body: some View { EmptyView() }
}

struct ShareView: View {
    let id: Int
    let onEnd: () -> Void
    var body: some View { EmptyView() }
}

struct EditorWindow: View {
    let id: Int?
    let line: Int
    var body: some View { EmptyView() }
}

struct ActivityWindow: View { var body: some View { EmptyView() } }
struct DraftSettings: View { var body: some View { EmptyView() } }
