import Foundation
import Observation

@MainActor @Observable final class Bottle: Identifiable {
    nonisolated let url: URL
    var name: String
    var programs = ["Steam", "notepad"]
    var resolution = 96

    init(_ name: String) {
        (url, self.name) = (URL(filePath: "/bottles/\(name)"), name)
    }
}

/// All bottles.
@MainActor @Observable final class Cellar {
    var bottles = [Bottle("Games"), Bottle("Office")]

    func bottle(at url: URL) -> Bottle? { bottles.first { $0.url == url } }
}
@MainActor let cellar = Cellar()
