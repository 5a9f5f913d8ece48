/// One step of rendering. A compiled template is a flat array of them, in the order of the text.
struct TemplateOp: BitwiseCopyable {
    enum Code: BitwiseCopyable {
        /// Copies `length` bytes from `start` of the template's literal text.
        case literal
        /// Writes the field for the object in `slot`, escaped for its kind.
        case identifier, label, code, string, comment
        /// Writes the field, an expression, so that what stands around it binds to all of it.
        case operand
        /// Writes the field as it is: a number, a flag, or an identifier that is a part of a longer word, of a literal or of a
        /// comment.
        case word
        /// Writes whether the list in `slot` is at its first or last element.
        case isFirst, isLast
        /// Puts the field's object into the slot `into`; jumps to `target` when it is absent.
        case object
        /// Puts the field's first element into the slot `into`; jumps to `target` when there is none.
        case list
        /// Goes on to the next element of the list in `slot` and jumps back to `target`, until there is none.
        case nextElement
        /// Jump to `target` when the field is absent, false or empty; or when it is not.
        case skipUnless, skipIf
        case skipUnlessFirst, skipIfFirst, skipUnlessLast, skipIfLast
    }

    var code: Code
    /// Which enclosing object the step is about: scopes have their slots fixed when the template is compiled.
    var slot: Int32 = 0
    /// The number of the field's closure in the template.
    var getter: Int32 = 0
    var into: Int32 = 0
    /// The number of the step to go on with.
    var target: Int32 = 0
    var start: Int32 = 0
    var length: Int32 = 0
}
