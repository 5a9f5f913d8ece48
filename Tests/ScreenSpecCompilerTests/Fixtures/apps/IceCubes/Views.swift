import SwiftUI

extension View {
    func withToasts() -> some View { overlay { Text("Toast") } }
    func withTheme() -> some View { environment(\.isThemed, true) }
}

extension EnvironmentValues {
    var isThemed: Bool {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = false }

struct IceCubesApp: App {
    @State private var account = CurrentAccount()

    var body: some Scene { NavigationScenes { NavigationHost().environment(account) } }
}

struct MediaView: View {
    let attachments: [URL], selected: Int
    var body: some View { Text("Picture \(selected + 1) of \(attachments.count)") }
}

struct TimelineView: View {
    @Environment(NavigationRouter.self) private var router
    let filter: TimelineFilter
    private let status = Status(id: "42", account: Account(id: "mastodon"))

    var body: some View {
        Text("Posts of \(filter.title)")
        Button("Post 42") { router.push(.statusDetail(id: "42")) }
        Button("Reply to 42") { router.present(.replyToStatus(status: status)) }
        Button("Report 42") { router.present(.report(status: status)) }
        Button("New Post") { router.present(.newStatus(visibility: .pub)) }
        Button("Content Filter") { router.present(.timelineContentFilter) }
        Button("Log In") { router.open(.addAccount) }
        if case .list(let list) = filter { Button("Edit List") { router.open(.listEdit(list: list)) } }
    }
}

struct StatusDetailView: View {
    @Environment(NavigationRouter.self) private var router
    let id: String

    var body: some View {
        Text("Thread of \(id)")
        Button("By mastodon") { router.push(.accountDetail(id: "mastodon")) }
        Button("Picture") { router.openWindow(.media([URL(filePath: "/1"), URL(filePath: "/2")], selected: 1)) }
        Button("#swift") { router.push(.hashTag(tag: "swift", account: nil)) }
        Button("Boosted by") { router.push(.rebloggedBy(id: id)) }
        Button("Edits") { router.open(.editHistory(status: id)) }
        Button("Delete Post") { Task { if await router.ask(.deletePost) == .delete { router.pop() } } }
        Button("Translate") {
            Task {
                guard await router.ask(.translationFailed(of: "DeepL")) == .openSettings else { return }
                router.present(.settings(isModal: true), as: .sheet)
                router.router(ofLayer: 0).push(.translationSettings)
            }
        }
    }
}

struct AccountDetailView: View {
    @Environment(NavigationRouter.self) private var router
    let id: String

    var body: some View {
        Text("All about \(id)")
        Button("Followers") { router.push(.followers(id: id)) }
        Button("Add to a List") { router.open(.listAddAccount(account: Account(id: id))) }
    }
}

struct AccountsListView: View {
    enum Mode {
        case followers(String), following(String), favoritedBy(String), rebloggedBy(String)
        case accounts([Account]), blocked, muted
    }
    let mode: Mode
    var body: some View { Text("Accounts: \(String(describing: mode))") }
}

struct StatusesListView: View {
    enum Mode: String { case bookmarks, favorites }
    let mode: Mode
    var body: some View { Text("My \(mode.rawValue)") }
}

struct ExploreView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        Button("Trending Tags") { router.push(.tagsList(tags: [Tag(name: "swift")])) }
        NavigationLink("Trending Posts", value: RouterDestination.trendingTimeline)
    }
}

struct TagsListView: View {
    let tags: [Tag]

    var body: some View {
        ForEach(tags, id: \.name) { tag in
            NavigationLink("#\(tag.name)", value: RouterDestination.hashTag(tag: tag.name, account: nil))
        }
    }
}

struct TrendingLinksView: View {
    let cards: [Card]
    var body: some View { Text("\(cards.count) links") }
}

struct NotificationsListView: View {
    @Environment(NavigationRouter.self) private var router
    var type: NotificationType?
    var account: String?

    var body: some View {
        Text(type.map { "Only \($0.rawValue)" } ?? "All notifications")
        Button("Requests") { router.push(.notificationsRequests) }
        Button("Push Settings") { router.open(.pushNotifications) }
    }
}

/// Beside the tabs of an iPad, with a stack of its own.
struct NotificationsColumn: View {
    @State private var router = NavigationRouter()

    var body: some View {
        NavigationStack(path: $router.stack) { NotificationsListView().withNavigationDestinations() }
            .withSheets()
            .environment(router)
    }
}

struct NotificationsRequestsView: View {
    var body: some View { NavigationLink("Of spam", value: RouterDestination.notificationsForAccount(accountId: "spam")) }
}

struct ConversationsListView: View {
    var body: some View {
        NavigationLink("A friend", value: RouterDestination.conversationDetail(conversation: Conversation(id: "friend")))
    }
}

struct ConversationDetailView: View {
    let conversation: Conversation
    var body: some View { Text("Talking to \(conversation.id)") }
}

struct ProfileView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        Text("Me")
        Button("Edit Info") { router.open(.accountEdit) }
        Button("Settings") { router.present(.settings(isModal: true), as: .sheet) }
    }
}

struct ListsListView: View {
    var body: some View { NavigationLink("Friends", value: RouterDestination.list(list: Models.List(title: "Friends"))) }
}

struct ListAddAccountView: View {
    @Environment(NavigationRouter.self) private var router
    let account: Account

    var body: some View {
        Text("Lists of \(account.id)")
        Button("Create a List") { router.open(.listCreate) }
    }
}

struct SettingsView: View {
    @Environment(NavigationRouter.self) private var router
    let isModal: Bool

    var body: some View {
        NavigationLink("Display", value: RouterDestination.displaySettings)
        NavigationLink("Tag Groups", value: RouterDestination.tagGroupsSettings)
        Button("Support") { router.open(.support) }
        if isModal { Button("Done") { router.dismiss() } }
    }
}

struct SettingsPage: View {
    let name: String
    var body: some View { Text("\(name) page") }
}

struct TagGroupsSettingsView: View {
    @Environment(NavigationRouter.self) private var router
    @State private var group = TagGroup(title: "Swift")
    @State private var saved = 0

    var body: some View {
        Text("Saved \(saved) times")
        Button(group.title) { router.open(.editTagGroup(group) { _ in saved += 1 }) }
    }
}

struct EditTagGroupView: View {
    @Environment(NavigationRouter.self) private var router
    let group: TagGroup?
    let onSaved: ((TagGroup) -> Void)?

    var body: some View {
        Button("Save \(group?.title ?? "a new group")") {
            if let group { onSaved?(group) }
            router.dismiss()
        }
    }
}

struct StatusEditor: View {
    enum Mode {
        case new(text: String?, Models.Visibility), images([URL], String?, [String]?, Models.Visibility)
        case edit(Status), reply(Status), quote(Status), quoteLink(URL), mention(Account, Models.Visibility)
    }
    @Environment(NavigationRouter.self) private var router
    @State private var text = ""
    let mode: Mode
    init(_ mode: Mode) { self.mode = mode }

    var body: some View {
        Form {
            Text("Written: \(text)")
            Button("Write") { text += "hello " }
            Button("Cancel Post") { router.dismiss() }
            Button("Send") {
                router.isUnsaved = false
                router.dismiss()
            }
        }
        .isDrafting(!text.isEmpty)
    }
}

struct AccountSettingsView: View {
    let account: Account, appAccount: AppAccount
    var body: some View { Text("\(account.id) at \(appAccount.server)") }
}

struct AccountMediaGridView: View {
    let account: Account
    var body: some View { Text("Media of \(account.id)") }
}

struct InstanceInfoView: View {
    let instance: Instance
    var body: some View { Text(instance.title) }
}

struct ListEditView: View {
    let list: Models.List
    var body: some View { Text("Members of \(list.title)") }
}

struct StatusEditHistoryView: View {
    let id: String
    var body: some View { Text("Edits of \(id)") }
}

struct ReportView: View {
    @Environment(\.isThemed) private var isThemed
    let status: Status
    var body: some View { Text(isThemed ? "What is wrong with \(status.id)?" : "A sheet without its theme") }
}

struct ActivityView: View {
    let image: UIImage, status: Status
    var body: some View { Text("Share \(status.id)") }
}

struct EditFilterView: View {
    let filter: String?
    var body: some View { Text(filter ?? "New Filter") }
}

struct AccountMetricsView: View { var body: some View { Text("Followers by week") } }
struct FollowedTagsView: View { var body: some View { Text("Tags") } }
struct AddAccountView: View { var body: some View { Text("Which instance?") } }
struct AddRemoteTimelineView: View { var body: some View { Text("Which server?") } }
struct ListCreateView: View { var body: some View { Text("Name of the list") } }
struct EditAccountView: View { var body: some View { Text("Display name") } }
struct FiltersListView: View { var body: some View { Text("Filters") } }
struct TimelineContentFilterView: View { var body: some View { Text("Show boosts") } }
