import SwiftUI

/// Notes what the first body believes.
@MainActor var beliefs: [Bool] = []

struct NotesView: View {
    @EnvironmentObject private var router: NavigationRouter

    var body: some View {
        let _ = beliefs.append(router.isCompact)
        List { NavigationLink("Open 1", value: NavigationItem.note(1)) }
    }
}

struct NoteView: View {
    let id: Int
    var body: some View { Text("This is note \(id)") }
}

struct TrashView: View {
    var body: some View { Text("Nothing in the trash") }
}

struct DraftSheet: View {
    @State private var count = 0
    var body: some View { Button("\(count) words") { count += 1 }.isDirty(count > 0) }
}
