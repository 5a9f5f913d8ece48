import ScreenSpecDiagnostics

/// The first thing that is wrong in a piece of Swift text, and where, in bytes from that text's beginning.
package struct SwiftFault: Sendable {
    package enum Problem: Sendable {
        // Tokens and balance.
        case unclosed, mismatched, unopened, tooDeep, unterminatedString, unterminatedInterpolation
        case emptyInterpolation, multilineStart, multilineEnd, invalidEscape, badBackticks, invalidCharacter,
            malformedNumber
        case readingDirection, comment, regularExpression, directive, semicolon
        // Expressions.
        case empty, statement, secondExpression, secondStatement, comma, colon, assignment, incomplete, noElse,
            looseAttribute, lopsided
        // Types.
        case missingType, keyword, placeholder, unwrapped, opaque, optionalExistential, missingProtocol, escaping
        case parameterAttribute, parameterSpecifier, variadic, attribute, functionLabel, tupleLabel, singleLabel
        case bareFunction, effectOrder, missingArrow, emptyGenerics, trailingComma, unexpected
    }

    package let problem: Problem
    package let start: Int
    package let end: Int
    /// Where the bracket stands that `mismatched` should have closed, or -1.
    package let opener: Int

    package init(_ problem: Problem, _ start: Int, _ end: Int, opener: Int = -1) {
        self.problem = problem
        self.start = start
        self.end = end
        self.opener = opener
    }
}
