// MARK: Projects

/// Not Hashable, as large models often are: the spec compares projects by `id`.
struct Project: Identifiable, Codable, Sendable {
  enum Pane: String, Hashable, Codable, Sendable { case general, color, access }
  enum Field: String, Hashable, Codable, Sendable { case frameRate, length, client }

  let id: String
  var name: String
}

/// Not Hashable: the spec leaves it out of equality.
struct Referrer: Codable, Sendable {
  var source: String
}

struct Template: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var name: String
}

struct Post: Hashable, Codable, Sendable {
  var title: String
  var text = ""
}

// MARK: Assets

struct Asset: Identifiable, Hashable, Codable, Sendable {
  enum Kind: String, Hashable, Codable, Sendable { case footage, sound, picture, font }

  let id: String
  var name: String
  var kind: Kind
}

struct Folder: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var name: String
}

struct Tag: Identifiable, Hashable, Codable, Sendable {
  let id: String
}

enum ImportSource: String, Hashable, Codable, Sendable { case files, camera, cloud }

enum TagMatch: Sendable { case all, any }

/// A class, neither Hashable nor Codable nor Sendable: the spec compares it by reference.
final class Thumbnail {
  var pixels: [UInt8] = []
}

// MARK: Timeline

enum Timeline {
  struct Clip: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var name: String
  }

  struct Track: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var name: String
  }

  struct Property: Hashable, Codable, Sendable {
    var name: String
  }

  enum Transition: Hashable, Codable, Sendable {
    case cut
    case dissolve(frames: Int)
  }

  enum Edge: Sendable { case leading, trailing }
}

struct Effect: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var name: String
}

final class PlaybackEngine {
  var frame = 0
}

// MARK: Review

protocol Reviewer {
  var address: String { get }
}

struct Guest: Reviewer, Sendable {
  var address: String
}

struct Review: Identifiable, Hashable, Codable, Sendable {
  enum Status: String, Hashable, Codable, Sendable { case open, approved, rejected }

  struct Comment: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var author: String
  }

  struct Drawing: Hashable, Codable, Sendable {
    var strokes: [[Double]]
  }

  let id: Int
  var title: String
  var status: Status
}

typealias DecisionHandler = @MainActor (Review.Status) -> Void

// MARK: Export

protocol Exporter {
  var identifier: String { get }
  var fileExtension: String { get }
}

struct MovieExporter: Exporter, Sendable {
  let identifier = "com.example.studio.movie"
  let fileExtension = "mov"
}

enum ExportError: Error, Hashable, Codable, Sendable {
  case cancelled
  case diskFull
}

struct ExportJob: Identifiable, Hashable, Codable, Sendable {
  let id: Int
}

struct ExportPreset: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var name: String
}

// MARK: Team and billing

struct Member: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var name: String
}

struct Role: Identifiable, Hashable, Codable, Sendable {
  enum Permission: String, Hashable, Codable, Sendable { case view, comment, edit, export }

  let id: String
  var name: String
}

enum Plan: String, Hashable, Codable, Sendable {
  case free, studio, enterprise

  var name: String {
    switch self {
    case .free: "Free"
    case .studio: "Studio"
    case .enterprise: "Enterprise"
    }
  }
}

struct Invoice: Identifiable, Hashable, Codable, Sendable {
  let id: String
}

// MARK: The rest of the app

enum Inbox {
  struct Message: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var subject: String
  }
}

enum SearchScope: String, Hashable, Codable, Sendable { case projects, assets, people, help }

enum Theme: String, Hashable, Codable, Sendable { case system, light, dark }

struct HelpArticle: Identifiable, Hashable, Codable, Sendable {
  let id: String
}

/// How much of the window's furniture stays visible: the type of the attribute `chrome`.
enum Chrome: Hashable, Sendable {
  case standard, minimal, immersive
}
