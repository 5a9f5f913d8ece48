@main
enum Checks {
    static let hostile = "\"a\" 'b' \\(print(\"x\")) \\u{41} */ /* // #\" \"\"\" $x \r\n\u{9}\u{202E}\u{2066}\u{0}\u{7}\u{1B}[31m \u{E9} e\u{301} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{2028}\u{2029}\u{FEFF} #if \\"

    static func main() throws {
        let item = NavigationItem.asset(hostile)
        Expect.equal(NavigationItem.home.displayName, "Title \(hostile){}")
        Expect.equal(item.displayName, "A \(hostile){}\(hostile) b \(hostile){}")
        Expect.equal(NavigationItem.home.iconName, "Icon \(hostile)")
        Expect.equal(item.iconName, "Asset \(hostile)")
        Expect.equal(NavigationItem.words.iconName, "Default \(hostile)")
        Expect.equal(NavigationItem.words.displayName, "\\(1)")
        Expect.equal(
            NavigationItem.home.placeholder,
            .selectSomething(label: "Placeholder \(hostile)", systemImage: "Symbol \(hostile)"))
        Expect.equal(NavigationItem.home.note, "Value \(hostile)")
        Expect.equal(NavigationItem.words.note, "Note \(hostile)")
        // Swift's strings are equal when they are canonically equivalent; these are the same scalar by scalar.
        Expect.equal(Array(NavigationItem.home.note.unicodeScalars), Array("Value \(hostile)".unicodeScalars))
        Expect.equal(Array(item.displayName.utf8), Array("A \(hostile){}\(hostile) b \(hostile){}".utf8))
        Expect.equal(try decode(NavigationItem.self, json(item)), item)
        Expect.end()
    }
}
