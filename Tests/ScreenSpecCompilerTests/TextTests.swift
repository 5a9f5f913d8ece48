import Foundation
import ScreenSpecCompiler
import ScreenSpecTestSupport
import Testing

/// What people read is what the spec says, to the byte, and nothing but the spec decides what is generated.
@Suite("Texts and their surroundings")
struct TextTests {
    let folder = TemporaryFolder()
    /// Two, and two others for another `SCREENSPEC_SEED`.
    private static let seeds: [UInt64] = {
        let other = ProcessInfo.processInfo.environment["SCREENSPEC_SEED"].flatMap { UInt64($0) } ?? 0
        return [other &+ 11, other &+ 12]
    }()

    #if !canImport(SwiftUI)
        @Test("any text comes out of the compiled program as itself, wherever it stands", arguments: seeds)
        func texts(seed: UInt64) throws {
            let texts = SpecOfTexts(seed: seed)
            folder.write(texts.spec, to: "App.screens.yaml")
            let compiled = Compiled(folder["App.screens.yaml"])
            try #require(!compiled.hasErrors, "\(compiled.diagnostics)")
            folder.write(texts.program, to: "Program.swift")
            let modules = try StandInModules.running(.newest).get()
            let options = SwiftCompiler.Options(
                // With Darwin texts are looked up in the table that the spec names.
                searchPaths: [modules.swiftUI.url, modules.darwin.url], flags: [DeploymentTarget.newest.osFlag])
            let files = try compiled.files.mapValues {
                withFoundationGaps(try PlatformText(target: .newest).rewrite($0))
            }
            let sources = folder.write(files, to: "Generated") + [folder["Program.swift"]]
            let result = try SwiftCompiler.runProgram(sources + modules.objects, options, in: folder)
            #expect(result.status == 0, "\(result.output.prefix(4000))")
            let output = Data(result.output.utf8)
            let missing = (texts.texts + texts.lines).filter { output.range(of: Data($0.utf8)) == nil }
            #expect(missing == [], "\(result.output.prefix(4000))")
        }
    #endif

    @Test(
        "neither the order of keys nor what is around a spec changes what is generated",
        arguments: ["Books", "Team", "Forum", "Studio"])
    func surroundings(_ name: String) throws {
        let spec = samples.appending(path: "\(name).screens.yaml")
        let expected = Compiled(spec).files
        for place in ["a b", "Größe/📚", "x"] {
            for file in [spec] + parts(of: name) {
                folder.write(try Data(contentsOf: file), to: place + file.path.dropFirst(samples.path.count))
            }
            #expect(Compiled(folder["\(place)/\(name).screens.yaml"]).files == expected)
        }
        var dice = Dice(seed: 7)
        for _ in 0..<5 {
            for file in [spec] + parts(of: name) {
                folder.write(try ShuffledSpec(file, &dice).text, to: String(file.path.dropFirst(samples.path.count)))
            }
            let shuffled = Compiled(folder["\(name).screens.yaml"])
            #expect(shuffled.files.count == expected.count, "\(shuffled.diagnostics)")
            for (file, text) in shuffled.files { #expect(expected[file] == text, "\(file)") }
        }
    }

    private let samples = PackageFolder.url.appending(path: "Specs", directoryHint: .notDirectory)

    /// The files that a spec includes stand in a folder of its name.
    private func parts(of name: String) -> [URL] {
        let folder = samples.appending(path: name)
        return names(in: folder).map { folder.appending(path: $0) }
    }
}
