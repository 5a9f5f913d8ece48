import Observation

/// The radio that is connected, and what comes from it.
@MainActor @Observable final class Radio {
    var nodes: [Int64] = [1, 2, 3]
    var connected: Int64 = 1
    /// The node that the settings are about.
    var configured: Int64 = 2
}
@MainActor let radio = Radio()
