import Foundation
import ScreenSpecTestSupport
import Testing

@Suite("screenspec schema")
struct SchemaTests {
    let folder = TemporaryFolder()

    @Test("is JSON, and the sample specs hold to it")
    func samples() throws {
        let schema = try Tool.run("screenspec", "schema", in: folder)
        #expect(schema.status == 0 && schema.errors == "")
        let parsed = try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? [String: Any]
        #expect(parsed?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        let defined = try #require(schema.output.components(separatedBy: "\n  \"$defs\"").last)
        let definitions = defined.matches(of: /\n {4}"(\w+)": {\n/).map(\.1)
        #expect(definitions.count > 20 && Set(definitions).count == definitions.count)
        folder.write(schema.output, to: "schema.json")
        let script = PackageFolder.url.appending(path: "Tests/schema-check.py").path
        let check = try Tool.run(
            URL(filePath: "/usr/bin/env"), ["python3", script, folder["schema.json"].path] + sampleSpecs(),
            in: folder.url, ProcessInfo.processInfo.environment)
        // 127: there is no python3.
        #expect(check.status == 0 || check.status == 127, "\(check.output)\(check.errors)")
    }

    private func sampleSpecs() -> [String] {
        let specs = PackageFolder.url.appending(path: "Specs")
        let paths =
            FileManager.default.enumerator(at: specs, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return paths.map(\.path).filter { $0.hasSuffix(".screens.yaml") }.sorted()
    }

    @Test(
        "the names of generated types have a capital in it, too",
        arguments: [
            ("Places", true), ("ÄPlaces", true), ("_Places", true), ("places", false), ("It em", false), ("1", false),
        ])
    func typeNames(_ name: String, _ isFine: Bool) throws {
        let spec = "screenspec: 1\napp: {enum: \"\(name)\"}\ndestinations: {home: {view: Home}}\n"
        folder.write(spec, to: "App.screens.yaml")
        let compiled = try Tool.run("screenspec", "generate", "App.screens.yaml", "--stdout", in: folder)
        #expect((compiled.status == 0) == isFine, "\(compiled.errors)")
        let schema = try Tool.run("screenspec", "schema", in: folder).output
        #expect(schema.matches(of: /"\$ref": "#\/\$defs\/typeName"/).count == 6)
        let parsed = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
        let definitions = try #require(parsed?["$defs"] as? [String: [String: Any]])
        let pattern = try #require(definitions["typeName"]?["pattern"] as? String)
        #expect((name.range(of: pattern, options: .regularExpression) != nil) == isFine)
    }

    @Test("the reference page explains every key that the schema has")
    func reference() throws {
        let page = try Tool.run("screenspec", "schema", "--reference", in: folder).output
        let schema = try Tool.run("screenspec", "schema", in: folder).output
        let parsed = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
        let definitions = try #require(parsed["$defs"] as? [String: [String: Any]])
        for definition in [parsed] + definitions.values where definition["title"] != nil {
            let properties = try #require(definition["properties"] as? [String: Any])
            for key in properties.keys where key != "<<" { #expect(page.contains(".\(key)\"></a>**`\(key)`**: ")) }
        }
        let anchors = page.matches(of: /<a id="([^"]+)">/).map { String($0.1) }
        #expect(Set(anchors).count == anchors.count)
        for link in page.matches(of: /\]\(#([^)]+)\)/) { #expect(anchors.contains(String(link.1))) }
    }
}

@Suite("screenspec dump")
struct DumpTests {
    let folder = TemporaryFolder(spec: smallSpec)

    @Test("shows each stage", arguments: ["events", "document", "graph", "context"])
    func stages(stage: String) throws {
        let result = try Tool.run("screenspec", "dump", "--stage", stage, "App.screens.yaml", in: folder)
        #expect(result.status == 0 && result.errors == "")
        #expect(result.output.contains("home"))
        let again = try Tool.run("screenspec", "dump", "--stage", stage, folder["App.screens.yaml"].path, in: folder)
        #expect(again.output == result.output)
        let missing = try Tool.run("screenspec", "dump", "--stage", stage, "No.screens.yaml", in: folder)
        #expect(missing.status == 2 && missing.errors.contains("[missing-file]"))
    }

    @Test("shows what could be made of a spec with errors, too", arguments: ["events", "document", "graph"])
    func errors(stage: String) throws {
        folder.write(smallSpec.replacing("[book]", with: "[bok]"), to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "dump", "--stage", stage, "App.screens.yaml", in: folder)
        #expect(result.output.contains("home"))
        #expect(result.status == (stage == "events" ? 0 : 1))
    }

    @Test(
        "shows a document without a version that it could read",
        arguments: ["screenspec:\n", "screenspec: one\n", "screenspec: []\n"])
    func version(line: String) throws {
        folder.write(smallSpec.replacing("screenspec: 1\n", with: line), to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "dump", "--stage", "document", "App.screens.yaml", in: folder)
        #expect(result.status == 1 && result.output.contains("home @ ") && result.errors.contains("screenspec"))
    }

    @Test("has no context of a spec with errors, and says what they are")
    func contextOfErrors() throws {
        folder.write(
            smallSpec.replacing("[book]", with: "[bok]") + "attributes: {level: {type: Int}}\n", to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "dump", "--stage", "context", "App.screens.yaml", in: folder)
        #expect(result.status == 1 && result.output == "")
        #expect(result.errors.contains("[unknown-destination]") && result.errors.contains("[missing-default]"))
    }

    @Test("has the places of a document's values")
    func places() throws {
        let output = try Tool.run("screenspec", "dump", "--stage", "document", "App.screens.yaml", in: folder).output
        #expect(output.contains("home @ 4:3\n"))
        #expect(output.contains("title \"Home\" @ 4:17\n"))
    }
}
