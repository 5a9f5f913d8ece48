import Combine

/// The radio that is connected, and what comes from it.
@MainActor final class Radio: ObservableObject {
    @Published var nodes: [Int64] = [1, 2, 3]
    @Published var unread = 0
    @Published var connected: Int64 = 1
    /// The node that the settings are about.
    @Published var configured: Int64 = 2
}
