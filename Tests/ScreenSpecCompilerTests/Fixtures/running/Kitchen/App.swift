import Combine
import Observation

@MainActor @Observable final class Kitchen {
    var draft = ""
    var orders = 0
    var plates: [Int: Int] = [:]
}

@MainActor @Observable final class Cook: Identifiable {
    nonisolated let id: Int
    var name: String
    var isIn = true

    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

@MainActor @Observable final class Critic {
    var stars = 2
}

@MainActor @Observable final class Session {
    var name = "Ann"
    var isSignedIn = true
}

@MainActor final class Player: ObservableObject {
    @Published var volume = 1
}
