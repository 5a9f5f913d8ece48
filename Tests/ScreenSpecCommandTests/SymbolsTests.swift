import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("screenspec symbols export")
struct SymbolsTests {
    let folder = TemporaryFolder()

    private static var availability: [String: Any] {
        [
            "symbols": ["book": "2019", "tv": "2020", "old": "2019"],
            "year_to_release": ["2019": ["iOS": "13.0", "macOS": "10.15"], "2020": ["iOS": "14.0", "macOS": "11.0"]],
        ]
    }
    private static let list = """
        screenspec-symbols 1
        release 2019 iOS 13.0 macOS 10.15
        release 2020 iOS 14.0 macOS 11.0
        restriction 1 This symbol may only be used to refer to Apple’s TV.
        symbols
        book 2019
        old 2019 book
        tv 2020 - 1

        """

    private func write(_ list: Any, _ format: PropertyListSerialization.PropertyListFormat, to path: String) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        folder.makeFolder("Core.bundle/Contents/Resources")
        try data.write(to: folder["Core.bundle/Contents/Resources/\(path)"])
    }

    private func writeBundle(_ format: PropertyListSerialization.PropertyListFormat) throws {
        try write(Self.availability, format, to: "name_availability.plist")
        try write(["old": "book"], format, to: "name_aliases.strings")
        try write(
            ["tv": "This symbol may only be used to refer to Apple’s TV."], format, to: "symbol_restrictions.strings")
    }

    @Test(
        "reads a bundle of property lists of either kind",
        arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
    func export(_ format: PropertyListSerialization.PropertyListFormat) throws {
        try writeBundle(format)
        let printed = try Tool.run("screenspec", "symbols", "export", "--bundle", "Core.bundle", in: folder)
        #expect(printed.status == 0 && printed.errors == "" && printed.output == Self.list)
        let written = try Tool.run(
            "screenspec", "symbols", "export", "--bundle", "Core.bundle", "--output", "Specs/s.txt", in: folder)
        #expect(written.status == 0 && written.output == "" && folder.read("Specs/s.txt") == Self.list)
    }

    @Test("does without aliases and restrictions")
    func less() throws {
        try write(Self.availability, .xml, to: "name_availability.plist")
        let result = try Tool.run("screenspec", "symbols", "export", "--bundle", "Core.bundle", in: folder)
        #expect(result.output.hasSuffix("symbols\nbook 2019\nold 2019\ntv 2020\n"))
    }

    @Test("ends with 2 where there is no such bundle, or another one")
    func wrong() throws {
        let missing = try Tool.run("screenspec", "symbols", "export", "--bundle", "Core.bundle", in: folder)
        #expect(missing.status == 2)
        #expect(missing.errors == "screenspec: error: there is no name_availability.plist in `Core.bundle`\n")
        try write(["symbols": 1], .xml, to: "name_availability.plist")
        let other = try Tool.run("screenspec", "symbols", "export", "--bundle", "Core.bundle", in: folder)
        #expect(other.status == 2 && other.errors.contains("does not say which symbols there are"))
        #if !os(macOS)
            let unnamed = try Tool.run("screenspec", "symbols", "export", in: folder)
            #expect(unnamed.status == 2 && unnamed.errors.contains("name a copy of"))
        #endif
    }
}
