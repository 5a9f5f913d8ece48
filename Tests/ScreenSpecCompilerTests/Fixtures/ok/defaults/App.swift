struct Answer: Hashable, Sendable { let id: Int }
enum Action: Hashable, Sendable { case begin, end }
final class Sidebar: Sendable {}
