import ScreenSpecDiagnostics

/// Keywords that no expression begins with, in a closure.
extension ByteText {
    /// Whether it stands before the keyword of a local declaration.
    var isModifier: Bool {
        [
            "async", "dynamic", "final", "indirect", "lazy", "mutating", "nonisolated", "nonmutating", "override",
            "postfix",
            "prefix", "unowned", "weak",
        ].contains(where: equals)
    }

    /// Whether the modifier can stand before a declaration in a function, of which this is the keyword.
    func takesModifier(_ modifier: ByteText) -> Bool {
        if modifier.equals("nonisolated") { return true }
        if modifier.equals("async") { return equals("let") }
        if modifier.equals("final") { return equals("class") }
        if modifier.equals("indirect") { return equals("enum") }
        if modifier.equals("lazy") { return equals("var") }
        if modifier.equals("weak") || modifier.equals("unowned") { return equals("let") || equals("var") }
        return modifier.equals("dynamic") && (equals("let") || equals("var") || equals("func"))
    }

    /// Whether nothing in a function can have it for a name. `Type` and `Protocol` are kept behind a `.` only.
    var isReservedName: Bool { SwiftKeywords.isReserved(self) && !equals("Type") && !equals("Protocol") }

    var isJump: Bool { equals("break") || equals("continue") || equals("fallthrough") }

    /// Whether it goes on with something, or stands outside of functions.
    var beginsNoStatement: Bool {
        [
            "as", "associatedtype", "case", "catch", "default", "deinit", "else", "extension",
            "fileprivate", "import", "in", "init", "inout", "internal", "is", "operator",
            "precedencegroup", "private", "public", "rethrows", "static",
            "subscript", "throws", "where",
        ].contains(where: equals)
    }

    /// Whether its braces may stand right behind it.
    var isBraced: Bool {
        ["defer", "do", "repeat"].contains(where: equals)
    }

    /// Whether statements stand in its braces, and no cases or members.
    var holdsStatements: Bool {
        ["defer", "for", "func", "guard", "while"].contains(where: equals)
    }

    var takesLabel: Bool {
        ["do", "for", "if", "repeat", "switch", "while"].contains(where: equals)
    }

    var declaresName: Bool {
        ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"].contains(where: equals)
    }
}
