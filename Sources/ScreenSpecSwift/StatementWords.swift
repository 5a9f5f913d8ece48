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

    /// Whether it goes on with something, or stands in a loop only, or outside of functions.
    var beginsNoStatement: Bool {
        [
            "as", "associatedtype", "break", "case", "catch", "continue", "default", "deinit", "else", "extension",
            "fallthrough", "fileprivate", "import", "in", "init", "inout", "internal", "is", "operator",
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
        ["defer", "else", "for", "func", "guard", "while"].contains(where: equals)
    }

    var takesLabel: Bool {
        ["do", "for", "if", "repeat", "switch", "while"].contains(where: equals)
    }

    var declaresName: Bool {
        ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"].contains(where: equals)
    }
}
