import SwiftUI

/// A button that asks, and what was answered.
struct Asking: View {
    @Environment(NavigationRouter.self) private var router
    @State private var answer = ""
    let id: Int

    var body: some View {
        Button("delete \(id)") {
            Task {
                switch await router.ask(.deleteNote(id)) {
                case .delete: answer = "gone"
                case .archive: answer = "put away"
                case nil: answer = "left"
                }
            }
        }
        Text(answer)
    }
}

struct NotesView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            Asking(id: 1)
            Button("add") { Task { await router.ask(.full) } }
        }
    }
}

struct NoteView: View {
    let id: Int
    var body: some View { VStack { Asking(id: id) } }
}

struct ComposeView: View {
    @Environment(NavigationRouter.self) private var router
    let id: Int
    @State private var text = ""

    var body: some View {
        VStack {
            Asking(id: id)
            Button("type") { text += "a" }
            Button("clear") { Task { if await router.ask(.clear) == .clear { text = "" } } }
            Text("draft \(text)")
        }
        .isDirty(!text.isEmpty)
    }
}
