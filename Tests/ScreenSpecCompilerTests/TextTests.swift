import Foundation
import ScreenSpecCompiler
import ScreenSpecTestSupport
import Testing

/// What people read is what the spec says, to the byte, and nothing but the spec decides what is generated.
@Suite("Texts and their surroundings")
struct TextTests {
    let folder = TemporaryFolder()

    @Test("any text comes out of the compiled program as itself")
    func texts() throws {
        var dice = Dice(seed: 11)
        let texts = (0..<400).map { _ in Self.text(&dice) }
        let rows = texts.enumerated().map { number, text in
            "  s\(number): {title: \(Self.quoted(text, braces: true)), icon: {asset: \(Self.quoted(text))}, view: V}\n"
        }
        folder.write("screenspec: 1\ndestinations:\n" + rows.joined(), to: "App.screens.yaml")
        let compiled = Compiled(folder["App.screens.yaml"])
        try #require(compiled.diagnostics == "")
        for (name, text) in compiled.files { folder.write(text, to: "Generated/\(name)") }
        folder.write(
            """
            @main enum Program {
                static func main() {
                    for item in NavigationItem.all {
                        print((item.displayName + "|" + item.iconName).utf8.map { String($0) }.joined(separator: " "))
                    }
                }
            }
            struct V {}
            extension NavigationItem {
                static let all: [NavigationItem] = [\((0..<texts.count).map { ".s\($0)" }.joined(separator: ", "))]
            }
            """, to: "Program.swift")
        let sources = ["NavigationItem", "Hashable", "Metadata"].map { folder["Generated/App.\($0).swift"] }
        let result = try SwiftCompiler.runProgram(
            sources + [folder["Program.swift"]], SwiftCompiler.Options(searchPaths: []), in: folder)
        let expected = texts.map { "\($0)|\($0)".utf8.map { String($0) }.joined(separator: " ") + "\n" }.joined()
        #expect(result.status == 0 && result.output == expected, "\(result.output.prefix(2000))")
    }

    /// A few scalars of any kind: what Swift, YAML and people treat as something special more often than others.
    private static func text(_ dice: inout Dice) -> String {
        let special =
            "\"\\{}()#%:,[]&*!|>'@`$~^_-/ \t\n\r\0\u{1B}\u{7F}\u{85}\u{A0}\u{AD}\u{200B}\u{200D}\u{202E}\u{2028}\u{301}\u{FE0F}\u{FEFF}"
        let scalars = Array(special.unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0...dice.roll(12) {
            if dice.roll(2) == 0 {
                text.append(scalars[dice.roll(scalars.count)])
            } else if let scalar = Unicode.Scalar(UInt32(dice.roll(0x110000))) {
                text.append(scalar)
            }
        }
        return "t" + String(text)
    }

    /// As a double-quoted scalar of YAML (1.1, section 5.7), all of it escaped.
    private static func quoted(_ text: String, braces: Bool = false) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            let digits = String(scalar.value, radix: 16)
            let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            return braces && (scalar == "{" || scalar == "}") ? escape + escape : escape
        }
        return "\"\(escaped.joined())\""
    }

    @Test(
        "neither the order of keys nor what is around a spec changes what is generated",
        arguments: ["Books", "Team", "Forum", "Studio"])
    func surroundings(_ name: String) throws {
        let spec = PackageFolder.url.appending(path: "Specs/\(name).screens.yaml")
        let text = try String(contentsOf: spec, encoding: .utf8)
        let expected = Compiled(spec).files
        for place in ["a b", "Größe/📚", "x"] {
            try copyParts(of: name, to: "\(place)/")
            folder.write(text, to: "\(place)/\(name).screens.yaml")
            #expect(Compiled(folder["\(place)/\(name).screens.yaml"]).files == expected)
        }
        try copyParts(of: name, to: "")
        // The sections of a spec are keys that stand at the left.
        var sections: [[Substring]] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let begins = line.first.map { $0.isLetter } ?? false
            if begins || sections.isEmpty { sections.append([line]) } else { sections[sections.count - 1].append(line) }
        }
        var dice = Dice(seed: 7)
        let head = sections.removeFirst()
        for _ in 0..<5 {
            for last in sections.indices.reversed() { sections.swapAt(last, dice.roll(last + 1)) }
            let shuffled = ([head] + sections).map { $0.joined(separator: "\n") }.joined(separator: "\n")
            folder.write(shuffled, to: "\(name).screens.yaml")
            let files = Compiled(folder["\(name).screens.yaml"]).files
            #expect(files.count == expected.count)
            for (file, text) in files { #expect(expected[file] == text, "\(file)") }
        }
    }

    /// The files that a spec includes stand in a folder of its name.
    private func copyParts(of name: String, to place: String) throws {
        let parts = PackageFolder.url.appending(path: "Specs/\(name)")
        for file in (try? FileManager.default.contentsOfDirectory(atPath: parts.path)) ?? [] {
            folder.write(try Data(contentsOf: parts.appending(path: file)), to: "\(place)\(name)/\(file)")
        }
    }
}
