import Observation

struct BaseItem: Sendable {
    let id: String
    let name: String
}

protocol PagingLibrary: Sendable {
    var id: String { get }
    var title: String { get }
    var items: [BaseItem] { get }
}

struct Films: PagingLibrary {
    let id = "films", title = "Films"
    let items = [BaseItem(id: "1", name: "Metropolis"), BaseItem(id: "2", name: "Sunrise")]
}

@MainActor final class ItemEditor {
    let item: BaseItem
    init(_ item: BaseItem) { self.item = item }
}

final class UserAdmin: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

@MainActor @Observable final class Session {
    var user: String?
    var filters = ["Genres", "Tags"]
    var servers: [String] = []
}
@MainActor let session = Session()
