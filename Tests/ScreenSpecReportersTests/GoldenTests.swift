import Foundation
import ScreenSpecReporters
import ScreenSpecTestSupport
import Testing

@Suite("Reports")
struct GoldenTests {
    @Test("are what people have read", arguments: ReportFormat.allCases)
    func golden(format: ReportFormat) throws {
        let fixtures = PackageFolder.url.appending(path: "Tests/ScreenSpecReportersTests/Fixtures")
        try Snapshot.expect(Sample.text(format), at: fixtures.appending(path: "report.\(format.rawValue)"))
    }

    @Test("hold nothing that a reader would not see", arguments: ReportFormat.allCases)
    func unseen(format: ReportFormat) {
        // An emoji's joiner is seen in the emoji.
        let unseen = Sample.text(format).unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case _ where scalar == "\n" || scalar == "\u{200D}": false
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
            default: false
            }
        }
        #expect(unseen.isEmpty)
    }

    @Test("have no line that a spec or a file's name forged")
    func lines() {
        let xcode = Sample.text(.xcode).split(separator: "\n")
        #expect(xcode.count == 6 && xcode.allSatisfy { $0.hasPrefix("/work/") && $0.hasSuffix("-rule]") })
        let github = Sample.text(.github).split(separator: "\n")
        #expect(github.count == 6)
        #expect(github.allSatisfy { $0.wholeMatch(of: /::(error|warning) file=[^:,]+(,[a-zA-Z]+=[^:,]+)*::.*/) != nil })
        #expect(!Sample.text(.text).split(separator: "\n").contains { $0.hasPrefix("::") })
    }
}

@Suite("Fingerprints")
struct FingerprintTests {
    @Test("tell two findings apart, also on equal lines")
    func unique() {
        let fingerprints = Sample.report.findings.map(\.fingerprint)
        #expect(fingerprints.count == 6 && Set(fingerprints).count == 6)
        #expect(fingerprints.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{16}/) != nil })
    }
}
