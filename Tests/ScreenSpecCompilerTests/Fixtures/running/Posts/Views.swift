import SwiftUI

/// What the bodies of a screen took the device for, one after the other.
@MainActor var beliefs: [Bool] = []

struct BoardsView: View {
    @EnvironmentObject private var router: NavigationRouter

    var body: some View {
        let _ = beliefs.append(router.isCompact)
        VStack {
            NavigationLink("board 1", value: NavigationItem.board(1))
            NavigationLink("thread 9", value: NavigationItem.thread(9))
        }
    }
}

struct BoardView: View {
    let id: Int

    var body: some View {
        VStack {
            NavigationLink("board \(id + 1)", value: NavigationItem.board(id + 1))
            NavigationLink("thread \(id)", value: NavigationItem.thread(id))
            NavigationLink("thread \(id + 5)", value: NavigationItem.thread(id + 5))
        }
    }
}

struct ThreadView: View {
    let id: Int
    @State private var words = 0

    var body: some View {
        VStack {
            Button("answer \(id): \(words) words") { words += 1 }
            NavigationLink("author", value: NavigationItem.member(id))
        }
    }
}

struct InboxView: View {
    var body: some View { NavigationLink("sender", value: NavigationItem.member(1)) }
}

/// Stands beside the tabs, in no stack.
struct ActivityColumn: View {
    @EnvironmentObject private var router: NavigationRouter
    @State private var count = 0

    var body: some View {
        Button("seen \(count) times") { count += 1 }
        Button("somebody") { router.push(.member(7)) }
    }
}
