/// The first thing that is wrong in a piece of Swift text, and where, in bytes from that text's beginning.
package struct SwiftFault: Sendable {
    /// Every message about Swift text, without its words: those stand in `SwiftFault+Messages.swift`.
    package enum Problem: Sendable {
        // Tokens and balance.
        case unclosed, mismatched, unopened, tooDeep, unterminatedString, unterminatedInterpolation
        case emptyInterpolation, multilineStart, multilineEnd, multilineIndentation, invalidEscape, noScalar
        case badBackticks, invalidCharacter, malformedNumber
        case readingDirection, comment, regularExpression, directive, semicolon
        // Expressions.
        case empty, noValue, statement, secondExpression, secondStatement, comma, colon, assignment, incomplete, noElse,
            looseAttribute, lopsided
        // Types.
        case missingType, keyword, placeholder, unwrapped, opaque, optionalExistential, missingProtocol, escaping,
            isolation
        case parameterAttribute, parameterSpecifier, variadic, attribute, functionLabel, tupleLabel, singleLabel
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
