import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Cases that carry their own enum. Swift stores a payload in place, so there must be a case between that is stored elsewhere.
extension EnumContext {
    /// Whether a case carries a value of its own enum, be it through another generated one.
    func isIndirect(_ index: Int) -> Bool {
        let payload = payload(index)
        var parameter = payload.start
        while parameter < payload.end {
            if recursion.carriesBack(parameters[parameter].typeText) { return true }
            parameter &+= 1
        }
        return false
    }
}

/// Which of the generated enums hold which in place.
struct Recursion {
    private let names: [ByteText]
    /// The number of the enum that this is about.
    private let own: Int
    private let tables: [CaseTable]
    private let shortest: Int

    /// - Parameter own: one of the graph's tables.
    init(_ graph: NavigationGraph, own: CaseTable) {
        tables = [graph.destinations, graph.sheets.cases, graph.dialogs.cases, graph.windows.cases]
        names = tables.map(\.enumName.value)
        self.own = names.firstIndex { $0.equals(own.enumName.value) } ?? 0
        shortest = names.map(\.count).min() ?? 0
    }

    /// Whether a value of `type` holds one of the own enum, which can only be where one of the enums is named.
    func carriesBack(_ type: ByteText) -> Bool {
        if type.count < shortest { return false }
        return held(by: type).contains { reaches($0) }
    }

    /// Whether the enum `from` is the own one, or holds it.
    private func reaches(_ from: Int) -> Bool {
        var found: Set<Int> = [from]
        var pending = [from]
        while let next = pending.popLast(), !found.contains(own) {
            for row in tables[next].rows {
                for parameter in row.payload.indices {
                    for held in held(by: tables[next].parameters.base[parameter].typeText)
                    where found.insert(held).inserted { pending.append(held) }
                }
            }
        }
        return found.contains(own)
    }

    /// The enums of which a value of `type` holds one in place, as far as its spelling tells.
    private func held(by type: ByteText) -> [Int] {
        guard names.contains(where: { type.contains($0) }), let type = SwiftType(type) else { return [] }
        return names.indices.filter { type.holds(names[$0]) }
    }
}

extension SwiftType {
    /// Whether a value holds one of the enum `name` in place. Collections and closures hold theirs elsewhere; of other generic
    /// types that is not known.
    fileprivate func holds(_ name: ByteText) -> Bool {
        switch shape {
        case .named(let own, let arguments):
            if isEnum(name) { return true }
            let isCollection = ["Array", "Dictionary", "Set"].contains { own.lastName.equals($0) }
            return !isCollection && arguments.contains { $0.holds(name) }
        case .member(_, _, let arguments): return arguments.contains { $0.holds(name) }
        case .optional(let type): return type.holds(name)
        case .tuple(let elements): return elements.contains { $0.type.holds(name) }
        case .array, .dictionary, .function, .existential, .composition, .metatype, .value: return false
        }
    }

    /// Whether it is the enum `name`, be it by what identifies its values, for that is the values themselves.
    fileprivate func isEnum(_ name: ByteText) -> Bool {
        guard case .named(var own, _) = shape else { return false }
        while own.lastName.equals("ID"), own.count > 3 { own = own.slice(0, own.count - 3) }
        return own.lastName.withoutTicks.equals(name)
    }
}

extension ByteText {
    /// `NavigationItem` of `App.NavigationItem`.
    fileprivate var lastName: ByteText {
        var start = count
        while start > 0, self[start - 1] != 0x2E { start -= 1 }
        return slice(start, count)
    }

    fileprivate func contains(_ other: ByteText) -> Bool {
        var start = 0
        while start + other.count <= count {
            if slice(start, start + other.count).equals(other) { return true }
            start += 1
        }
        return false
    }
}
