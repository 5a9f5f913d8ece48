import SwiftUI

/// Keeps what a person did here, for as long as it lives.
struct Draft: View {
    let name: String
    @State private var edits = 0

    var body: some View { Button("\(name) \(edits)") { edits += 1 } }
}

struct BoardsView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        List {
            NavigationLink("To thread 1", value: NavigationItem.thread(1))
            NavigationLink("To thread 2", value: NavigationItem.thread(2))
            Button("Filter") { router.open(.filter) }
            Draft(name: "in the boards")
        }
    }
}

struct ThreadView: View {
    @Environment(NavigationRouter.self) private var router
    let id: Int

    var body: some View {
        VStack {
            Text("This is thread \(id)")
            Draft(name: "in thread \(id)")
            NavigationLink("To member \(id)", value: NavigationItem.member(id))
            Button("Answer") { router.present(.compose(id)) }
            Text("Filter thread \(id)").popoverSource(.filter)
            Text("Author of thread \(id)").popoverSource(.member(id))
        }
    }
}

/// Answers when it is told to.
@MainActor enum Server {
    private static var waiting: [CheckedContinuation<Int, Never>] = []

    static func newestMember() async -> Int { await withCheckedContinuation { waiting.append($0) } }

    /// Answers all who wait. Returns whether somebody did.
    static func answer(_ member: Int) -> Bool {
        defer { waiting = [] }
        for one in waiting { one.resume(returning: member) }
        return !waiting.isEmpty
    }
}

struct InboxView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            NavigationLink("To member 1", value: NavigationItem.member(1))
            Button("Log in") { router.open(.logIn) }
            Button("Thread 2 from here") { router.open(.thread(2)) }
            Button("Newest member") { Task { router.push(.member(await Server.newestMember())) } }
        }
    }
}

struct MemberView: View {
    @Environment(NavigationRouter.self) private var router
    let id: Int
    @State private var notes = 0

    var body: some View {
        VStack {
            Text("This is member \(id)")
            Button("Saved") { router.push(.saved(kind: id)) }
            Text("Friend of member \(id)").popoverSource(.member(id + 1))
            Button("member \(id): \(notes) notes") { notes += 1 }
            Button("Save notes") { notes = 0 }
        }
        .isEdited(notes > 0)
    }
}

struct SavedView: View {
    let kind: Int
    var body: some View { NavigationLink("To member \(kind + 3)", value: NavigationItem.member(kind + 3)) }
}

struct LogInView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        VStack {
            Button("Who is member 9?") { router.push(.member(9)) }
            Button("Done") { router.dismiss() }
        }
    }
}

struct FilterView: View {
    @Environment(NavigationRouter.self) private var router
    @State private var edits = 0

    var body: some View {
        VStack {
            Button("filter \(edits)") { edits += 1 }
            Button("Apply") { router.isUnsaved = false }
            Button("Clear") { edits = 0 }
            FilterWords()
            NavigationLink("By member 5", value: NavigationItem.member(5))
        }
        .isDirty(edits > 0)
    }
}

struct FilterWords: View {
    @State private var words = 0

    var body: some View { Button("filter: \(words) words") { words += 1 }.isDirty(words > 0) }
}

struct ComposeSheet: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(\.dismiss) private var dismiss
    let id: Int
    @State private var edits = 0

    var body: some View {
        VStack {
            Button("answer \(id): \(edits) words") { edits += 1 }
            NavigationLink("Mention member 5", value: NavigationItem.member(5))
            Button("Leave") { dismiss() }
            Button("Rules") { router.present(.about) }
        }
        .isEdited(edits > 0)
    }
}

struct AboutSheet: View {
    var body: some View { Text("Be kind") }
}

struct SignUpView: View {
    var body: some View { Text("Welcome") }
}
