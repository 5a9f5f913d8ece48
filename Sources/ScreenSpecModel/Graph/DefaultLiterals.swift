import ScreenSpecDiagnostics
import ScreenSpecSwift

// What a literal holds that its type does not.

extension ByteText {
    /// Whether a default that is of the kind of its type may be a value of that: `256` is no `UInt8`, and `["a"]` no `[Int]`.
    func mayBe(_ type: SwiftType) -> Bool {
        switch type.shape {
        case .optional(let wrapped): mayBe(wrapped)
        case .array(let element): mayList { _ in element }
        case .dictionary(let key, let value): mayList { $0.isMultiple(of: 2) ? key : value }
        case .named(let name, let arguments):
            if arguments.count == 1, name.withoutModule.equals("Set") {
                mayList { _ in arguments[0] }
            } else {
                !isBeyond(name.withoutModule)
            }
        default: true
        }
    }

    private func mayList(_ type: (Int) -> SwiftType) -> Bool {
        guard case .list(let elements) = SwiftLiteral(self) else { return true }
        return elements.indices.allSatisfy { index in
            let (element, type) = (elements[index], type(index))
            guard let facts = TypeFacts(type.text) else { return true }
            return ExpressionKind(of: element).fits(type.text, facts) && element.mayBe(type)
        }
    }

    /// Whether it is no value of one of Swift's own types.
    func isBeyond(_ type: ByteText) -> Bool {
        switch SwiftLiteral(self) {
        case .whole(let isNegative, let magnitude):
            guard let bits = type.wholeNumberBits else { return false }
            guard let magnitude else { return true }
            if type[0] == 0x55 { return isNegative && magnitude > 0 || magnitude > UInt64.max >> (64 - bits) }
            // There is one more of the negative ones.
            return magnitude > UInt64.max >> (65 - bits) + (isNegative ? 1 : 0)
        case .text(let text): return type.equals("Character") && text.string.count != 1
        default: return false
        }
    }
}

extension ByteText {
    /// How many bits a type of Swift's holds a whole number in.
    var wholeNumberBits: UInt64? {
        let signed = count > 0 && self[0] == 0x55 ? slice(1, count) : self
        if signed.equals("Int") || signed.equals("Int64") { return 64 }
        if signed.equals("Int32") { return 32 }
        if signed.equals("Int16") { return 16 }
        return signed.equals("Int8") ? 8 : nil
    }
}
