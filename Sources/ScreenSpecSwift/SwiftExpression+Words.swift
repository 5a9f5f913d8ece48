import ScreenSpecDiagnostics

extension ByteText {
    var isCastWord: Bool { count == 2 && (equals("as") || equals("is")) }

    /// Words between the two halves of a function type.
    var isEffectWord: Bool { count == 5 && equals("async") || count == 6 && equals("throws") }

    /// Reserved words that an operand follows.
    var isPrefixKeyword: Bool { count == 3 && equals("try") || count == 5 && equals("await") }

    var isLiteral: Bool { equals("nil") || equals("true") || equals("false") }

    /// Words that an operand follows and that may also be names.
    var isOperandPrefix: Bool {
        switch count {
        case 4: equals("copy")
        case 6: equals("unsafe")
        case 7: equals("consume")
        default: false
        }
    }

    /// Whether this is a reserved word that no expression begins with.
    var beginsNoExpression: Bool {
        // Those with a capital are types.
        guard base[0] > 0x60, SwiftKeywords.isReserved(self) else { return false }
        switch count {
        case 3: return !equals("nil") && !equals("try")
        case 4: return !equals("self") && !equals("true")
        case 5: return !equals("await") && !equals("false")
        default: return true
        }
    }
}

/// Which of `names` the expression uses as values, a bit for each of the first 64: not as members (`.book`), argument labels
/// (`book:`) or what its own closures declare; inside interpolations too. Of an expression with faults only what
/// comes before the first one counts. `names` have no back-ticks.
package func usedNames(in expression: ByteText, of names: [ByteText]) -> UInt64 {
    names.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { usedNames(in: expression, of: $0, count: buffer.count) } ?? 0
    }
}

/// The same for names that stand in memory one after the other.
package func usedNames(in expression: ByteText, of names: UnsafePointer<ByteText>, count: Int) -> UInt64 {
    var walker = NameWalker(SwiftScanner(expression), names, count)
    walker.walk(.top)
    return walker.used
}

/// Where the first of `names` is that the expression unwraps, and the mark behind it: `id!`, `id?`; nil where it unwraps none.
package func unwrappedName(in expression: ByteText, of names: UnsafePointer<ByteText>, count: Int) -> Range<Int>? {
    var walker = NameWalker(SwiftScanner(expression), names, count)
    walker.walk(.top)
    return walker.firstUnwrapped
}

/// The same as `usedNames`, and which of them stand behind a `$`, as in `$model.name`.
package func nameUse(
    in expression: ByteText, of names: UnsafePointer<ByteText>, count: Int
) -> (used: UInt64, bound: UInt64) {
    var walker = NameWalker(SwiftScanner(expression), names, count)
    walker.walk(.top)
    return (walker.used | walker.bound, walker.bound)
}

/// What stands behind each `$` of an expression that binds nothing which the expression declares itself: `model` of
/// `$model.name`, and not `$0`.
package func boundNames(in expression: ByteText) -> [ByteText] {
    withUnsafePointer(to: expression) { names in
        var walker = NameWalker(SwiftScanner(expression), names, 0)
        walker.walk(.top)
        return walker.bindings
    }
}

extension ByteText {
    /// The next word of Swift code from `end` on that is no member's; nil where there is none. It may stand in a text, or be a label.
    ///
    /// - Parameter end: is set to where the word ends.
    package func nextName(_ end: inout Int) -> ByteText? {
        while end < count {
            let start = end
            while end < count, self[end].isIdentifierByte { end &+= 1 }
            if end > start, !isMember(at: start) { return slice(start, end) }
            if end == start { end &+= 1 }
        }
        return nil
    }

    /// Whether a single dot stands before it: two end a range's operator.
    private func isMember(at start: Int) -> Bool {
        start > 0 && self[start &- 1] == 0x2E && (start == 1 || self[start &- 2] != 0x2E)
    }
}

/// The first name that an expression uses as a value and for which `isMeant` holds, without back-ticks; nil where there is none.
package func firstName(in expression: ByteText, where isMeant: (ByteText) -> Bool) -> ByteText? {
    var meant: [ByteText] = []
    var known: Set<String> = []
    var end = 0
    while let name = expression.nextName(&end) {
        if isMeant(name), known.insert(name.string).inserted { meant.append(name) }
    }
    // As many at once as the walk over the expression can look for.
    for start in stride(from: 0, to: meant.count, by: 64) {
        let names = Array(meant[start..<min(start + 64, meant.count)])
        if let use = firstUse(in: expression, of: names) { return use }
    }
    return nil
}

private func firstUse(in expression: ByteText, of names: [ByteText]) -> ByteText? {
    names.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return nil }
        var walker = NameWalker(SwiftScanner(expression), base, buffer.count)
        walker.walk(.top)
        return walker.firstUse.map { expression.slice($0.lowerBound, $0.upperBound).withoutTicks }
    }
}

/// Where an expression says `self.name`: that name; nil where it does not.
package func memberOfSelf(_ name: ByteText, in expression: ByteText) -> ByteText? {
    withUnsafePointer(to: name) { names in
        var walker = NameWalker(SwiftScanner(expression), names, 1)
        walker.walk(.top)
        return walker.firstOfSelf.map { expression.slice($0.lowerBound, $0.upperBound).withoutTicks }
    }
}

/// Which of `names` an expression uses as values, as `usedNames` says, and which of them behind `self.`.
package func propertyUse(in expression: ByteText, of names: [ByteText]) -> (used: UInt64, ofSelf: UInt64) {
    names.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return (0, 0) }
        var walker = NameWalker(SwiftScanner(expression), base, buffer.count)
        walker.walk(.top)
        return (walker.used, walker.usedOfSelf)
    }
}
