import ScreenSpecDiagnostics

/// At most 60 bytes of a text, for a message.
func clipped(_ text: ByteText) -> String {
    guard text.count > 60 else { return text.string }
    var end = 57
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text.slice(0, end).string + "…"
}

/// A character in words: itself when it can be seen, its number when not.
func describeCharacter(_ text: ByteText) -> String {
    let character = text.scalar(at: 0)
    guard !character.isMalformed, let scalar = Unicode.Scalar(character.value) else { return "a byte that is no UTF-8" }
    if scalar == " " { return "a space" }
    if scalar == "`" { return "a back-tick" }
    return character.isInvisible ? "the character \(scalar.codePoint)" : "`\(scalar)`"
}

extension SwiftFault {
    /// - Parameter subject: what the text is: `the type of `page``.
    func diagnostic(_ kind: DiagnosticKind, _ subject: String, in text: SourceText) -> Diagnostic {
        let found = clipped(text.bytes.slice(start, end))
        var notes: [Diagnostic.Note] = []
        if case .mismatched = problem {
            let bracket = text.bytes.slice(opener, opener + 1).string
            notes = [Diagnostic.Note("`\(bracket)` is opened here", at: text.range(opener, opener + 1))]
        }
        let message = "\(subject) \(predicate(found, in: text.bytes))"
        let help = subject == "`view`" ? helpForView(found) : nil
        return Diagnostic(
            kind, message, at: text.range(start, end), notes: notes, help: help ?? self.help(found, in: text.bytes))
    }

    /// What follows the subject in the message.
    private func predicate(_ found: String, in text: ByteText) -> String {
        switch problem {
        case .unclosed: "has a \(found.asCode) that is never closed; expected `\(closer(of: text[start]))`"
        case .mismatched: "has \(found.asCode) where `\(closer(of: text[opener]))` is expected"
        case .unopened: "has a \(found.asCode) that closes nothing"
        case .tooDeep: "has brackets more than \(SwiftScanner.maximumDepth) levels deep"
        case .unterminatedString: "has a string that is never closed; expected another \(found.asCode)"
        case .unterminatedInterpolation: "has a line break in an interpolation of a string that is on one line"
        case .emptyInterpolation: "has an interpolation `\\()` with no expression in it"
        case .multilineStart: "has text right after `\"\"\"`; such a string begins on the next line"
        case .multilineEnd: "has text in front of the closing `\"\"\"`, which needs a line of its own"
        case .multilineIndentation:
            "has a line in a multi-line string that does not begin like its last one, with the closing quotes"
        case .noScalar: "has \(found.asCode) in a string, which is no character of Unicode"
        case .invalidEscape: "has \(found.asCode) in a string, which is no escape that Swift knows"
        case .badBackticks: "has a back-tick that encloses no name"
        case .invalidCharacter: "has \(describeCharacter(text.slice(start, end))), which cannot stand in Swift here"
        case .malformedNumber: "has \(found.asCode), which is no number"
        case .readingDirection: "has \(describeCharacter(text.slice(start, end))), which reverses the reading direction"
        case .comment: "has \(found.asCode), which begins or ends a comment"
        case .regularExpression: "has \(found.asCode), which may begin a regular expression literal"
        case .directive: "has \(found.asCode), which begins no expression"
        case .semicolon: "has a `;` outside braces; expected one expression"
        case .empty: "is empty; expected an expression"
        case .noValue: "has \(found.asCode) where a value is expected"
        case .noView: "is \(found.asCode), which is no view"
        case .noCondition: "is \(found.asCode), which is no `Bool`"
        case .noBadge: "is \(found.asCode), which is no `Int`, no `Text` and no `String`"
        case .noBundle: "is \(found.asCode), which is no `Bundle`"
        case .interpolation: "has \(found.asCode), which interpolates something, outside a string"
        case .statement: "has \(found.asCode), a keyword that begins no expression"
        case .secondExpression: "goes on with \(found.asCode) after a complete expression; expected only one"
        case .secondStatement:
            "has a second statement, at \(found.asCode) on a line of its own; expected one expression"
        case .comma: "has a `,` outside brackets; expected one expression"
        case .colon: "has a `:` that belongs to no `?` and no argument"
        case .assignment: "has an `=`: an assignment is no value"
        case .incomplete: "ends after \(found.asCode); expected something behind it"
        case .looseAttribute: "has an attribute (`@`) outside brackets"
        case .statementAttribute: "has an attribute in front of \(found.asCode), which is no declaration"
        case .capture: "captures \(found.asCode); expected a name, or a name, `=` and a value"
        case .missingName: "has \(found.asCode) where a name is expected"
        case .closureDefault: "has a default, which a closure's parameter cannot have"
        case .parameterDefault: "has a default, which an `inout` or variadic parameter cannot have"
        case .unlabeled: "has \(found.asCode) behind a variadic parameter, where a label is needed"
        case .modifier: "has \(found.asCode) before a declaration that cannot have it here"
        case .outsideCase: "has \(found.asCode) in a `switch` before its first `case`"
        case .missingColon: "has a \(found.asCode) without its `:`"
        case .emptyCase: "has a \(found.asCode) with nothing behind its `:`; expected a statement"
        case .behindDefault: "has \(found.asCode) behind the `default` of a `switch`, which comes last"
        case .noNextCase: "has \(found.asCode) where no `case` follows"
        case .unknownLabel: "has the label \(found.asCode), which no statement around it has"
        case .noLoop: "has \(found.asCode), and nothing around it in its braces that it could leave"
        case .noExit: "has \(found.asCode), which would leave a `defer`, or an `if` or `switch` that gives a value"
        case .emptyBranch: "has an \(found.asCode) with nothing in its braces; expected a value"
        case .missingBraces where found == "guard": "has a `guard` without its `else { … }`"
        case .missingBraces where found == "for": "has a `for` without its `in` or its braces"
        case .missingBraces: "has \(found.asCode) without its braces"
        case .missingElse: "has an `if` without `else`, which is no value"
        case .lopsided:
            "has \(found.asCode) with white space on one side only, which Swift doesn't take for an infix operator"
        case .noElse: "has a `?` without its `:`"
        case .missingType:
            found.isEmpty ? "is missing something at its end" : "has \(found.asCode) where a type is expected"
        case .keyword where found == "Self":
            "has `Self`, which is another type in each place where the generated code needs it"
        case .keyword: "has \(found.asCode), a Swift keyword, where a type is expected"
        case .spacedDot: "has white space behind a `.`, which Swift does not take"
        case .awaitOrder: "has `try` behind `await`; Swift wants it in front"
        case .effect where found == "try": "has `try` where nothing catches an error"
        case .effect: "has `await` where nothing can wait"
        case .placeholder: "has a `_` where a type is expected"
        case .unwrapped: "has a `!`; it is optional (`?`) or it is not"
        case .suppressed: "has \(found.asCode); a value that is kept and compared can be copied"
        case .opaque: "has a `some`; a value that is kept needs a type with a name"
        case .optionalExistential: "has a `?` that Swift applies to the protocol alone, not to the `any` before it"
        case .missingProtocol: "has an `any` with no protocol behind it"
        case .isolation: "has \(found.asCode) behind `nonisolated`; expected `(nonsending)`"
        case .escaping: "has `@escaping`; a closure that is kept always is"
        case .parameterAttribute: "has \(found.asCode), which only a function's parameter can have"
        case .parameterSpecifier: "has \(found.asCode), which only a function's parameter can have"
        case .variadic: "has `...`, which only a function's parameter can have"
        case .inoutVariadic: "has `...` behind an `inout`, which is for one value"
        case .functionInExpression: "has \(found.asCode) in a function type, which Swift takes for an expression here"
        case .attribute: "has an attribute in front of a type that is no function"
        case .unknownAttribute:
            "has \(found.asCode), which is no attribute of a function type; expected `@Sendable`, `@MainActor` or another"
                + " global actor, `@concurrent`, `@convention(…)` or `@isolated(any)`"
        case .tightAttribute:
            "has no space between \(found.asCode) and the function's parentheses, which Swift takes for the attribute's"
        case .attributeForAsync: "has \(found.asCode) in front of a function that is not `async`"
        case .ownershipLabel: "has the label `inout`, which Swift takes for the word before a type"
        case .unexpectedGenerics: "has \(found.asCode), a type that takes no generic arguments"
        case .functionLabel:
            "has the argument label \(found.asCode); the parameters of function types and closures have none"
        case .tupleLabel: "has two labels for one element, \(found.asCode); a tuple's element has one"
        case .singleLabel: "has a tuple of one element with a label, \(found.asCode), which Swift doesn't have"
        case .bareFunction: "has `->` behind something without parentheses"
        case .effectOrder: "has `async` behind `throws`; Swift wants it in front"
        case .missingArrow: "has `async` or `throws` without `->` behind it"
        case .emptyGenerics: "has empty generic arguments"
        case .trailingComma: "has a comma with nothing behind it, which is one too many"
        case .unexpected: "goes on with \(found.asCode) behind a complete type"
        }
    }

    /// Where a statement stands in place of a view.
    private func helpForView(_ found: String) -> String? {
        switch problem {
        case .statement where found == "if" || found == "switch": "make one view of it: `Group { \(found) … }`"
        case .directive: "put it into a view of the app's own, and name that here"
        default: nil
        }
    }

    /// The edit that mends it, when one is obvious.
    private func help(_ found: String, in text: ByteText) -> String? {
        switch problem {
        case .unopened, .trailingComma, .escaping, .parameterAttribute, .parameterSpecifier, .unknownAttribute,
            .attributeForAsync:
            "leave out \(found.asCode)"
        case .tightAttribute: "write a space behind \(found.asCode)"
        case .singleLabel: "leave out `\(found):`"
        case .noView where found.hasSuffix(".self") || found.hasSuffix(".init"): "write `\(found.dropLast(5))`"
        case .interpolation: "write `\(found.dropFirst(2).dropLast())`"
        case .capture where found.contains("."): "write `\(found.split(separator: ".").last ?? "") = \(found)`"
        case .unwrapped: "write `?` instead of `!`"
        case .opaque: "write `any` instead of `some`"
        case .optionalExistential: "put parentheses around what the `?` is for: `(any …)?`"
        case .functionInExpression where found != "...": "leave the name out"
        case .functionInExpression: "give the function type a name in the app, with `typealias`"
        case .variadic, .inoutVariadic: "write an array instead: `[\(text.slice(0, start).typeBeforeEllipsis)]`"
        case .spacedDot: "write the name right behind the `.`"
        case .functionLabel: found == "inout" ? "leave it out" : "write `_ \(found)` or leave the name out"
        case .unexpectedGenerics: "write `\(found.prefix { $0 != "<" })`"
        case .ownershipLabel: "write `` `inout` ``"
        case .bareFunction: "put the parameters in parentheses: `(…) -> …`"
        case .effectOrder: "write `async throws`"
        case .awaitOrder: "write `try await`"
        case .effect where found == "try": "write `try?`, or call what may fail in the app"
        case .emptyCase: "write `break` there"
        case .effect: "wait in the app, and name here what came of it"
        case .invalidCharacter where found == "\t": "in a string, write it as `\\t`"
        case .comment: "write comments as YAML's, behind ` #`, around the value and not in it"
        case .readingDirection: "in a string, write it as an escape: `\\u{…}`"
        case .regularExpression: "keep the regular expression in a property, or put spaces on both sides of a division"
        case .secondStatement: "begin the line with `.` or an operator, or end the line before with one"
        case .lopsided: "put a space on both sides of \(found.asCode), or on none"
        case .assignment: "compare with `==`"
        case .keyword where found == "Self": "write the type's name"
        case .keyword: "write it in back-ticks if a type has that name"
        case .multilineIndentation: "begin it with the same white space"
        case .unclosed, .mismatched, .tooDeep, .unterminatedString, .unterminatedInterpolation, .emptyInterpolation,
            .multilineStart, .multilineEnd, .invalidEscape, .noScalar, .badBackticks, .invalidCharacter,
            .malformedNumber, .suppressed, .directive, .semicolon, .empty, .noValue, .noView, .noCondition, .noBadge,
            .noBundle, .statement, .secondExpression, .comma, .colon,
            .incomplete, .looseAttribute, .statementAttribute, .capture, .missingName, .closureDefault,
            .parameterDefault, .unlabeled, .modifier, .outsideCase, .missingColon, .behindDefault, .noNextCase,
            .unknownLabel, .noLoop, .noExit, .emptyBranch, .missingBraces, .missingElse,
            .noElse, .missingType, .placeholder, .missingProtocol, .isolation,
            .attribute, .tupleLabel, .missingArrow, .emptyGenerics, .unexpected:
            nil
        }
    }

    private func closer(of opener: UInt8) -> String {
        switch opener {
        case 0x28: ")"
        case 0x5B: "]"
        case 0x7B: "}"
        default: ">"
        }
    }
}

extension ByteText {
    /// The last word in front of `...`.
    fileprivate var typeBeforeEllipsis: String {
        var start = count
        while start > 0, self[start - 1].isIdentifierByte || self[start - 1] == 0x2E { start -= 1 }
        return start == count ? "…" : slice(start, count).string
    }
}

/// The first thing that is wrong in a piece of Swift text, and where, in bytes from that text's beginning.
package struct SwiftFault: Sendable {
    /// Every message about Swift text, without its words: those stand above.
    package enum Problem: Sendable {
        // Tokens and balance.
        case unclosed, mismatched, unopened, tooDeep, unterminatedString, unterminatedInterpolation
        case emptyInterpolation, multilineStart, multilineEnd, multilineIndentation, invalidEscape, noScalar
        case badBackticks, invalidCharacter, malformedNumber
        case readingDirection, comment, regularExpression, directive, semicolon
        // Expressions.
        case empty, noValue, interpolation
        case noView, noCondition, noBadge, noBundle, statement, secondExpression, secondStatement, comma, colon,
            assignment,
            incomplete, noElse, looseAttribute, lopsided, spacedDot, awaitOrder, effect
        // Closures.
        case statementAttribute, capture, missingName, closureDefault, parameterDefault, unlabeled, modifier
        case missingBraces, missingElse, emptyBranch
        // Cases, and what leaves statements.
        case outsideCase, missingColon, emptyCase, behindDefault, noNextCase, unknownLabel, noLoop, noExit
        // Types.
        case missingType, keyword, placeholder, unwrapped, opaque, suppressed, optionalExistential, missingProtocol,
            escaping, isolation
        case parameterAttribute, parameterSpecifier, variadic, attribute, unknownAttribute, tightAttribute
        case attributeForAsync
        case functionLabel, tupleLabel, ownershipLabel, singleLabel, unexpectedGenerics
        case inoutVariadic, functionInExpression
        case bareFunction, effectOrder, missingArrow, emptyGenerics, trailingComma, unexpected
    }

    /// What is wrong.
    package let problem: Problem
    /// The first byte of what is wrong.
    package let start: Int
    /// Behind its last byte.
    package let end: Int
    /// Where the bracket stands that `mismatched` should have closed, or -1.
    package let opener: Int
}
