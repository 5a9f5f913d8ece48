import Foundation
import ScreenSpecDiagnostics
import ScreenSpecReporters
import ScreenSpecTestSupport
import Testing

/// Reports of findings whose paths, messages and lines are any characters: of each finding, what is read of it again is
/// what was told, in the same order.
extension ParsingTests {
    /// `SCREENSPEC_SEED` makes them others.
    private static let seeds = {
        let first = ProcessInfo.processInfo.environment["SCREENSPEC_SEED"].flatMap { UInt64($0) } ?? 1
        return first...first + 199
    }()

    /// What a report is told, and what it says.
    private func hostile(_ seed: UInt64, _ format: ReportFormat) -> (told: [Told], text: String) {
        var dice = Dice(seed: seed)
        let specs = Sample.specs(of: &dice)
        let told = specs.flatMap { spec in spec.diagnostics.map { Told($0, in: spec) } }
        return (told, text(of: Report(specs, folder: Sample.folder), format))
    }

    private func parsed(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

    @Test("all of them: nothing in a report is unseen", arguments: seeds)
    func unseen(seed: UInt64) {
        for format in ReportFormat.allCases {
            for scalar in hostile(seed, format).text.unicodeScalars {
                #expect(!scalar.isUnseen || scalar == "\n", "\(format)")
            }
        }
    }

    @Test("json says what it was told", arguments: seeds)
    func toldToJSON(seed: UInt64) throws {
        let (told, text) = hostile(seed, .json)
        let findings = (try parsed(text) as? [String: Any])?["findings"] as? [[String: Any]]
        let read = try #require(findings).map { finding in
            readBack(
                finding["path"] as? String, (finding["start"] as? [String: Int])?["line"],
                finding["message"] as? String)
        }
        #expect(read == told.map { $0.expected() })
    }

    @Test("gitlab says what it was told", arguments: seeds)
    func toldToGitLab(seed: UInt64) throws {
        let (told, text) = hostile(seed, .gitlab)
        let read = try #require(try parsed(text) as? [[String: Any]]).map { entry in
            let location = entry["location"] as? [String: Any]
            return readBack(
                location?["path"] as? String, (location?["lines"] as? [String: Int])?["begin"],
                entry["description"] as? String)
        }
        #expect(read == told.map { $0.expected(line: $0.line ?? 1) })
    }

    @Test("sarif says what it was told", arguments: seeds)
    func toldToSARIF(seed: UInt64) throws {
        let (told, text) = hostile(seed, .sarif)
        let run = ((try parsed(text) as? [String: Any])?["runs"] as? [[String: Any]])?.first
        let read = try #require(run?["results"] as? [[String: Any]]).map { result in
            let location = (result["locations"] as? [[String: Any]])?.first
            let place = location?["physicalLocation"] as? [String: Any]
            let uri = (place?["artifactLocation"] as? [String: Any])?["uri"] as? String
            return readBack(
                uri?.removingPercentEncoding, (place?["region"] as? [String: Int])?["startLine"],
                ((result["message"] as? [String: Any])?["text"] as? String).map(asViewersShow))
        }
        #expect(read == told.map { $0.expected() })
    }

    /// A message of SARIF as a viewer shows it: braces are doubled (3.11.5), and where something looks like a link, brackets and
    /// backslashes are escaped (3.11.6); none may be left that is not.
    private func asViewersShow(_ message: String) -> String {
        let message = undoubled(undoubled(message, "{"), "}")
        if !message.contains("](") { return message }
        var isEscaped = false
        var shown = String.UnicodeScalarView()
        for scalar in message.unicodeScalars {
            if scalar == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            #expect(isEscaped == "[]\\".unicodeScalars.contains(scalar), "\(message)")
            isEscaped = false
            shown.append(scalar)
        }
        return String(shown)
    }

    private func undoubled(_ message: String, _ brace: Character) -> String {
        let parts = message.split(separator: "\(brace)\(brace)", omittingEmptySubsequences: false)
        #expect(!parts.contains { $0.contains(brace) }, "\(message)")
        return parts.joined(separator: "\(brace)")
    }

    @Test("checkstyle says what it was told", arguments: seeds)
    func toldToCheckstyle(seed: UInt64) throws {
        let (told, text) = hostile(seed, .checkstyle)
        let read = try XMLElements(text)["error"].map { error in
            readBack(error["../name"], error["line"].flatMap { Int($0) }, error["message"])
        }
        #expect(read == told.map { $0.expected(path: inXML($0.path), line: $0.line ?? 1) })
    }

    @Test("junit says what it was told", arguments: seeds)
    func toldToJUnit(seed: UInt64) throws {
        let (told, text) = hostile(seed, .junit)
        let failures = try XMLElements(text)["failure"]
        let read = failures.map { failure in
            let place = (failure["../name"] ?? "").split(separator: ":")
            return readBack(
                failure["../classname"], place.count == 3 ? Int(place[1]) : nil, failure["message"])
        }
        #expect(read == told.map { $0.expected(path: inXML($0.path)) })
        for (failure, told) in zip(failures, told) {
            let place = (failure["../name"] ?? "").dropFirst(told.id.count)
            let shown = "\(visible(told.path))\(place): \(told.message) [\(told.id)]\nhelp: \(told.help)"
            #expect(readBack(nil, nil, failure["."]) == readBack(nil, nil, shown))
        }
    }

    /// XML has no way to say some characters (XML 1.0, section 2.2); of what `Sample` has, these.
    private func inXML(_ path: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in path.unicodeScalars {
            shown.append(["\0", "\u{7}", "\u{1B}", "\u{FFFE}"].contains(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(shown)
    }

    @Test("github says what it was told", arguments: seeds)
    func toldToGitHub(seed: UInt64) throws {
        let (told, text) = hostile(seed, .github)
        let commands = try lines(text).map { try #require(WorkflowCommand($0), "\($0)") }
        let read = commands.map {
            readBack($0.properties["file"], $0.properties["line"].flatMap { Int($0) }, $0.data)
        }
        #expect(
            read == told.map { $0.expected(path: inCommand($0.path), message: "\($0.message)\nhelp: \($0.help)") })
        #expect(commands.map(\.name) == told.map(\.severity))
        #expect(commands.map { $0.properties["title"] } == told.map(\.id))
    }

    /// A log shows commands, too: line breaks, which the runner reads back, are all of what is unseen that a path keeps.
    private func inCommand(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            scalar.isUnseen && scalar != "\n" && scalar != "\r" ? scalar.escaped : String(scalar)
        }.joined()
    }

    /// Each line is one that the format has, in its place, so that no text has made another one.
    @Test("text says what it was told, and no line is forged", arguments: seeds)
    func toldToText(seed: UInt64) {
        let (told, text) = hostile(seed, .text)
        var rest = lines(text)[...]
        for told in told { expect(told, inText: &rest) }
        let files = Set(told.map { Array($0.path.utf8) }).count
        #expect(rest.count == 1 && rest.first?.hasSuffix(files == 1 ? " in 1 file" : " in \(files) files") == true)
        #expect(!text.contains("##["))
    }

    private func expect(_ told: Told, inText lines: inout ArraySlice<String>) {
        func next(_ prefix: String, _ suffix: String = "") {
            let line = lines.popFirst()
            #expect(line?.hasPrefix(prefix) == true && line?.hasSuffix(suffix) == true, "\(line ?? "no line")")
        }
        func nextSnippet() {
            guard let line = told.line else { return }
            next("    \(line) | ")
            next("      | ", "^")
        }
        let place = visible(told.absolutePath) + told.place
        next(place, " \(told.severity): \(told.message) [\(told.id)]")
        nextSnippet()
        for note in told.diagnostic.notes {
            next(place, " note: \(visible(note.message))")
            nextSnippet()
        }
        next("help: \(told.help)")
    }

    @Test("xcode says what it was told, and no line is forged", arguments: seeds)
    func toldToXcode(seed: UInt64) {
        let (told, text) = hostile(seed, .xcode)
        let lines = lines(text)
        #expect(lines.count == told.count, "\(text)")
        for (line, told) in zip(lines, told) {
            #expect(line.hasPrefix(visible(told.absolutePath) + told.place), "\(line)")
            #expect(line.hasSuffix(" \(told.severity): \(told.message) [\(told.id)]"), "\(line)")
        }
        // GitHub's runner takes that for a command wherever it stands on a line.
        #expect(!text.contains("##["))
    }

    /// The lines of a text that ends with a line break.
    private func lines(_ text: String) -> [String] {
        #expect(text.utf8.last == 0x0A)
        return text.utf8.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false).map { String($0) ?? "" }
    }
}

/// A command in a log, read as GitHub's runner reads it (`ActionCommand.cs` of actions/runner).
private struct WorkflowCommand {
    let name: String
    var properties: [String: String] = [:]
    let data: String

    init?(_ line: String) {
        let parts = Self.split(line, at: "::", most: 2)
        guard parts.count == 3, parts[0] == "" else { return nil }
        let command = Self.split(parts[1], at: " ", most: 1)
        name = command[0]
        data = Self.unescaped(parts[2], Self.ofData)
        for property in Self.split(command.count > 1 ? command[1] : "", at: ",", most: .max) {
            let pair = Self.split(property, at: "=", most: 1)
            if pair.count == 2 { properties[pair[0]] = Self.unescaped(pair[1], Self.ofProperties) }
        }
    }

    /// By bytes: a character of Swift's may be several scalars, and `:` be a part of one.
    private static func split(_ text: String, at separator: String, most: Int) -> [String] {
        text.utf8.split(separator: separator.utf8, maxSplits: most, omittingEmptySubsequences: false).map {
            String($0) ?? ""
        }
    }

    private static let ofData = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
    private static let ofProperties = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]

    /// One after the other, as the runner does it.
    private static func unescaped(_ text: String, _ escapes: [(String, String)]) -> String {
        escapes.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
    }
}
