import ScreenSpecDiagnostics
import ScreenSpecYAML

extension Kind where Value == Located<Bool> {
    /// A plain scalar of the YAML 1.2 core schema's booleans.
    static var boolean: Kind {
        Kind(
            description: .boolean,
            read: { decoder, node in
                if let scalar = decoder.plainScalar(node), let value = coreBoolean(scalar) {
                    return Located(value, at: decoder.tree.range(node))
                }
                decoder.reportWrongKind(node, .boolean)
                return nil
            },
            show: { value, _ in .word(value.value ? "true" : "false", at: value.range) })
    }
}

extension Kind where Value == LocatedInteger {
    /// A plain scalar of the YAML 1.2 core schema's integers, within `range`.
    static func integer(_ range: ClosedRange<Int>) -> Kind {
        Kind(
            description: .integer(range),
            read: { decoder, node in
                if let scalar = decoder.plainScalar(node), let value = coreInteger(scalar),
                    value >= range.lowerBound, value <= range.upperBound
                {
                    return LocatedInteger(value, at: decoder.tree.range(node))
                }
                decoder.reportWrongKind(node, .integer(range))
                return nil
            },
            show: { value, _ in .word(String(value.value), at: value.range) })
    }
}

extension Kind where Value == Located<Double> {
    /// A plain number of the YAML 1.2 core schema, more than 0 and up to 1.
    static var fraction: Kind {
        Kind(
            description: .fraction,
            read: { decoder, node in
                if let scalar = decoder.plainScalar(node),
                    let value = coreInteger(scalar).map(Double.init) ?? coreFloat(scalar), value > 0, value <= 1
                {
                    return Located(value, at: decoder.tree.range(node))
                }
                decoder.reportWrongKind(node, .fraction)
                return nil
            },
            show: { value, _ in .word("\(value.value)", at: value.range) })
    }
}

/// A whole number with its place.
package struct LocatedInteger: BitwiseCopyable, Sendable {
    private let number: Int32
    /// Where it stands.
    package let range: SourceRange

    init(_ value: Int, at range: SourceRange) {
        number = Int32(truncatingIfNeeded: value)
        self.range = range
    }

    /// The number.
    package var value: Int { Int(number) }
}
