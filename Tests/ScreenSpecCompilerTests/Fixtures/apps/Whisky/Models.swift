import Combine
import Foundation

@MainActor final class Bottle: Identifiable, ObservableObject {
    nonisolated let url: URL
    @Published var name: String
    @Published var programs = ["Steam", "notepad"]
    @Published var resolution = 96

    init(_ name: String) {
        (url, self.name) = (URL(filePath: "/bottles/\(name)"), name)
    }
}

/// All bottles.
@MainActor final class Cellar: ObservableObject {
    @Published var bottles = [Bottle("Games"), Bottle("Office")]

    /// One that is gone looks empty until its screen is, too.
    func bottle(at url: URL) -> Bottle { bottles.first { $0.url == url } ?? Bottle(url.lastPathComponent) }
}
