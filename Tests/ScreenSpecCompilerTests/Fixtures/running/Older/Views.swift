import SwiftUI

struct NotesView: View {
    var body: some View { List { NavigationLink("Open 1", value: NavigationItem.note(1)) } }
}

struct NoteView: View {
    let id: Int
    var body: some View { Text("This is note \(id)") }
}

struct TrashView: View {
    var body: some View { Text("Nothing in the trash") }
}
