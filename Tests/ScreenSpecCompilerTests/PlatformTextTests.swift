import Testing

@Suite("Source as a platform sees it")
struct PlatformTextTests {
    static let iOS17 = DeploymentTarget(.iOS, 17)

    /// What iOS 17 sees of it. `$18` stands for a check that is false there, `$17` for one that is true.
    static let cases: [(name: String, text: String, seen: String)] = [
        ("true", "if $17 { a } else { b }", "if $17 { a } else { b }"),
        ("false, with another branch", "if $18 { a } else { b }", "if $0 { b } else { b }"),
        ("false, alone", "x; if $18 { a }; y", "x; ; y"),
        ("with another condition", "if p, $18, q { a } else { b }", "if p, $0, q { b } else { b }"),
        (
            "a chain", "if $18 { a } else if p { b } else { c }",
            "if $0 { if p { b } else { c } } else if p { b } else { c }"
        ),
        ("the end of a chain", "if p { a } else if $18 { b }", "if p { a } "),
        ("one in another", "if $17 { if $18 { a } else { b } }", "if $17 { if $0 { b } else { b } }"),
        ("one in the other branch", "if $18 { a } else { if $18 { b } }", "if $0 {  } else {  }"),
        ("a value", "let x = if $18 { 1 } else { 2 }", "let x = if $0 { 2 } else { 2 }"),
        ("guard", "f { guard $18 else { return b }\na { c } }\nd", "f {  return b }\nd"),
        ("a true guard", "f { guard $17 else { return b }\na }", "f { guard $17 else { return b }\na }"),
        ("a declaration", "a\n@available(iOS 18.0, *)\nvar x: Int { 1 }\nb", "a\n\nb"),
        ("a type", "@available(iOS 18, *) struct S<T>: P where T: Q { let f = { 1 } }\nb", "\nb"),
        ("an old declaration", "@available(iOS 17.0, *) var x: Int { 1 }", "@available(iOS 17.0, *) var x: Int { 1 }"),
        ("no version", "@available(*, deprecated) var x: Int { 1 }", "@available(*, deprecated) var x: Int { 1 }"),
        ("braces in strings", "if $18 { \"}\" } else { \"{\" }", "if $0 { \"{\" } else { \"{\" }"),
        ("interpolated", "if $18 { \"\\(f(\"}\"))}\" } else { b }", "if $0 { b } else { b }"),
        ("raw strings", "if $18 { #\"\"}\"# } else { #\"\\\"# }", "if $0 { #\"\\\"# } else { #\"\\\"# }"),
        ("long strings", "if $18 {\n\"\"\"\n\"}\n\"\"\"\n} else { b }", "if $0 { b } else { b }"),
        ("comments", "if $18 { /* } /* } */ */ a // }\n} else { b }", "if $0 { b } else { b }"),
        ("in a string", "\"if $18 {\"", "\"if $18 {\""),
        ("in a comment", "// if $18 {", "// if $18 {"),
        ("a platform", "#if os(macOS) || !os(iOS)\nos(iOS)\n", "#if STUB_MACOS || !STUB_IOS\nos(iOS)\n"),
    ]

    @Test("what is seen", arguments: cases.indices)
    func seen(_ index: Int) throws {
        let (name, text, seen) = Self.cases[index]
        #expect(try PlatformText(target: Self.iOS17).rewrite(checks(text)) == checks(seen), "\(name)")
    }

    private func checks(_ text: String) -> String {
        text.replacing("$18", with: "#available(iOS 18.0, macOS 15, *)")
            .replacing("$17", with: "#available(iOS 17.0, macOS 15, *)").replacing("$0", with: "#available(iOS 1, *)")
    }

    @Test(
        "what is not understood",
        arguments: ["if #unavailable(iOS 18) { a }", "if #available(iOS 18, *) { a", "f(#available(iOS 18, *))"])
    func problems(_ text: String) {
        #expect(throws: SwiftCompiler.Failure.self) { try PlatformText(target: Self.iOS17).rewrite(text) }
    }

    @Test(
        "which targets pass a check",
        arguments: [
            (DeploymentTarget(.iOS, 17), "iOS 17.0", true), (DeploymentTarget(.iOS, 17), "iOS 17.4", false),
            (DeploymentTarget(.tvOS, 16), "iOS 26.0", true), (DeploymentTarget(.macOS, 14), "iOS 26, macOS 15", false),
            (DeploymentTarget(.visionOS, 1), "iOS 17.0", true), (DeploymentTarget(.visionOS, 1), "iOS 18.0", false),
            (DeploymentTarget(.visionOS, 2), "iOS 18.0", true),
            (DeploymentTarget(.visionOS, 2), "iOS 18.0, visionOS 26.0", false),
        ])
    func passes(_ target: DeploymentTarget, _ versions: String, _ isTrue: Bool) throws {
        let text = "if #available(\(versions), *) { a } else { b }"
        #expect(try (PlatformText(target: target).rewrite(text) == text) == isTrue)
    }
}
