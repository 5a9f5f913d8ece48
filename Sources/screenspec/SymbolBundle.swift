import Foundation
import ScreenSpecLint

/// What a `CoreGlyphs.bundle` says of SF Symbols, in three property lists:
///
/// - `name_availability.plist`: `symbols`, the release of each name, and `year_to_release`, the systems of each release.
/// - `name_aliases.strings`: new names by old ones.
/// - `symbol_restrictions.strings`: Apple's sentence on what a name may stand for.
struct SymbolBundle {
    /// Where macOS keeps it.
    static let systemPath = "/System/Library/CoreServices/CoreGlyphs.bundle"

    let table: SymbolTable

    struct ReadingError: Error, CustomStringConvertible { let description: String }

    /// - Throws: `ReadingError` where there is no such bundle, or it does not say which symbols there are.
    init(_ path: String) throws {
        let folders = ["Contents/Resources", "Resources", "Versions/A/Resources", "."]
        let bundle = URL(filePath: path, directoryHint: .isDirectory)
        let resources = folders.map { bundle.appending(path: $0) }.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "name_availability.plist").path)
        }
        guard let resources else { throw ReadingError(description: "there is no name_availability.plist in `\(path)`") }
        let availability = try Self.propertyList(resources, "name_availability.plist")
        guard let symbols = availability["symbols"] as? [String: String],
            let releases = availability["year_to_release"] as? [String: [String: String]]
        else {
            throw ReadingError(description: "name_availability.plist in `\(path)` does not say which symbols there are")
        }
        table = SymbolTable(
            releases: releases, availability: symbols,
            aliases: try Self.strings(resources, "name_aliases.strings"),
            restrictions: try Self.strings(resources, "symbol_restrictions.strings"))
    }

    /// A file of texts that may be missing.
    private static func strings(_ folder: URL, _ name: String) throws -> [String: String] {
        if !FileManager.default.fileExists(atPath: folder.appending(path: name).path) { return [:] }
        return try propertyList(folder, name).compactMapValues { $0 as? String }
    }

    private static func propertyList(_ folder: URL, _ name: String) throws -> [String: Any] {
        let file = folder.appending(path: name)
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { throw ReadingError(description: "`\(file.path)` cannot be read as a property list") }
        return list
    }
}
