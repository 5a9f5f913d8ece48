import ScreenSpecDiagnostics
import ScreenSpecSwift

/// How a parameter takes part in equality and in saved data.
package struct ParameterTraits: BitwiseCopyable, Sendable {
    /// What of a parameter counts when two cases are compared.
    package enum Equality: UInt8, BitwiseCopyable, Sendable {
        /// Its type is Hashable.
        case whole
        /// Only a part of it counts, or another value in its stead.
        case part
        /// It does not count.
        case none
    }

    /// How it is compared.
    package var equality = Equality.whole
    /// Whether it is part of saved data; what is not comes back as its default.
    package var isEncodable = true
}

/// What `payloads` says, by type.
package struct PayloadTable: Sendable {
    /// In the order of the spec.
    package let entries: [PayloadEntry]
    private let numbers: [String: Int]
    private let names: NameTable

    init(_ entries: [PayloadEntry]) {
        self.entries = entries
        names = NameTable(count: entries.count) { entries[$0].type.bytes }
        numbers = Dictionary(
            entries.enumerated().map { (canonicalSpelling($1.type.bytes), $0) }, uniquingKeysWith: { first, _ in first }
        )
    }

    /// The entry for a type that is a plain name.
    func entry(named name: ByteText) -> PayloadEntry? {
        entries.count == 0 ? nil : names[name].map { entries[$0] }
    }

    /// The entry for a type, however it is spaced.
    package func entry(_ type: SwiftType) -> PayloadEntry? {
        entries.count == 0 ? nil : numbers[canonicalSpelling(type.bareText)].map { entries[$0] }
    }
}

extension SwiftType {
    /// As written, without parentheses that only group: `any P` of `(any P)?`.
    var bareText: ByteText {
        switch shape {
        case .tuple, .function: return text
        default: break
        }
        var bare = text
        while bare.count > 2, bare[0] == 0x28, bare[bare.count - 1] == 0x29 {
            bare = bare.slice(1, bare.count - 1).trimmed
        }
        return bare
    }
}

extension GraphBuilder {
    /// Finds out how each parameter is compared and coded, and reports those for which there is no way.
    mutating func readPayloads() {
        let declared = document.rows.parameters.base
        let count = document.rows.parameters.count
        let hasEntries = document.payloads.count > 0
        let parameters = parameters
        var index = 0
        while index < count {
            let facts = declared[index].typeFacts
            if !facts.isPlainName || facts.containsExistential || facts.containsUncodable {
                parameters.append(traits(of: declared[index]))
            } else if hasEntries, let entry = payloads.entry(named: declared[index].typeText) {
                parameters.append(ParameterTraits(entry))
            } else {
                parameters.append(ParameterTraits())
            }
            checkInhabited(declared[index])
            index &+= 1
        }
        for entry in document.payloads { checkIdentity(entry) }
        checkDefaults()
        if conformances.isIterable { checkIterable() }
    }

    /// A case with a `Never` in it is one that nobody can make. An app that has a type of its own by that name says so.
    private mutating func checkInhabited(_ parameter: PayloadParameter) {
        let type = parameter.typeText
        guard type.count == 5 && type.equals("Never") || type.count == 11 && type.equals("Swift.Never") else { return }
        if payloads.entry(named: type)?.isOfApp == true { return }
        report(
            .invalidParameter, "`\(parameter.name.string)` is a `Never`, of which there is no value",
            at: parameter.type.range, help: "leave the parameter out, or give it the type of what the screen needs")
    }

    /// The identity of a type is its `ID` where the spec does not say more, and only what has a name has one.
    private mutating func checkIdentity(_ entry: PayloadEntry) {
        guard entry.identity != nil, entry.identityType == nil, let type = SwiftType(entry.type.bytes) else { return }
        switch type.shape {
        case .named, .member: return
        default:
            report(
                .missingKey,
                "payload type \(entry.type.string.asCode) has an `identity` and no `type`, and no `ID` of its own that it could be",
                at: entry.type.range, help: "say the type of that property: `type: String`")
        }
    }

    private mutating func traits(of parameter: PayloadParameter) -> ParameterTraits {
        let facts = parameter.typeFacts
        var traits = ParameterTraits()
        traits.isEncodable =
            !facts.containsClosure && !facts.containsExistential && !facts.containsTuple && !facts.containsMetatype
            && !facts.containsUncodable
        let isGeneric = parameter.typeText.firstIndex(of: 0x3C) != nil
        guard
            facts.containsClosure || facts.containsExistential || facts.containsTuple || facts.containsMetatype
                || isGeneric || document.payloads.count > 0, let type = SwiftType(parameter.type.bytes)
        else { return traits }
        var faults: [EqualityPart.Fault] = []
        let parts = EqualityPart.parts(of: type, payloads, &faults)
        if !document.unreadSections.contains("payloads") {
            for fault in faults { reportEquality(fault, of: parameter) }
        }
        traits.equality = parts.isEmpty ? .none : parts.count == 1 && parts[0].isWhole ? .whole : .part
        if type.components.contains(where: { payloads.entry($0)?.isCodable == false }) { traits.isEncodable = false }
        if isGeneric, type.components.contains(where: isBinding) { traits.isEncodable = false }
        // The app's own type of that name.
        if facts.containsUncodable, type.components.contains(where: { payloads.entry($0)?.codable?.value == true }) {
            traits.isEncodable = true
        }
        if facts.containsExistential, type.components.allSatisfy(isOfApp) {
            traits.isEncodable =
                !facts.containsClosure && !facts.containsTuple && !facts.containsMetatype && !facts.containsUncodable
        }
        // A type may be Codable whatever its arguments are.
        if isGeneric, payloads.entry(type)?.codable?.value == true { traits.isEncodable = true }
        return traits
    }

    /// Whether a type has no existential's name, or is the app's own of that name.
    private func isOfApp(_ type: SwiftType) -> Bool {
        switch type.shape {
        case .existential, .composition: false
        case .named(let name, _) where name.isExistential: false
        default: !type.isNeverCompared || payloads.entry(type)?.isOfApp == true
        }
    }

    /// Whether a type is SwiftUI's `Binding`, and none of the app's own.
    func isBinding(_ type: SwiftType) -> Bool {
        guard case .named(let name, _) = type.shape else { return false }
        return (name.equals("Binding") || name.equals("SwiftUI.Binding"))
            && payloads.entry(type)?.comparison != .value
    }

    private mutating func reportEquality(_ fault: EqualityPart.Fault, of parameter: PayloadParameter) {
        let type = fault.type.string.asCode
        switch fault.problem {
        case .existential:
            report(
                .existentialWithoutEntry,
                "`\(parameter.name.string)` carries \(type), which cannot be compared", at: parameter.type.range,
                help: waysToCompare(fault.type))
        case .binding:
            report(
                .bindingWithoutEntry,
                "`\(parameter.name.string)` carries \(type), a way to a value that belongs to somebody else: it cannot be compared",
                at: parameter.type.range,
                help:
                    "carry what identifies the value, or say under `payloads` that it does not count: `\(fault.type.string): {compare: ignore}`"
            )
        case .hidden:
            report(
                .hiddenComparison,
                "`\(parameter.name.string)` carries \(type), inside which is a type that is not compared as a whole",
                at: parameter.type.range, help: "give \(type) an entry of its own under `payloads`")
        case .key:
            report(
                .hiddenComparison,
                "`\(parameter.name.string)` carries \(type), whose keys are not Hashable", at: parameter.type.range,
                help: "carry a dictionary by what identifies its keys")
        }
    }

    /// Of Swift's own it is known which have nothing that could count.
    private func waysToCompare(_ type: ByteText) -> String {
        let entry = { (way: String) in "\(type.string): {\(way)}".asCode }
        switch type.withoutAny.string {
        case "AnyObject", "Swift.AnyObject":
            return "say under `payloads` what counts: \(entry("compare: reference")) or `{compare: ignore}`"
        case "Hashable", "Swift.Hashable":
            return "carry `AnyHashable`, or say under `payloads` that it does not count: \(entry("compare: ignore"))"
        case _ where type.hasNothingToCompare:
            let mayBeOwn = checkIdentifier(type) == nil && SwiftType(type)?.isNeverCompared == true
            let own = mayBeOwn ? "; of a type of your own say \(entry("compare: value"))" : ""
            return
                "carry what identifies it, or say under `payloads` that it does not count: \(entry("compare: ignore"))\(own)"
        default:
            let identity = entry("identity: id, type: String")
            return "say under `payloads` what counts: \(identity), `{compare: reference}` or `{compare: ignore}`"
        }
    }

    /// A case can be listed when its payload is all defaults.
    private mutating func checkIterable() {
        guard let conformance = document.app?.conformances.first(where: { $0.bytes.equals("CaseIterable") }) else {
            return
        }
        for destination in document.rows.destinations where destination.payload.count > 0 {
            guard let parameter = requiredParameter(of: destination) else { continue }
            report(
                .notIterable,
                "`CaseIterable` cannot list `\(destination.name.string)`, whose `\(parameter.name.string)` has no default",
                at: conformance.range, notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "remove `CaseIterable` here, and use a sidebar section's list")
            return
        }
    }
}

extension ParameterTraits {
    init(_ entry: PayloadEntry) {
        isEncodable = entry.isCodable
        if entry.identity != nil || entry.comparison == .reference {
            equality = .part
        } else if entry.comparison == .ignore {
            equality = .none
        }
    }
}

extension ByteText {
    /// `P` of `any P`.
    fileprivate var withoutAny: ByteText {
        count > 4 && slice(0, 4).equals("any ") ? slice(4, count).trimmed : self
    }

    /// Whether it is one of Swift's or SwiftUI's of which no property tells two values apart, and which may be no class.
    fileprivate var hasNothingToCompare: Bool {
        let name = withoutAny
        let bare = name.count > 6 && name.slice(0, 6).equals("Swift.") ? name.slice(6, name.count) : name
        let known: [StaticString] = [
            "Any", "Codable", "Decodable", "Encodable", "Equatable", "Error", "Identifiable", "Sendable", "View",
        ]
        return known.contains(where: bare.equals) || SwiftType(self)?.isNeverCompared == true
    }
}
