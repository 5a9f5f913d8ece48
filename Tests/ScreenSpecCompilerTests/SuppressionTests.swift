import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecTestSupport
import Testing

@Suite("Suppression comments")
struct SuppressionTests {
    let folder = TemporaryFolder()

    /// Finds the unused attribute in line 2.
    private static let spec = """
        screenspec: 1
        attributes: {wide: {type: Bool, default: false}} # screenspec:ignore unused-attribute
        destinations: {home: {view: HomeView}}

        """

    private func findings(_ text: Data) -> [String] {
        folder.write(text, to: "App.screens.yaml")
        return Compiled(folder["App.screens.yaml"]).findings
    }

    private func findings(_ text: String) -> [String] { findings(Data(text.utf8)) }

    @Test("work in any encoding and with any line ends")
    func encodings() {
        let crlf = Self.spec.replacing("\n", with: "\r\n")
        let texts = [Self.spec, crlf, Self.spec.replacing("\n", with: "\r"), "\u{FEFF}" + Self.spec, "# ä 📚\n" + crlf]
        for text in texts {
            #expect(findings(text) == [])
            if text.first != "\u{FEFF}" { #expect(findings(text.data(using: .utf16)!) == []) }
        }
    }

    @Test("count only for their own line")
    func otherLine() {
        let text = Self.spec.replacing(
            " # screenspec:ignore unused-attribute\n", with: "\n# screenspec:ignore unused-attribute\n")
        #expect(
            findings(text) == [
                "2:14 [unused-attribute] no screen gives `wide` a value of its own",
                "3:1 [unused-suppression] there is no `unused-attribute` here to suppress",
            ])
    }

    @Test("may stand several above one line")
    func stacked() {
        let text = Self.spec.replacing(" # screenspec:ignore unused-attribute", with: "")
            .replacing(
                "attributes:",
                with: "# screenspec:ignore duplicate-icon\n# screenspec:ignore unused-attribute\n# why\nattributes:")
        #expect(findings(text) == ["2:1 [unused-suppression] there is no `duplicate-icon` here to suppress"])
    }

    @Test("suppress findings that a spec makes errors, and no error of the language")
    func errors() {
        #expect(findings(Self.spec + "lint: {rules: {unused-attribute: error}}\n") == [])
        #expect(
            findings(Self.spec.replacing("{view:", with: "{veiw:").replacing("unused-attribute", with: "unknown-key"))
                == [
                    "2:70 [malformed-suppression] `unknown-key` is an error of the language and cannot be suppressed",
                    "3:23 [unknown-key] destination `home` has no key `veiw`",
                ])
    }

    @Test("say nothing of rules that could not look")
    func unchecked() {
        let text =
            Self.spec.replacing("HomeView}", with: "HomeView, icon: book}")
            + "# screenspec:ignore-file unknown-symbol\n"
        #expect(findings(text) == [])
    }

    /// Each of these took minutes.
    @Test("by the thousand: above one line, each on its own, and of one rule for the file")
    func many() {
        let block = String(repeating: "# screenspec:ignore unused-attribute\n", count: 20_000)
        let plain = Self.spec.replacing(" # screenspec:ignore unused-attribute", with: "")
        #expect(findings(plain.replacing("attributes:", with: block + "attributes:")) == [])
        let attributes = (0..<20_000).map {
            "  a\($0): {type: Bool, default: false} # screenspec:ignore unused-attribute\n"
        }
        let spec = "screenspec: 1\nattributes:\n\(attributes.joined())destinations: {home: {view: HomeView}}\n"
        #expect(findings(spec) == [])
        let files = String(repeating: "# screenspec:ignore-file unused-attribute\n", count: 20_000)
        #expect(findings(files + spec.replacing(" # screenspec:ignore unused-attribute", with: "")) == [])
    }

    @Test("at the end of a file without a line end")
    func lastLine() {
        #expect(
            findings(Self.spec + "# screenspec:ignore duplicate-icon") == [
                "4:1 [unused-suppression] there is no `duplicate-icon` here to suppress"
            ])
    }
}

extension Compiled {
    /// What was found, each in a line: place, kind and message.
    var findings: [String] {
        diagnostics.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /.*?:(\d+:\d+): (?:error|warning): (.*) \[([a-z-]+)\]/) else {
                return nil
            }
            return "\(match.1) [\(match.3)] \(match.2)"
        }
    }
}
