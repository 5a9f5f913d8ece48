import SwiftUI

struct StartView: View {
    var body: some View {
        VStack {
            NavigationLink("user 1", value: NavigationItem.user(1))
            NavigationLink("team 2", value: NavigationItem.team(2))
            NavigationLink("help", value: Help(topic: "navigation"))
            Image(systemName: "line.3.horizontal.decrease").popoverSource(.filter)
            Text("Filter").popoverSource(.filter)
        }
        .navigationDestination(for: Help.self) { HelpView(help: $0) }
    }
}

/// A page of the app's own, which the spec does not know.
struct Help: Hashable { let topic: String }

struct HelpView: View {
    let help: Help

    var body: some View {
        VStack {
            Text("help with \(help.topic)")
            NavigationLink("user 3", value: NavigationItem.user(3))
            if help.topic.hasPrefix("book") { NavigationLink("book 2 again", value: ListsItem.book(2)) }
        }
    }
}

struct UserView: View {
    let id: User.ID
    var body: some View { Text("This is user \(id)") }
}

struct TeamView: View {
    let id: Team.ID
    var body: some View { Text("This is team \(id)") }
}

struct RenameSheet: View {
    let project: Int
    @State private var edits = 0

    // Two views, with nothing around them.
    var body: some View {
        Button("project \(project), \(edits) edits") { edits += 1 }.isChanged(edits > 0)
        Text("of the team")
    }
}

/// It asks something itself, of which the router does not know.
struct PollSheet: View {
    @State private var isAsking = false

    var body: some View {
        Button("vote") { isAsking = true }
            .isChanged(true)
            .alert("For it?", isPresented: $isAsking) { Button("Yes") {} }
    }
}

struct MemoView: View {
    let memo: Memo
    @State private var edits = 0
    var body: some View { Button("\(memo.text) \(edits)") { edits += 1 } }
}

struct ShelfView: View {
    var body: some View {
        VStack {
            NavigationLink("book 1", value: ListsItem.book(1))
            NavigationLink("book 2", value: ListsItem.book(2))
        }
    }
}

struct BookView: View {
    let id: Int

    var body: some View {
        VStack {
            Text("This is book \(id)")
            Text("hint on \(id)").listsPopoverSource(.hint)
            NavigationLink("after \(id)", value: ListsItem.book(id + 1))
            NavigationLink("notes on \(id)", value: Help(topic: "book \(id)"))
        }
        .navigationDestination(for: Help.self) { HelpView(help: $0) }
    }
}
