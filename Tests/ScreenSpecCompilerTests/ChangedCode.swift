import Foundation
import ScreenSpecTestSupport

/// The code of a spec in which words were changed, while its app is as it was.
struct ChangedCode {
    private let app: App
    /// The words that came or went, and those beside other characters that did.
    private let words: Set<String>
    /// Names that are not what they were.
    private let goneNames: Set<String>
    private let oldLines: Set<Substring>

    /// - Parameters:
    ///   - former: one of the fixture's specs.
    ///   - spec: what has become of it.
    init(of fixture: Fixture, _ former: URL, spec: URL) throws {
        app = try App(fixture, specs: fixture.specs.map { $0 == former ? spec : $0 })
        let (old, new) = (
            try tokens(of: String(contentsOf: former, encoding: .utf8)),
            try tokens(of: String(contentsOf: spec, encoding: .utf8))
        )
        let difference = new.difference(from: old)
        let gone = difference.removals.flatMap { Self.words(at: $0, in: old) }
        words = Set(gone + difference.insertions.flatMap { Self.words(at: $0, in: new) })
        goneNames = Set(gone.filter { $0.first?.isLowercase ?? false })
        oldLines = Set(Compiled(former).files.values.flatMap { $0.split(separator: "\n") })
    }

    /// What was changed there, if it is a word, and the words on both sides of what is none, or has gone.
    private static func words(at change: CollectionDifference<String>.Change, in tokens: [String]) -> [String] {
        switch change {
        case .insert(_, let token, _) where token.isWord: return [token]
        case .insert(let offset, _, _), .remove(let offset, _, _):
            let (before, behind) = (tokens[..<offset].last { $0.isWord }, tokens[(offset + 1)...].first { $0.isWord })
            return [before, behind].compactMap { $0 } + [tokens[offset]].filter(\.isWord)
        }
    }

    /// The errors that are the generated code's own, with what is noted of them.
    func faults(_ version: Int) throws -> String {
        let errors = try check(version, app.viewSources)
        // What follows from a type that is missing can be said anywhere, so the app is given one.
        let missing = Set(errors.compactMap { $0.firstMatch(of: /cannot find type '(\w+)' in scope/)?.1 })
        let types = Set(missing.map(String.init)).intersection(words)
        if types.isEmpty { return errors.filter { !isOfApp($0) }.joined() }
        let declarations = types.map { type in
            let isConformance = errors.contains { $0.contains("cannot find type '\(type)'") && $0.contains("enum ") }
            return isConformance
                ? "public protocol \(type) {}\n"
                : "nonisolated public struct \(type): Swift.Hashable, Swift.Codable, Swift.Sendable {}\n"
        }
        app.folder.write(declarations.joined(), to: "Missing.swift")
        let others = try check(version, app.viewSources + [app.folder["Missing.swift"]])
        return others.filter { !isOfApp($0, types) }.joined()
    }

    /// What a compiler finds wrong, each with what it notes of it.
    private func check(_ version: Int, _ sources: [URL]) throws -> [String] {
        var options = try app.optionsWithViews()
        options.version = version
        let result = try SwiftCompiler.run(
            SwiftCompiler.strict + options.arguments
                + ["-emit-sib", "-o", app.folder["App.sib"].path, "-diagnostic-style", "llvm"] + sources.map(\.path))
        if result.status == 0 { return [] }
        var errors: [String] = []
        for line in result.output.split(separator: "\n") {
            if line.contains(": error: ") || errors.isEmpty { errors.append("") }
            errors[errors.count - 1] += line + "\n"
        }
        return errors
    }

    /// Whether something is not there in the app, or of another type: it stands in the app's own files, or it is said of the changed
    /// words and where they came to stand.
    private func isOfApp(_ error: String, _ types: Set<String> = []) -> Bool {
        let lines = error.split(separator: "\n")
        guard let first = lines.first else { return true }
        if first.contains("/Fixtures/") { return true }
        guard Self.faultsOfApp.contains(where: { first.contains($0) }) else { return false }
        var said: Set<String> = []
        // What has another type now is handed over as before.
        var isNew = first.contains("cannot convert value")
        for (index, line) in lines.enumerated() {
            guard let message = line.firstMatch(of: /: (?:error|note): (.*)/)?.1 else { continue }
            let source = index + 1 < lines.count ? lines[index + 1] : ""
            said.formUnion(tokens(of: "\(message) \(source)"))
            if !oldLines.contains(source) { isNew = true }
        }
        // Lines that are as they were are wrong by a name that means something else now.
        return !said.isDisjoint(with: isNew ? words : goneNames.union(types))
    }

    private static let faultsOfApp = [
        "cannot find", "has no member", "has no subscripts", "is not a member type", "cannot convert value",
        "cannot call value", "conform to", "argument", "could not be inferred", "cannot be inferred", "cannot infer",
        "cannot be applied to", "unary operator", "binary operator", "mismatching types", "no exact matches",
        "unknown attribute",
        "cannot be used as an instance member", "cannot be used on type", "must be unwrapped",
        "can only appear in a pattern", "type placeholder",
        "inout parameter", "cannot be resolved without", "invalid conversion", "requires a contextual type",
        "cannot assign to value",
        "cannot specialize non-generic type", "no such module",
        "on non-optional value", "of non-optional type", "cannot be used as a boolean",
        "debug description for a function", "is not convertible to",
    ]
}

/// Words, runs of white space, and every other character by itself.
func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var last = 0
    for character in text {
        let kind = character.standsInNames ? 1 : character == " " ? 2 : 3
        if kind == last, kind < 3 {
            tokens[tokens.count - 1].append(character)
        } else {
            tokens.append(String(character))
        }
        last = kind
    }
    return tokens
}

extension String {
    fileprivate var isWord: Bool { first?.standsInNames ?? false }
}

extension Character {
    fileprivate var standsInNames: Bool {
        isLetter || isNumber || self == "_" || unicodeScalars.first?.properties.isEmojiPresentation == true
    }
}
