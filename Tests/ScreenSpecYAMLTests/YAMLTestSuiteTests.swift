import Foundation
import ScreenSpecDiagnostics
import ScreenSpecTestSupport
import ScreenSpecYAML
import Testing

/// The public YAML test suite, beside what libyaml 0.2.5 makes of each case.
@Suite struct YAMLTestSuiteTests {
    @Test(.enabled(if: YAMLSuiteCase.file != nil, "no yaml-test-suite.jsonl in $SCREENSPEC_SHARED or ../shared"))
    func everyCaseThatLibYAMLReadsHasTheEventsOfTheSuite() throws {
        let cases = try YAMLSuiteCase.all().filter { $0.libyaml025 == "ok" && !$0.error }
        #expect(cases.count > 200)
        for suiteCase in cases {
            var diagnostics: [Diagnostic] = []
            let events = eventNotation(suiteCase.source, file: 0, into: &diagnostics)
            #expect(events == suiteCase.events, "\(suiteCase.id) \(suiteCase.title)")
            #expect(diagnostics == [], "\(suiteCase.id) \(suiteCase.title)")
        }
    }

    @Test(.enabled(if: YAMLSuiteCase.file != nil, "no yaml-test-suite.jsonl in $SCREENSPEC_SHARED or ../shared"))
    func everyCaseThatIsNotYAMLIsReported() throws {
        let cases = try YAMLSuiteCase.all().filter { $0.libyaml025 == "ok" && $0.error }
        #expect(cases.count > 70)
        for suiteCase in cases {
            var diagnostics: [Diagnostic] = []
            _ = eventNotation(suiteCase.source, file: 0, into: &diagnostics)
            #expect(diagnostics.count == 1, "\(suiteCase.id) \(suiteCase.title)")
        }
    }

    @Test(.enabled(if: YAMLSuiteCase.file != nil, "no yaml-test-suite.jsonl in $SCREENSPEC_SHARED or ../shared"))
    func everyCaseGivesATreeOfTheSameValuesOrADiagnostic() throws {
        for suiteCase in try YAMLSuiteCase.all() {
            var diagnostics: [Diagnostic] = []
            let tree = readYAML(suiteCase.source, file: 0, into: &diagnostics)
            #expect(tree != nil || !diagnostics.isEmpty, "\(suiteCase.id) \(suiteCase.title)")
            #expect(tree?.flaw == nil, "\(suiteCase.id) \(suiteCase.title)")
            guard let tree, diagnostics.isEmpty, suiteCase.libyaml025 == "ok" else { continue }
            #expect(tree.valuesInOrder == suiteCase.values, "\(suiteCase.id) \(suiteCase.title)")
        }
    }
}

/// A case of the suite: its text, its events, and whether libyaml 0.2.5 agrees.
private struct YAMLSuiteCase: Decodable {
    let id: String
    let title: String
    let error: Bool
    let libyaml025: String
    let `in`: String
    let events: String

    /// Without a byte order mark, which never reaches a `SourceFile`.
    var source: SourceFile {
        let scalars = self.in.unicodeScalars
        return SourceFile(path: id, string: String(scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]))
    }

    /// The events' scalars without their properties and styles.
    var values: [String] {
        events.split(separator: "\n").filter { $0.hasPrefix("=VAL") }.map { line in
            let words = line.split(separator: " ", omittingEmptySubsequences: false).drop { word in
                word == "=VAL" || word.hasPrefix("&") || word.hasPrefix("<")
            }
            return String(words.joined(separator: " ").dropFirst())
        }
    }

    static let file = PackageFolder.shared("yaml-test-suite.jsonl")

    static func all() throws -> [YAMLSuiteCase] {
        let lines = try Data(contentsOf: #require(file)).split(separator: UInt8(ascii: "\n"))
        return try lines.map { try JSONDecoder().decode(YAMLSuiteCase.self, from: $0) }
    }
}

extension YAMLTree {
    /// All scalars in the suite's notation of their text.
    fileprivate var valuesInOrder: [String] {
        (0..<UInt32(count)).filter { nodes[Int($0)].kind == .scalar }.map { node in
            text(node).string.unicodeScalars.map { scalar in
                switch scalar {
                case "\\": "\\\\"
                case "\n": "\\n"
                case "\r": "\\r"
                case "\t": "\\t"
                case "\u{8}": "\\b"
                default: String(scalar)
                }
            }.joined()
        }
    }
}
