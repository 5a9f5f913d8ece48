import Foundation
import ScreenSpecDiagnostics
import ScreenSpecReporters
import ScreenSpecTestSupport
import Testing

@Suite("What parsers make of reports")
struct ParsingTests {
    private func json(_ format: ReportFormat) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(Sample.text(format).utf8))
    }

    @Test("json: paths, places and edits are what they were")
    func plainJSON() throws {
        let root = try #require(try json(.json) as? [String: Any])
        #expect(root["files"] as? [String] == Sample.report.files.map { relativePath($0, to: Sample.folder) })
        let findings = try #require(root["findings"] as? [[String: Any]])
        #expect(findings.count == 6)
        let hostile = try #require(findings.first { ($0["path"] as? String)?.hasPrefix("a,b:\n::error") == true })
        #expect("/work/app/" + (hostile["path"] as? String ?? "") == Sample.hostilePath)
        let mended = try #require(findings.first { $0["fix"] != nil })
        #expect((mended["start"] as? [String: Int]) == ["line": 2, "column": 20, "offset": 42])
        let edits = try #require((mended["fix"] as? [String: Any])?["edits"] as? [[String: Any]])
        #expect(edits.map { $0["replacement"] as? String } == ["# \u{202E}\"\n", "screen"])
        let notes = try #require(mended["notes"] as? [[String: Any]])
        #expect(notes[0]["path"] as? String == "../shared/Part [1].yaml" && notes[1]["path"] == nil)
    }

    @Test("gitlab: one entry each, with a line and a fingerprint of its own")
    func gitlab() throws {
        let entries = try #require(try json(.gitlab) as? [[String: Any]])
        #expect(entries.count == 6 && Set(entries.compactMap { $0["fingerprint"] as? String }).count == 6)
        for entry in entries {
            let location = try #require(entry["location"] as? [String: Any])
            #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 > 0)
        }
    }

    @Test("sarif: addresses lead back to the files, and rules to what they are")
    func sarif() throws {
        let log = try #require(try json(.sarif) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 6)
        for (result, finding) in zip(results, Sample.report.findings) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            let place = try #require(
                (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
            let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
            #expect("/work/app/" + (uri.removingPercentEncoding ?? "") == finding.path)
            #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") })
        }
    }

    private static let schema = PackageFolder.shared("sarif-schema-2.1.0.json").flatMap {
        python("import jsonschema") == 0 ? $0 : nil
    }

    @Test("sarif: fulfils the standard's schema", .enabled(if: Self.schema != nil))
    func sarifSchema() throws {
        let folder = TemporaryFolder()
        let reports =
            [Sample.report]
            + (UInt64(1)...50).map { seed in
                var dice = Dice(seed: seed)
                return Sample.report(of: &dice)
            }
        for (number, report) in reports.enumerated() { folder.write(text(of: report, .sarif), to: "\(number).sarif") }
        let script = """
            import glob, json, sys, jsonschema
            schema = json.load(open(sys.argv[2]))
            validator = jsonschema.validators.validator_for(schema)(schema)
            for path in glob.glob(sys.argv[1] + "/*.sarif"): validator.validate(json.load(open(path)))
            """
        #expect(Self.python(script, folder.url.path, Self.schema?.path ?? "") == 0)
    }

    @Test("checkstyle and junit: well-formed, one element for each finding")
    func xml() throws {
        let checkstyle = try XMLElements(Sample.text(.checkstyle))
        #expect(checkstyle["error"].count == 6 && checkstyle["file"].count == 5)
        #expect(checkstyle["error"].allSatisfy { $0["source"]?.hasPrefix("screenspec.") == true })
        let name = "a,b:\n::error::forged \u{202E}<x y=\"&'\u{FFFD}\u{7F}.screens.yaml"
        #expect(checkstyle["file"].contains { $0["name"] == name })
        let junit = try XMLElements(Sample.text(.junit))
        #expect(junit["failure"].count == 6 && junit["testcase"].count == 8 && junit["testsuite"].count == 5)
        #expect(junit["testsuites"].first?["failures"] == "6" && junit["testsuites"].first?["tests"] == "8")
        #expect(junit["testsuite"].contains { $0["name"] == name })
    }

    func text(of report: Report, _ format: ReportFormat) -> String {
        var buffer = ByteBuffer()
        report.write(format, into: &buffer)
        return buffer.text.string
    }

    private static func python(_ arguments: String...) -> Int32? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c"] + arguments
        try? process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
