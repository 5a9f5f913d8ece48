import ScreenSpecDiagnostics

/// A template, checked against the shape of its context and ready to render. It owns what it needs: the text it was
/// compiled from may go away.
package final class Template {
    /// Compiles `text` for objects of `shape`.
    /// - Parameters:
    ///   - file: the number under which diagnostics name `text`.
    ///   - partials: the text and the file number of the partial of a name, or nothing. The same partial is the same
    ///     memory each time: that is how one that includes itself is noticed.
    ///   - root: the one object that the template will be rendered over; what is left out there is not read. Without it, all
    ///     of the template is checked.
    ///   - isSwift: whether the template renders Swift, so that text must not stand where it would be code. In other
    ///     languages the template's author answers for that.
    /// - Returns: the template, unless it has mistakes; and all mistakes, in the order in which they were found.
    package static func compile(
        _ text: ByteText, file: UInt32, shape: Shape, root: Int? = nil, isSwift: Bool = true,
        partials: (_ name: ByteText) -> (text: ByteText, file: UInt32)?
    ) -> (template: Template?, diagnostics: [Diagnostic]) {
        withoutActuallyEscaping(partials) { partials in
            var compiler = TemplateCompiler(shape: shape, root: root, isSwift: isSwift, partials: partials)
            compiler.compile(text, file: file, indentation: [], includes: [])
            if isSwift { compiler.checkPlaces() }
            guard compiler.problems.isEmpty else { return (nil, compiler.problems) }
            return (Template(compiler), [])
        }
    }

    /// Reads one field. It cannot be copied, so that calling it from memory does not retain what the closure captures.
    struct Getter: ~Copyable {
        private let get: (Int) -> TemplateValue

        init(_ field: Field) { get = field.get }

        borrowing func callAsFunction(_ object: Int) -> TemplateValue { get(object) }
    }

    let ops: PlainArray<TemplateOp>
    let literals: ByteBuffer
    let getters: UnsafeMutablePointer<Getter>
    let writers: UnsafeMutablePointer<CodeWriter>
    private let getterCount: Int
    /// How many slots the deepest place needs.
    let slotCount: Int

    /// Takes what compiling has made; nothing is left for another call.
    private init(_ compiler: borrowing TemplateCompiler) {
        ops = compiler.ops
        var text = ByteBuffer(capacity: compiler.literals.count)
        text.append(compiler.literals.text)
        literals = text
        slotCount = Int(compiler.slotCount)
        getterCount = compiler.fields.count
        getters = .allocate(capacity: getterCount + 1)
        writers = .allocate(capacity: getterCount + 1)
        var index = 0
        while index < getterCount {
            (getters + index).initialize(to: Getter(compiler.fields[index]))
            (writers + index).initialize(to: CodeWriter(compiler.fields[index].write))
            index &+= 1
        }
    }

    deinit {
        getters.deinitialize(count: getterCount)
        getters.deallocate()
        writers.deinitialize(count: getterCount)
        writers.deallocate()
    }
}

/// One step of rendering. A compiled template is a flat array of them, in the order of the text.
struct TemplateOp: BitwiseCopyable {
    enum Code: BitwiseCopyable {
        /// Copies `length` bytes from `start` of the template's literal text.
        case literal
        /// Writes the field for the object in `slot`, escaped for its kind.
        case identifier, label, code, string, comment
        /// Writes the field, an expression, so that what stands around it binds to all of it.
        case operand
        /// Writes the field, code that is the first in its braces, so that Swift takes none of it for an accessor.
        case first
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
        /// Begins and ends an element of the list in `slot`, of which the field says in which builds it is there. Elements that
        /// follow each other and are in the same ones stand in one `#if`.
        case beginElement, endElement
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
