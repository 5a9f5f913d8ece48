import SwiftUI

struct SettingsView: View { var body: some View { EmptyView() } }
struct FilterView: View { var body: some View { EmptyView().shelfIsDirty(true).talkIsDirty(true).hrTrashIsDirty(true) } }

struct BooksView: View {
    @Environment(ShelfRouter.self) private var shelf
    @Environment(TalkRouter.self) private var talk
    @EnvironmentObject private var trash: HRTrashRouter

    var body: some View {
        Button("Filter") {
            shelf.open(.filter)
            talk.open(.filter)
            trash.open(.book(1))
        }
        .shelfPopoverSource(.filter)
        .talkPopoverSource(.filter)
    }
}

struct BookView: View {
    let id: Int

    var body: some View { EmptyView().withShelfDestinations().withTalkDestinations().withHRTrashDestinations() }
}

struct MemberView: View {
    let id: Member.ID

    var body: some View { EmptyView() }
}

struct FindView: View {
    let filter: Filter

    var body: some View { EmptyView() }
}

struct EditView: View {
    let id: Int

    var body: some View { EmptyView().shelfIsEdited(true).talkIsEdited(true) }
}

struct AskView: View {
    let onAnswer: (@Sendable (Int) -> Void)?

    var body: some View { EmptyView() }
}

@main
struct ThreeApps: App {
    @State private var shelf = ShelfRouter()

    var body: some Scene {
        WindowGroup {
            ZStack {
                ShelfHost(isLocked: true, members: [Member(id: 1)], router: shelf)
                TalkHost(isLocked: false)
                HRTrashHost { HRTrashSidebarView() }
                ShelfRegularContentView(members: []).withShelfSheets()
                TalkTabView().withTalkSheets()
            }
        }
        ShelfScenes(isLocked: false) { ShelfHost(isLocked: false, members: []) }
        HRTrashScenes { HRTrashHost() }
    }
}
