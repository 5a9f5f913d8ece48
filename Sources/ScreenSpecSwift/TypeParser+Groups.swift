import ScreenSpecDiagnostics

extension TypeParser {
    /// `[T]`, `[Key: Value]`, `[3 of T]`.
    mutating func parseBracketed() -> Bool {
        let start = index
        index += 1
        skipSpace()
        if index < end, base[index].isDigit { return parseInlineArray(start) }
        guard index < end else { return fail(.unclosed, start, start + 1) }
        guard parse(.element) else { return false }
        skipSpace()
        var isDictionary = false
        if index < end, base[index] == 0x3A {
            isDictionary = true
            index += 1
            guard parse(.element) else { return false }
            skipSpace()
        }
        guard close(start, 0x5D) else { return false }
        become(isDictionary ? .dictionary : .array)
        guard isRecording else { return true }
        let types = pop(isDictionary ? 2 : 1)
        push(start, isDictionary ? .dictionary(key: types[0], value: types[1]) : .array(types[0]))
        return true
    }

    /// `[3 of T]`, Swift 6.2's spelling of `InlineArray<3, T>`.
    private mutating func parseInlineArray(_ start: Int) -> Bool {
        guard parseNumber() else { return false }
        skipSpace()
        guard word(is: "of") else { return failUnexpected(opener: start) }
        index += 2
        guard parse(.element) else { return false }
        skipSpace()
        guard close(start, 0x5D) else { return false }
        become(.named)
        facts.containsExistential = true
        if isRecording { push(start, .named(ByteText("InlineArray"), arguments: pop(2))) }
        return true
    }

    private mutating func close(_ opener: Int, _ byte: UInt8) -> Bool {
        guard index < end, base[index] == byte else { return failUnexpected(opener: opener) }
        index += 1
        return true
    }

    /// A tuple, a function type, or a type in parentheses.
    mutating func parseParenthesized() -> Bool {
        let start = index
        var scanner = SwiftScanner(text, from: start)
        scanner.depth = depth
        scanner.advance()
        guard scanner.skipGroup() else {
            fault = fault ?? scanner.fault
            return false
        }
        let isFunction = isFunctionArrow(at: scanner.index)
        var elements = Elements(isFunction: isFunction)
        guard parseElements(start, &elements) else { return false }
        if isFunction { return parseFunctionResult(start, elements) }
        if elements.count == 1 {
            // Only parentheses; the type in them is already what it is.
            if let label = elements.firstLabel { return fail(.singleLabel, label, elements.firstLabelEnd) }
            if isRecording, let type = stack.popLast() { push(start, type.shape) }
            facts.isPlainName = false
            isBareFunction = false
            return true
        }
        reduceTuple(start, elements)
        return true
    }

    private mutating func reduceTuple(_ start: Int, _ elements: Elements) {
        become(.tuple)
        facts.containsTuple = true
        if isRecording { push(start, .tuple(popElements(elements))) }
    }

    /// `Void` is another name of `()`.
    mutating func reduceEmptyTuple(_ start: Int) { reduceTuple(start, Elements(isFunction: false)) }

    struct Elements {
        let isFunction: Bool
        var count = 0
        var firstLabel: Int?
        var firstLabelEnd = 0
        /// Kept only while a tree is built.
        var labels: [ByteText?] = []

        init(isFunction: Bool) { self.isFunction = isFunction }
    }

    private mutating func popElements(_ elements: Elements) -> [SwiftType.Element] {
        zip(elements.labels, pop(elements.count)).map { SwiftType.Element(label: $0, type: $1) }
    }

    private func isFunctionArrow(at place: Int) -> Bool {
        var probe = self
        probe.index = place
        probe.skipSpace()
        return probe.atArrow || probe.word(is: "async") || probe.word(is: "throws") || probe.word(is: "rethrows")
    }

    private var atArrow: Bool { index + 1 < end && base[index] == 0x2D && base[index + 1] == 0x3E }

    /// From `(` to behind its `)`.
    private mutating func parseElements(_ opener: Int, _ elements: inout Elements) -> Bool {
        index += 1
        skipSpace()
        if index < end, base[index] == 0x29 {
            index += 1
            return true
        }
        while true {
            guard parseElement(&elements) else { return false }
            skipSpace()
            guard index < end, base[index] == 0x2C || base[index] == 0x29 else { return failUnexpected(opener: opener) }
            let separator = index
            index += 1
            if base[separator] == 0x29 { return true }
            skipSpace()
            if index < end, base[index] == 0x29 { return fail(.trailingComma, separator, separator + 1) }
        }
    }

    private mutating func parseElement(_ elements: inout Elements) -> Bool {
        skipSpace()
        let label = index
        var labelEnd = label
        guard readElementLabel(&labelEnd, elements.isFunction) else { return false }
        if labelEnd > label, elements.count == 0 {
            elements.firstLabel = label
            elements.firstLabelEnd = labelEnd
        }
        if isRecording { elements.labels.append(labelEnd > label ? slice(label, labelEnd) : nil) }
        elements.count += 1
        skipSpace()
        let isInout = word(is: "inout")
        guard parse(elements.isFunction ? .argument : .element) else { return false }
        skipSpace()
        if elements.isFunction, index + 2 < end, base[index] == 0x2E, base[index + 1] == 0x2E, base[index + 2] == 0x2E {
            if isInout { return fail(.inoutVariadic, index, index + 3) }
            if isInExpression { return fail(.functionInExpression, index, index + 3) }
            index += 3
        }
        return true
    }

    /// `name:` of a tuple's element, `_ name:` of a function's parameter. Stays put when there is none.
    private mutating func readElementLabel(_ labelEnd: inout Int, _ isFunction: Bool) -> Bool {
        var scanner = SwiftScanner(text, from: index)
        scanner.advance()
        guard case .identifier = scanner.kind else { return true }
        let (start, firstEnd) = (scanner.start, scanner.index)
        scanner.advance()
        var secondEnd = firstEnd
        if case .identifier = scanner.kind {
            secondEnd = scanner.index
            scanner.advance()
        }
        guard case .colon = scanner.kind else { return true }
        let isUnderscore = firstEnd == start + 1 && base[start] == 0x5F
        if isFunction, !isUnderscore { return fail(.functionLabel, start, firstEnd) }
        if !isFunction, secondEnd > firstEnd { return fail(.tupleLabel, start, secondEnd) }
        let name = secondEnd > firstEnd ? slice(firstEnd, secondEnd).trimmed : slice(start, firstEnd)
        if isInExpression, secondEnd > firstEnd { return fail(.functionInExpression, start, secondEnd) }
        if name.equals("inout") { return fail(.ownershipLabel, secondEnd - 5, secondEnd) }
        labelEnd = secondEnd
        index = scanner.index
        return true
    }

    private mutating func parseFunctionResult(_ start: Int, _ elements: Elements) -> Bool {
        var isAsync = false
        guard readEffects(&isAsync) else { return false }
        guard atArrow else { return fail(.missingArrow, index, index) }
        index += 2
        guard parse(.result) else { return false }
        self.isAsync = isAsync
        isBareFunction = true
        become(.function)
        facts.containsClosure = true
        if isRecording, let result = stack.popLast() {
            push(start, .function(SwiftType.Function(parameters: popElements(elements), result: result)))
        }
        return true
    }

    /// `async throws(E)`, each at most once and in this order.
    private mutating func readEffects(_ isAsync: inout Bool) -> Bool {
        skipSpace()
        if word(is: "async") {
            isAsync = true
            index += 5
            skipSpace()
        }
        if word(is: "throws") {
            index += 6
            skipSpace()
            if index < end, base[index] == 0x28 {
                let opener = index
                index += 1
                guard parse(.element) else { return false }
                skipSpace()
                guard close(opener, 0x29) else { return false }
                if isRecording { stack.removeLast() }
                skipSpace()
            }
            if word(is: "async") { return fail(.effectOrder, index, index + 5) }
        }
        return true
    }

    /// Whether `literal` stands at `index` as a whole word.
    func word(is literal: StaticString) -> Bool {
        let length = literal.utf8CodeUnitCount
        guard index + length <= end, slice(index, index + length).equals(literal) else { return false }
        return index + length == end || !base[index + length].isIdentifierByte
    }
}
