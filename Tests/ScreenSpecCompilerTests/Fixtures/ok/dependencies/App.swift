#if hasFeature(InternalImportsByDefault)
    public import Observation
#else
    import Observation
#endif
#if canImport(Combine)
    #if hasFeature(InternalImportsByDefault)
        public import Combine
    #else
        import Combine
    #endif
#endif

public struct Donut: Identifiable, Hashable, Codable, Sendable {
    public var id = 0
    public var name = ""
}

public enum Weight: Sendable { case light, heavy }

@MainActor
@Observable
public final class FoodTruckModel {
    var newDonut = Donut()
    var orders: [Int] = []
    var unread = 0
}

@MainActor
@Observable
public final class Session {
    var name = "Nobody"
}

/// What apps have that were written before Observation.
#if canImport(Combine)
    @MainActor
    public final class Player: ObservableObject {
        @Published var volume = 1.0
    }

    @MainActor
    final class Queue: ObservableObject {
        @Published var isOn = false
    }
#endif
