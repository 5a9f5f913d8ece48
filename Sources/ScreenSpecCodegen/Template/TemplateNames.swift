import ScreenSpecDiagnostics

/// What a name means at its place.
struct ResolvedName {
    enum Meaning {
        case field(FieldKind)
        case isFirst, isLast
    }

    let meaning: Meaning
    let slot: Int32
    let getter: Int32
    /// The value, where the object is known already.
    var value: TemplateValue?
}

extension TemplateCompiler {
    /// Writes the variable `name`, which stands at `start`.
    mutating func write(_ name: ByteText, at start: Int) {
        let before = (op: ops.count, slot: nextSlot)
        guard let found = resolve(name, at: start) else { return }
        let end = start + name.count
        guard let code = Self.code(for: found.meaning) else {
            truncateOps(to: before.op)
            return reportNotWritable(name, found, start, end)
        }
        append(TemplateOp(code: code, slot: found.slot, getter: found.getter), at: start, end)
        nextSlot = before.slot
        if ops.count - before.op > 1 { leaveObjects(before.op, ops.count) }
    }

    /// Lets the steps from `first` up to `end`, those of a dotted name or of a section's, jump to here where what they are about
    /// is absent.
    mutating func leaveObjects(_ first: Int, _ end: Int) {
        var index = first
        while index < end {
            if ops.base[index].target == Self.unset { ops.base[index].target = Int32(truncatingIfNeeded: ops.count) }
            index &+= 1
        }
        if first < end { barrier = ops.count }
    }

    private static func code(for meaning: ResolvedName.Meaning) -> TemplateOp.Code? {
        switch meaning {
        case .isFirst: .isFirst
        case .isLast: .isLast
        case .field(.identifier): .identifier
        case .field(.label): .label
        case .field(.type), .field(.expression): .code
        case .field(.string): .string
        case .field(.comment): .comment
        case .field(.number), .field(.flag): .word
        case .field(.object), .field(.list): nil
        }
    }

    /// Finds what `name` means, and appends the steps that reach the object whose field it is. Their targets are left
    /// to the caller. Reports a name that means nothing.
    mutating func resolve(_ name: ByteText, at start: Int) -> ResolvedName? {
        var partEnd = name.firstIndex(of: 0x2E) ?? name.count
        guard var found = lookUp(name.slice(0, partEnd), at: start) else { return nil }
        let firstOp = ops.count
        while partEnd < name.count {
            let partStart = partEnd + 1
            partEnd = name.firstIndex(of: 0x2E, from: partStart) ?? name.count
            let part = name.slice(partStart, partEnd)
            guard case .field(.object(let shape)) = found.meaning else {
                reportNoFields(name.slice(0, partStart - 1), found, part, at: start + partStart)
                truncateOps(to: firstOp)
                return nil
            }
            guard let index = shape.index(of: part) else {
                reportUnknown(part, in: [shape], at: start + partStart)
                truncateOps(to: firstOp)
                return nil
            }
            let slot = takeSlot()
            append(
                TemplateOp(
                    code: .object, slot: found.slot, getter: found.getter, into: slot, target: Self.unset),
                at: start, start + partStart - 1)
            let outer = found.value
            found = field(index, of: shape, slot, outer?.object)
            if outer?.isThere == false { found.value = .absent }
        }
        return found
    }

    mutating func truncateOps(to count: Int) {
        ops.truncate(to: count)
        places.truncate(to: count)
    }

    /// Looks the first part of a name up in the enclosing objects, the innermost first.
    private mutating func lookUp(_ name: ByteText, at start: Int) -> ResolvedName? {
        var depth = scopes.count - 1
        var isAmongUnknown = false
        while depth >= 0 {
            let scope = scopes[depth]
            if scope.isUnknown {
                isAmongUnknown = true
            } else if let index = scope.shape.index(of: name) {
                return field(index, of: scope.shape, scope.slot, scope.object)
            } else if scope.isElement, let meaning = Self.elementFlag(name) {
                return ResolvedName(meaning: meaning, slot: scope.slot, getter: 0)
            }
            depth -= 1
        }
        if !isAmongUnknown { reportUnknown(name, in: scopes.reversed().map(\.shape), at: start) }
        return nil
    }

    private static func elementFlag(_ name: ByteText) -> ResolvedName.Meaning? {
        if name.equals("isFirst") { return .isFirst }
        return name.equals("isLast") ? .isLast : nil
    }

    private mutating func field(_ index: Int, of shape: Shape, _ slot: Int32, _ object: Int?) -> ResolvedName {
        let field = shape.fields[index]
        fields.append(field)
        let getter = Int32(truncatingIfNeeded: fields.count - 1)
        var found = ResolvedName(meaning: .field(field.kind), slot: slot, getter: getter)
        if let object { found.value = field.get(object) }
        return found
    }
}
