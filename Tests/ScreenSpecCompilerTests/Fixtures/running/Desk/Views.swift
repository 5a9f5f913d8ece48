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

/// Whose desk it is.
@Observable @MainActor final class Owner {
    var name = "Ada"
}

/// What a window shows: somebody's notes, and what it keeps for itself.
struct BoardView: View {
    @Environment(NavigationRouter.self) private var router
    let id: Int
    let owner: Owner
    @State private var count = 0

    var body: some View {
        VStack {
            Text("board \(id) of \(owner.name)")
            Text("counted to \(count)")
            Asking(id: id)
            Button("count") { count += 1 }
            Button("compose") { router.present(.compose(id)) }
            Button("next") { router.openWindow(.board(id + 1)) }
            Button("archive") { router.open(.archive) }
            Button("help") { router.open(.help) }
            Button("clear desk") { router.root.dismissAll() }
            Button("leave") { router.dismiss() }
            Button("write") { router.isUnsaved = true }
        }
    }
}

/// The settings, and what their router says.
struct DrawerView: View {
    @Environment(NavigationRouter.self) private var router
    @State private var heard = ""

    var body: some View {
        VStack {
            Text(heard)
            Button("board") { router.openWindow(.board(8)) }
            Button("push") { router.push(.note(1)) }
            Button("open") { router.open(.archive) }
            Button("compose") { router.present(.compose(4)) }
        }
        .onAppear { router.onTransition = { heard = $0.swallowed?.rawValue ?? "done" } }
    }
}

/// What all windows have from the app's scenes.
@Observable @MainActor final class Lamp {
    var isLit = true
}

struct ClockView: View {
    let isLit: Bool
    var body: some View { Text(isLit ? "twelve" : "dark") }
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
