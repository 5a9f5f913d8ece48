import ScreenSpecDiagnostics
import Testing

struct OneEditTests {
    @Test(
        "words that are one edit apart are told from others",
        arguments: [
            ("store", "stroe", true), ("store", "stre", true), ("store", "stores", true), ("store", "stone", true),
            ("store", "Store", true), ("aab", "aaab", true), ("store", "store", true), ("date", "adte", true),
            ("store", "stor", true), ("store", "torse", false), ("store", "sto", false), ("store", "stnoe", false),
            ("abcd", "badc", false), ("store", "model", false), ("date", "taed", false),
        ])
    func words(left: String, right: String, isOne: Bool) {
        #expect(left.withBytes { left in right.withBytes { isOneEdit(left, $0) && isOneEdit($0, left) } } == isOne)
    }
}
