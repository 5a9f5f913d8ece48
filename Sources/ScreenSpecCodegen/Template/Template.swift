import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A template, checked against the shape of its context and ready to render. It owns what it needs: the text it was
/// compiled from may go away.
package struct Template {
    let program: TemplateProgram

    /// Compiles `text` for objects of `shape`.
    /// - Parameters:
    ///   - file: the number under which diagnostics name `text`.
    ///   - partials: the text and the file number of the partial of a name, or nothing. The same partial is the same
    ///     memory each time: that is how one that includes itself is noticed.
    ///   - isSwift: whether the template renders Swift, so that text must not stand where it would be code. In other
    ///     languages the template's author answers for that.
    /// - Returns: the template, unless it has mistakes; and all mistakes, in the order in which they were found.
    package static func compile(
        _ text: ByteText, file: UInt32, shape: Shape, isSwift: Bool = true,
        partials: (_ name: ByteText) -> (text: ByteText, file: UInt32)?
    ) -> (template: Template?, diagnostics: [Diagnostic]) {
        withoutActuallyEscaping(partials) { partials in
            var compiler = TemplateCompiler(shape: shape, partials: partials)
            compiler.compile(text, file: file, indentation: [], includes: [])
            if isSwift { compiler.checkPlaces() }
            guard compiler.problems.isEmpty else { return (nil, compiler.problems) }
            return (Template(program: compiler.finish()), [])
        }
    }
}

/// The compiled form of a template: memory that never changes and that rendering only reads.
final class TemplateProgram {
    /// Reads one field. It cannot be copied, so that calling it from memory does not retain what the closure captures.
    struct Getter: ~Copyable {
        private let get: (Int) -> TemplateValue

        init(_ field: Field) { get = field.get }

        borrowing func callAsFunction(_ object: Int) -> TemplateValue { get(object) }
    }

    /// The same for a field of composed code.
    struct Writer: ~Copyable {
        private let write: Field.Writer

        init(_ field: Field) { write = field.write }

        borrowing func callAsFunction(_ object: Int, into output: inout ByteBuffer) { write(object, &output) }
    }

    let ops: UnsafeMutablePointer<TemplateOp>
    let opCount: Int
    let literals: UnsafeMutablePointer<UInt8>
    let getters: UnsafeMutablePointer<Getter>
    let writers: UnsafeMutablePointer<Writer>
    private let getterCount: Int
    /// How many slots the deepest place needs.
    let slotCount: Int

    /// Takes copies.
    init(ops: PlainArray<TemplateOp>, literals text: ByteText, fields: [Field], slotCount: Int) {
        self.ops = .allocate(capacity: ops.count + 1)
        memcpy(self.ops, ops.base, ops.count * MemoryLayout<TemplateOp>.stride)
        opCount = ops.count
        literals = .allocate(capacity: text.count + 1)
        memcpy(literals, text.base, text.count)
        getters = .allocate(capacity: fields.count + 1)
        writers = .allocate(capacity: fields.count + 1)
        getterCount = fields.count
        self.slotCount = slotCount
        for index in 0..<fields.count {
            (getters + index).initialize(to: Getter(fields[index]))
            (writers + index).initialize(to: Writer(fields[index]))
        }
    }

    deinit {
        ops.deallocate()
        literals.deallocate()
        getters.deinitialize(count: getterCount)
        getters.deallocate()
        writers.deinitialize(count: getterCount)
        writers.deallocate()
    }
}
