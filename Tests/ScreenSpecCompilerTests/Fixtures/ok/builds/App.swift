import Observation

public struct Draft: Codable, Sendable {
    public let id: Int
    public let text: String
}

@MainActor @Observable final class Session {
    var count = 1
    var isSignedIn = true
}
