// MARK: Projects

/// Not Hashable, as large models often are: the spec compares projects by `id`.
public struct Project: Identifiable, Codable, Sendable {
    public enum Pane: String, Hashable, Codable, Sendable { case general, color, access }
    public enum Field: String, Hashable, Codable, Sendable { case frameRate, length, client }

    public let id: String
    public var name: String
}

/// Not Hashable: the spec leaves it out of equality.
public struct Referrer: Codable, Sendable {
    public var source: String
}

public struct Template: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var name: String
}

public struct Post: Hashable, Codable, Sendable {
    public var title: String
    public var text = ""
}

// MARK: Assets

public struct Asset: Identifiable, Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable { case footage, sound, picture, font }

    public let id: String
    public var name: String
    public var kind: Kind
}

public struct Folder: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var name: String
}

public struct Tag: Identifiable, Hashable, Codable, Sendable {
    public let id: String
}

public enum ImportSource: String, Hashable, Codable, Sendable { case files, camera, cloud }

public enum TagMatch: Sendable { case all, any }

/// A class, neither Hashable nor Codable nor Sendable: the spec compares it by reference.
public final class Thumbnail {
    public nonisolated init() {}

    public var pixels: [UInt8] = []
}

// MARK: Timeline

public enum Timeline {
    public struct Clip: Identifiable, Hashable, Codable, Sendable {
        public let id: Int
        public var name: String
    }

    public struct Track: Identifiable, Hashable, Codable, Sendable {
        public let id: Int
        public var name: String
    }

    public struct Property: Hashable, Codable, Sendable {
        public var name: String
    }

    public enum Transition: Hashable, Codable, Sendable {
        case cut
        case dissolve(frames: Int)
    }

    public enum Edge: Sendable { case leading, trailing }
}

public struct Effect: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var name: String
}

public final class PlaybackEngine {
    public nonisolated init() {}

    public var frame = 0
}

// MARK: Review

public protocol Reviewer {
    var address: String { get }
}

public struct Guest: Reviewer, Sendable {
    public var address: String
}

public struct Review: Identifiable, Hashable, Codable, Sendable {
    public enum Status: String, Hashable, Codable, Sendable { case open, approved, rejected }

    public struct Comment: Identifiable, Hashable, Codable, Sendable {
        public let id: Int
        public var author: String
    }

    public struct Drawing: Hashable, Codable, Sendable {
        public var strokes: [[Double]]
    }

    public let id: Int
    public var title: String
    public var status: Status
}

public typealias DecisionHandler = @MainActor (Review.Status) -> Void

// MARK: Export

public protocol Exporter {
    var identifier: String { get }
    var fileExtension: String { get }
}

public struct MovieExporter: Exporter, Sendable {
    public nonisolated init() {}

    public let identifier = "com.example.studio.movie"
    public let fileExtension = "mov"
}

public enum ExportError: Error, Hashable, Codable, Sendable {
    case cancelled
    case diskFull
}

public struct ExportJob: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
}

public struct ExportPreset: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var name: String
}

// MARK: Team and billing

public struct Member: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public var name: String
}

public struct Role: Identifiable, Hashable, Codable, Sendable {
    public enum Permission: String, Hashable, Codable, Sendable { case view, comment, edit, export }

    public let id: String
    public var name: String
}

public enum Plan: String, Hashable, Codable, Sendable {
    case free, studio, enterprise

    public var name: String {
        switch self {
        case .free: "Free"
        case .studio: "Studio"
        case .enterprise: "Enterprise"
        }
    }
}

public struct Invoice: Identifiable, Hashable, Codable, Sendable {
    public let id: String
}

// MARK: The rest of the app

public enum Inbox {
    public struct Message: Identifiable, Hashable, Codable, Sendable {
        public let id: Int
        public var subject: String
    }
}

public enum SearchScope: String, Hashable, Codable, Sendable { case projects, assets, people, help }

public enum Theme: String, Hashable, Codable, Sendable { case system, light, dark }

public struct HelpArticle: Identifiable, Hashable, Codable, Sendable {
    public let id: String
}

/// How much of the window's furniture stays visible: the type of the attribute `chrome`.
public enum Chrome: Hashable, Sendable {
    case standard, minimal, immersive
}
