import Foundation
import ScreenSpecReporters
import ScreenSpecTestSupport
import Testing

@Suite("Reading baselines")
struct BaselineReadingTests {
    private func problem(_ text: String) throws -> String? {
        let folder = TemporaryFolder()
        folder.write(text, to: "baseline.json")
        do {
            _ = try Baseline(folder["baseline.json"].path)
            return nil
        } catch {
            return error.diagnostic.message
        }
    }

    @Test(
        "takes any JSON of the right form",
        arguments: [
            #"{"version":1,"findings":[]}"#, "\u{FEFF}{\"findings\": [], \"version\": 1}\r\n",
            #"{"version":1,"findings":[{"path":"a\u00e9\ud83d\ude00\n\/","fingerprint":"x","more":[null,true,-1.5e3,{}]}]}"#,
        ])
    func valid(text: String) throws { #expect(try problem(text) == nil) }

    @Test(
        "says what is wrong with anything else",
        arguments: [
            ("", "this is not JSON: expected a value"), ("{", "this is not JSON: expected a key in quotes"),
            (#"{"version":1"#, "this is not JSON: expected `,`"), (#"{"version":1} x"#, "expected the end of the file"),
            (#"{"a":"\x"}"#, "expected an escape of JSON"), (#"{"a":"\ud8"}"#, "four hexadecimal digits"),
            (#"{"a":"b"#, "expected `\"`"), ("{\"a\":\"\n\"}", "no control character in a string"),
            (#"{"a":1,}"#, "a key in quotes"), ("[1,]", "expected a value"), ("[x]", "expected a value"),
            (String(repeating: "[", count: 100_000), "no more than 64 levels"), ("[]", "this is no baseline"),
            (#"{"version":2,"findings":[]}"#, "of version 2; this `screenspec` reads version 1"),
            (#"{"version":1,"findings":[1]}"#, "expected an object with `path` and `fingerprint`"),
        ])
    func invalid(text: String, message: String) throws {
        let problem = try problem(text)
        #expect(problem?.contains(message) == true)
    }
}
