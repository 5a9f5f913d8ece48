import ScreenSpecDiagnostics
import ScreenSpecSwift

/// What a template appends to an expression, or calls it with, binds to all of it: where something binds to an expression that
/// stands for itself elsewhere, it is an operand.
extension TemplateCompiler {
    /// Whether something binds to what the step writes, if it writes an expression.
    func bindsTo(_ index: Int) -> Bool {
        guard case .expression = fields[Int(ops.base[index].getter)].kind else { return false }
        return isBoundBefore(index) || isBoundBehind(index)
    }

    /// Whether an operator stands right before, as in `!{{x}}` and `a && {{x}}`.
    private func isBoundBefore(_ index: Int) -> Bool {
        let text = literal(before: index).trimmed
        guard text.count > 0 else { return false }
        let last = text[text.count - 1]
        let before: UInt8 = text.count > 1 ? text[text.count - 2] : 0
        switch last {
        case 0x3D: return before == 0x3D || before == 0x21 || before == 0x3C || before == 0x3E
        case 0x3E: return before != 0x2D
        case 0x3F: return before == 0x3F
        default: return last.isOperatorByte
        }
    }

    /// Whether what may follow is a member, a call or an operator. A directive ends with its line.
    private func isBoundBehind(_ index: Int) -> Bool {
        // The steps that may come next, each with the space before it: every start of the compiler comes along here.
        let places = PlainArray<BoundPlace>(capacity: 8)
        places.add(index + 1, .none)
        var next = 0
        while next < places.count {
            let (op, space) = (places.base[next].op, places.base[next].space)
            next += 1
            // Nobody sees through so many that may be left out.
            if next > 64 { return true }
            if op >= ops.count { continue }
            switch ops.base[op].code {
            case .literal:
                let text = literal(op)
                let begin = text.firstNonSpace
                let found = space.and(text.slice(0, begin))
                if found == .lineBreak, literal(before: index).lastLineBeginsDirective { continue }
                if begin == text.count {
                    places.add(op + 1, found)
                } else if text.slice(begin, text.count).binds(behind: found) {
                    return true
                }
            case .object, .list, .nextElement, .skipUnless, .skipIf, .skipUnlessFirst, .skipIfFirst, .skipUnlessLast,
                .skipIfLast:
                places.add(op + 1, space)
                places.add(Int(ops.base[op].target), space)
            default: continue
            }
        }
        return false
    }

    /// The text right before a step, past the steps of a dotted name; empty where something else stands there.
    private func literal(before index: Int) -> ByteText {
        var last = index - 1
        while last >= 0, ops.base[last].code == .object { last -= 1 }
        return last >= 0 && ops.base[last].code == .literal ? literal(last) : ByteText("")
    }

    private func literal(_ index: Int) -> ByteText {
        let op = ops.base[index]
        return literals.text.slice(Int(op.start), Int(op.start + op.length))
    }
}

/// What stands between an expression and what may bind to it.
private enum BoundSpace: BitwiseCopyable {
    case none, spaces, lineBreak

    /// With `spaces` behind it.
    func and(_ spaces: ByteText) -> BoundSpace {
        if self == .lineBreak || spaces.firstIndex(of: 0x0A) != nil { return .lineBreak }
        return spaces.isEmpty ? self : .spaces
    }
}

/// A step that may follow an expression.
private struct BoundPlace: BitwiseCopyable {
    let op: Int
    let space: BoundSpace
}

extension PlainArray<BoundPlace> {
    fileprivate func add(_ op: Int, _ space: BoundSpace) {
        var index = 0
        while index < count {
            if base[index].op == op, base[index].space == space { return }
            index &+= 1
        }
        append(BoundPlace(op: op, space: space))
    }
}

extension ByteText {
    fileprivate var firstNonSpace: Int {
        var index = 0
        while index < count, self[index].isSpaceOrBreak { index += 1 }
        return index
    }

    fileprivate var lastLineBeginsDirective: Bool {
        var start = count
        while start > 0, self[start - 1] != 0x0A { start -= 1 }
        let line = slice(start, count).trimmed
        return line.count > 0 && line[0] == 0x23
    }

    /// Whether this, which does not begin with a space, goes on with an expression that ends before.
    fileprivate func binds(behind space: BoundSpace) -> Bool {
        let next: UInt8 = count > 1 ? self[1] : 0
        switch self[0] {
        case 0x2E: return true
        case 0x28, 0x5B, 0x7B: return space != .lineBreak
        case 0x3F: return true
        case 0x21: return space == .none || next == 0x3D
        case 0x3D: return next == 0x3D
        case 0x2F: return next != 0x2F && next != 0x2A
        case 0x2D where next == 0x3E: return false
        case 0x61, 0x69: return next == 0x73 && (count == 2 || !self[2].isIdentifierByte)
        default: return self[0].isOperatorByte && (space != .lineBreak || next.isSpaceOrBreak || next.isOperatorByte)
        }
    }
}
