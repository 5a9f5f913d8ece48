import Foundation
import Observation

@MainActor @Observable final class CurrentAccount {
    var isSignedIn = true
    var unread = 3
}

final class Account: Sendable {
    let id: String
    init(id: String) { self.id = id }
}

final class Status: Sendable {
    let id: String
    let account: Account
    init(id: String, account: Account) { (self.id, self.account) = (id, account) }
}

final class TagGroup {
    var title: String
    init(title: String) { self.title = title }
}

/// Types that have SwiftUI's names.
enum Models {
    struct List: Hashable, Codable, Sendable { let title: String }
    enum Visibility: String, Codable, Sendable { case pub, unlisted, priv, direct }
}

final class UIImage {}
struct Conversation: Hashable { let id: String }
struct Card: Hashable { let url: URL, title: String }
struct Tag: Hashable { let name: String }
struct Instance: Hashable { let title: String }
struct AppAccount: Hashable { let server: String }
enum NotificationType: String, Hashable { case mention, follow, poll }

enum TimelineFilter: Hashable, Codable {
    case home, trending, local, federated
    case hashtag(String, String?), list(Models.List), link(URL, String), quotes(String)

    var title: String {
        switch self {
        case .home: "Home"
        case .trending: "Trending"
        case .local: "Local"
        case .federated: "Federated"
        case .hashtag(let tag, _): "#\(tag)"
        case .list(let list): list.title
        case .link(_, let title): title
        case .quotes: "Quotes"
        }
    }
}
