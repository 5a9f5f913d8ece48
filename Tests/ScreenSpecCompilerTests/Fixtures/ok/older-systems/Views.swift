import SwiftUI

struct NotesView: View {
    @EnvironmentObject private var router: NavigationRouter

    var body: some View {
        Button("Note") { router.open(.note(1)) }
    }
}

struct NoteView: View {
    let id: Int

    var body: some View { EmptyView() }
}

struct RenameView: View {
    let id: Int

    var body: some View { EmptyView() }
}
