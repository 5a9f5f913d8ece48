import ScreenSpecDiagnostics
import ScreenSpecSwift

/// A value that counts when a payload parameter is compared: how it comes out of the parameter, and its type, which is
/// Hashable. A type that is not Hashable comes apart into such values: an optional author into the author's optional id,
/// an array of pairs into two arrays.
package struct EqualityPart: Sendable {
    /// The value, as an expression over `subject`.
    package let expression: String
    /// The value's type.
    package let type: String
    /// Whether the part is the subject as it is.
    package let isWhole: Bool

    /// Why a type's values cannot be compared.
    package struct Fault {
        enum Problem {
            /// What has no `==`, an existential, an `InlineArray` or an `AnyView`, without an entry.
            case existential
            /// A binding without an entry.
            case binding
            /// A generic type hides a type whose entry changes how it is compared.
            case hidden
            /// The keys of a dictionary are not Hashable.
            case key
        }

        let problem: Problem
        let type: ByteText
    }

    /// The subject as it is.
    package static func whole(_ subject: String, _ type: ByteText) -> EqualityPart {
        EqualityPart(expression: subject, type: type.string, isWhole: true)
    }

    /// The parts of a value of `type`, in an order that `==` and `hash(into:)` share.
    ///
    /// - Parameter subject: the expression that the value is known by.
    package static func parts(
        of type: SwiftType, subject: String = "$0", _ payloads: PayloadTable, _ faults: inout [Fault]
    ) -> [EqualityPart] {
        if case .dictionary(let key, _) = type.shape, !key.canBeKey(payloads) {
            faults.append(Fault(problem: .key, type: type.text))
            return []
        }
        if let entry = payloads.entry(type), let parts = parts(by: entry, subject, type, &faults) { return parts }
        let whole = [EqualityPart.whole(subject, type.text)]
        switch type.shape {
        case .function: return []
        case .existential where type.isSendableKeyPath, .composition where type.isSendableKeyPath: return whole
        case .existential, .composition:
            faults.append(Fault(problem: .existential, type: type.bareText))
            return []
        case .metatype:
            return [EqualityPart(expression: "ObjectIdentifier(\(subject))", type: "ObjectIdentifier", isWhole: false)]
        case .optional(let wrapped):
            return lifted(parts(of: wrapped, payloads, &faults), whole, subject, "map") { "\($0)?" }
        case .array(let element):
            return lifted(parts(of: element, payloads, &faults), whole, subject, "map") { "[\($0)]" }
        case .dictionary(let key, let value):
            var inner: [Fault] = []
            let keys = parts(of: key, payloads, &inner)
            if keys.count != 1 || !keys[0].isWhole || !inner.isEmpty {
                faults.append(Fault(problem: .hidden, type: type.text))
            }
            return lifted(parts(of: value, payloads, &faults), whole, subject, "mapValues") {
                "[\(key.text.string): \($0)]"
            }
        case .tuple(let elements):
            return elements.enumerated().flatMap { index, element in
                // `_`, `self` and `init` mean something else behind a dot.
                let label = element.label.flatMap { checkIdentifier($0) == nil ? $0.string : nil }
                return parts(of: element.type, subject: "\(subject).\(label ?? "\(index)")", payloads, &faults)
                    .map { EqualityPart(expression: $0.expression, type: $0.type, isWhole: false) }
            }
        case .named(let name, _) where name.isExistential || type.isNeverCompared:
            if type.isNeverCompared, payloads.entry(type)?.isOfApp == true { return whole }
            faults.append(Fault(problem: .existential, type: type.bareText))
            return []
        case .named(let name, _) where name.equals("Binding") || name.equals("SwiftUI.Binding"):
            if payloads.entry(type)?.comparison == .value { return whole }
            faults.append(Fault(problem: .binding, type: type.bareText))
            return []
        case .named(_, let arguments), .member(_, _, let arguments):
            var inner: [Fault] = []
            let isConditional = type.isHashableWhereItsArgumentsAre
            let changes = arguments.contains { argument in
                let parts = parts(of: argument, payloads, &inner)
                return parts.contains { !$0.isWhole } || !inner.isEmpty || isConditional && parts.isEmpty
            }
            if changes { faults.append(Fault(problem: .hidden, type: type.text)) }
            return whole
        case .value: return whole
        }
    }

    /// What an entry says of a type; nil where it leaves the type to itself.
    private static func parts(
        by entry: PayloadEntry, _ subject: String, _ type: SwiftType, _ faults: inout [Fault]
    ) -> [EqualityPart]? {
        if let identity = entry.identity {
            let identityType = entry.identityType?.string ?? "\(type.bareText.string).ID"
            return [EqualityPart(expression: "\(subject).\(identity.string)", type: identityType, isWhole: false)]
        }
        switch entry.comparison {
        case .reference:
            return [EqualityPart(expression: "ObjectIdentifier(\(subject))", type: "ObjectIdentifier", isWhole: false)]
        case .ignore: return []
        // What a dictionary or a generic type has inside may be compared otherwise elsewhere.
        case .value where type.holdsOthers: return [.whole(subject, type.text)]
        case .value, nil: return nil
        }
    }

    /// The parts of a collection's elements as collections of parts.
    private static func lifted(
        _ parts: [EqualityPart], _ whole: [EqualityPart], _ subject: String, _ map: String, _ type: (String) -> String
    ) -> [EqualityPart] {
        if parts.count == 1, parts[0].isWhole { return whole }
        return parts.map { part in
            let expression = part.isWhole ? subject : "\(subject).\(map) { \(part.expression) }"
            return EqualityPart(expression: expression, type: type(part.type), isWhole: false)
        }
    }
}

extension SwiftType {
    /// `any KeyPath<Author, String> & Sendable`: beside a class, `Sendable` takes nothing away.
    fileprivate var isSendableKeyPath: Bool {
        switch shape {
        case .existential(let type): return type.isSendableKeyPath
        case .composition(let types):
            let others = types.filter { !$0.isNamed("Sendable") }
            return others.count == 1 && others.count < types.count && others[0].isKeyPath
        default: return false
        }
    }

    private var isKeyPath: Bool {
        ["AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath"].contains(
            where: isNamed)
    }

    private func isNamed(_ type: String) -> Bool {
        guard case .named(let name, _) = shape else { return false }
        return name.equals(type) || name.equals("Swift.\(type)")
    }

    /// Whether values of the type may be Hashable, as the keys of a dictionary are.
    fileprivate func canBeKey(_ payloads: PayloadTable) -> Bool {
        switch shape {
        case .named(let name, _) where name.isExistential: false
        case .named where isNeverCompared: payloads.entry(self)?.isOfApp == true
        case .existential, .composition: isSendableKeyPath
        case .optional(let type), .array(let type): type.canBeKey(payloads)
        case .dictionary(let key, let value): key.canBeKey(payloads) && value.canBeKey(payloads)
        case .tuple, .function, .metatype: false
        case .named, .member, .value: true
        }
    }

    /// Whether it is a dictionary, or a generic type that Swift may compare.
    fileprivate var holdsOthers: Bool {
        switch shape {
        case .dictionary: true
        case .named(_, let arguments), .member(_, _, let arguments): !arguments.isEmpty && !isNeverCompared
        default: false
        }
    }

    /// Whether the type is a generic one of Swift's whose values can be compared where those in them can.
    fileprivate var isHashableWhereItsArgumentsAre: Bool {
        ["ArraySlice", "ContiguousArray", "Set", "Result"].contains(where: isNamed)
    }
}
