import Combine
import SwiftUI

struct NotesView: View {
    var body: some View { List { NavigationLink("Open 1", value: NavigationItem.note(1)) } }
}

struct NoteView: View {
    let id: Int
    var body: some View { Text("This is note \(id)") }
}

struct FilterView: View {
    var body: some View { NavigationLink("Open 2", value: NavigationItem.note(2)) }
}

struct EditSheet: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var router: NavigationRouter
    let id: Int
    @State private var edits = 0
    @State private var isSaved = false

    var body: some View {
        Button("note \(id), \(edits) edits") { edits += 1 }
        Button("Save") {
            isSaved = true
            dismiss()
        }
        Button("Leave") { router.dismiss() }
            .isDirty(edits > 0 && !isSaved)
    }
}

/// Two of its views have something to lose.
struct JotView: View {
    @State private var lines = 0

    var body: some View {
        VStack {
            Button("\(lines) lines") { lines += 1 }.isDirty(lines > 0)
            Text("Jot").isDirty(lines > 1)
        }
    }
}

/// Which of several hosts is the first that is shown.
final class Shown: ObservableObject {
    @Published var first = 0
}

struct HostsView: View {
    let hosts: [NavigationRouter]
    @ObservedObject var shown: Shown

    var body: some View {
        VStack { ForEach(shown.first..<hosts.count, id: \.self) { NavigationHost(router: hosts[$0]) } }
    }
}
