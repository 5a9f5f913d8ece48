import ScreenSpecDiagnostics

/// The object that a section is about, and for a list the element it is at.
private struct Slot: BitwiseCopyable {
    var object: Int
    var first: Int
    var last: Int
}

/// Elements of a list that follow each other and are there in the same builds.
private struct ConditionalRun {
    let slot: Int32
    /// Where the first one begins in the output.
    let start: Int
    /// What `#if` asks for them.
    let condition: String
}

extension Template {
    /// Appends what the template says about the object `root` of its shape.
    ///
    /// - Parameter steps: how many steps its lists may take, all together.
    /// - Returns: whether those were enough, and the output stayed below `byteLimit`.
    @discardableResult
    package func render(root: Int, into output: inout ByteBuffer, steps: Int = Int.max) -> Bool {
        render(root: root, into: &output, steps: steps, pieceSize: Int.max) { _ in }
    }

    /// How many steps the lists of a template of the user's own may take, one for each tag and each text within a turn: lists in
    /// each other multiply.
    package static let stepLimit = 200_000_000
    /// What it may make, in bytes.
    package static let byteLimit = 1 << 28

    /// The same; hands on what is done in pieces of `pieceSize` bytes, a power of two, and leaves the rest in `output`.
    ///
    /// One loop over plain data, with everything in it: in a debug build a call costs more than what most steps do.
    @discardableResult
    package func render<Failure: Error>(
        root: Int, into output: inout ByteBuffer, steps: Int = Int.max, pieceSize: Int,
        _ emit: (ByteText) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        let byteLimit = steps == Int.max ? Int.max : Self.byteLimit
        var steps = steps
        let (ops, end) = (self.ops.base, self.ops.count)
        let literals = self.literals.text.base
        let getters = getters
        let writers = writers
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
        defer { slots.deallocate() }
        slots[0] = Slot(object: root, first: root, last: root)
        var runs: [ConditionalRun] = []
        var index = 0
        while index < end {
            let op = ops + index
            let slot = slots + Int(op.pointee.slot)
            index &+= 1
            switch op.pointee.code {
            case .literal: output.append(literals + Int(op.pointee.start), count: Int(op.pointee.length))
            case .identifier, .word, .label, .code, .operand, .string, .comment:
                switch getters[Int(op.pointee.getter)](slot.pointee.object) {
                case .text(let text): output.append(text, as: op.pointee.code)
                case .string(let string): output.append(string, as: op.pointee.code)
                case .code where op.pointee.code == .code:
                    writers[Int(op.pointee.getter)](slot.pointee.object, &output)
                case .code:
                    var code = ByteBuffer()
                    writers[Int(op.pointee.getter)](slot.pointee.object, &code)
                    output.append(code.text, as: op.pointee.code)
                case .number(let number): output.append(decimal: number)
                case .flag(let flag): output.append(flag: flag)
                case .absent: break
                case .object, .list: preconditionFailure("a field of a template's context has another kind of value")
                }
            case .first:
                let start = output.count
                switch getters[Int(op.pointee.getter)](slot.pointee.object) {
                case .text(let text): output.append(code: text)
                case .string(let string): output.append(code: string)
                case .code: writers[Int(op.pointee.getter)](slot.pointee.object, &output)
                default: break
                }
                output.encloseAccessor(from: start)
            case .isFirst: output.append(flag: slot.pointee.object == slot.pointee.first)
            case .isLast: output.append(flag: slot.pointee.object == slot.pointee.last)
            case .object:
                if case .object(let object) = getters[Int(op.pointee.getter)](slot.pointee.object) {
                    slots[Int(op.pointee.into)] = Slot(object: object, first: object, last: object)
                } else {
                    index = Int(op.pointee.target)
                }
            case .list:
                if case .list(let start, let count) = getters[Int(op.pointee.getter)](slot.pointee.object), count > 0 {
                    slots[Int(op.pointee.into)] = Slot(object: start, first: start, last: start &+ count &- 1)
                } else {
                    index = Int(op.pointee.target)
                }
            case .nextElement:
                if output.count >= pieceSize, runs.isEmpty { try output.emitPieces(of: pieceSize, emit) }
                if slot.pointee.object < slot.pointee.last {
                    steps &-= index &- Int(op.pointee.target)
                    if steps < 0 || output.count > byteLimit { return false }
                    slot.pointee.object &+= 1
                    index = Int(op.pointee.target)
                }
            case .beginElement:
                if runs.last?.slot == op.pointee.slot { continue }
                guard let condition = getters[Int(op.pointee.getter)](slot.pointee.object).condition else { continue }
                runs.append(ConditionalRun(slot: op.pointee.slot, start: output.count, condition: condition))
                output.lineWidth -= 4
            case .endElement:
                guard let run = runs.last, run.slot == op.pointee.slot else { continue }
                let next = slot.pointee.object &+ 1
                if next <= slot.pointee.last, getters[Int(op.pointee.getter)](next).condition == run.condition {
                    continue
                }
                runs.removeLast()
                output.lineWidth += 4
                output.encloseLines(from: run.start, inCondition: run.condition)
            case .skipUnless:
                if !getters[Int(op.pointee.getter)](slot.pointee.object).isThere { index = Int(op.pointee.target) }
            case .skipIf:
                if getters[Int(op.pointee.getter)](slot.pointee.object).isThere { index = Int(op.pointee.target) }
            case .skipUnlessFirst: if slot.pointee.object != slot.pointee.first { index = Int(op.pointee.target) }
            case .skipIfFirst: if slot.pointee.object == slot.pointee.first { index = Int(op.pointee.target) }
            case .skipUnlessLast: if slot.pointee.object != slot.pointee.last { index = Int(op.pointee.target) }
            case .skipIfLast: if slot.pointee.object == slot.pointee.last { index = Int(op.pointee.target) }
            }
        }
        return true
    }
}

extension TemplateValue {
    /// Whether a section over it is rendered.
    var isThere: Bool {
        switch self {
        case .absent: false
        case .flag(let flag): flag
        case .list(_, let count): count > 0
        default: true
        }
    }

    /// Whether a section over it is about something else than what is around it.
    var isObjects: Bool {
        switch self {
        case .object, .list: true
        default: false
        }
    }

    /// The text that it is.
    fileprivate var condition: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The object that it is.
    var object: Int? {
        if case .object(let object) = self { object } else { nil }
    }
}

extension ByteBuffer {
    /// Hands on whole pieces and takes them out. The last line stays: what is written next may look back to where its line
    /// begins.
    fileprivate mutating func emitPieces<Failure: Error>(
        of size: Int, _ emit: (ByteText) throws(Failure) -> Void
    ) throws(Failure) {
        var end = count
        while end > 0, base[end - 1] != 0x0A { end -= 1 }
        end &= -size
        if end == 0 { return }
        try emit(text.slice(0, end))
        removeFirst(end)
    }

    /// Puts `#if` before the lines from `start` on and `#endif` behind them. Empty lines around them stay outside.
    fileprivate mutating func encloseLines(from start: Int, inCondition condition: String) {
        var (first, end) = (start, count)
        while first < end, base[first] == 0x0A { first += 1 }
        while end > first + 1, base[end - 1] == 0x0A, base[end - 2] == 0x0A { end -= 1 }
        if first == end { return }
        var lines = ByteBuffer(capacity: count - first)
        lines.append(text.slice(first, count))
        let (length, behind) = (end - first, count - end)
        var indentation = 0
        while indentation < length, lines.base[indentation] == 0x20 { indentation += 1 }
        truncate(to: first)
        append(lines.text.slice(0, indentation))
        append("#if \(condition)\n")
        var index = 0
        while index < length {
            let next = lines.text.firstIndex(of: 0x0A, from: index).map { $0 + 1 } ?? length
            if lines.base[index] != 0x0A { append("    ") }
            append(lines.text.slice(index, next))
            index = next
        }
        append(lines.text.slice(0, indentation))
        append("#endif\n")
        append(lines.text.slice(length, length + behind))
    }

    @_transparent
    fileprivate mutating func append(_ text: ByteText, as code: TemplateOp.Code) {
        switch code {
        case .identifier: append(identifier: text)
        case .label: append(label: text)
        case .code: append(code: text)
        case .operand: append(operand: text)
        case .string: append(stringLiteral: text)
        case .comment: append(comment: text)
        default: append(text)
        }
    }

    fileprivate mutating func append(_ string: String, as code: TemplateOp.Code) {
        string.withBytes { append($0, as: code) }
    }

    fileprivate mutating func append(flag: Bool) {
        if flag { append("true") } else { append("false") }
    }
}
