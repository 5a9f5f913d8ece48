import ScreenSpecDiagnostics

// MARK: - Opening

extension TemplateCompiler {
    /// Whether one more section may be opened; reports it where not.
    mutating func isWithinDepth(_ tag: TemplateTag) -> Bool {
        if sections.count < Self.depthLimit { return true }
        isTooLarge = true
        let message = "this section stands inside \(Self.depthLimit) others, which is the limit"
        report(.templateTooLarge, message, at: tag.start, tag.end)
        return false
    }

    /// Opens a section; false where it is known to be left out.
    mutating func open(_ name: ByteText, _ tag: TemplateTag) -> Bool {
        let before = (op: ops.count, slot: nextSlot)
        guard let found = resolve(name, at: tag.nameStart) else {
            openUnknown(name, tag)
            return true
        }
        let isInverted = tag.sort == .inverted
        if let value = found.value, !value.isObjects || value.isThere == isInverted {
            truncateOps(to: before.op)
            nextSlot = before.slot
            let isRendered = value.isThere != isInverted
            if isRendered { push(name, tag, firstOp: before.op, loops: false, before.slot) }
            return isRendered
        }
        var inner: Scope?
        var op = TemplateOp(
            code: isInverted ? .skipIf : .skipUnless, slot: found.slot, getter: found.getter, target: Self.unset)
        switch found.meaning {
        case .isFirst: op.code = isInverted ? .skipIfFirst : .skipUnlessFirst
        case .isLast: op.code = isInverted ? .skipIfLast : .skipUnlessLast
        case .field where isInverted:
            // Where an object on the way is absent, so is the field: the section is rendered.
            for index in before.op..<ops.count { ops.base[index].target = Int32(truncatingIfNeeded: ops.count + 1) }
        case .field(.object(let shape)):
            op.code = .object
            op.into = takeSlot()
            inner = Scope(shape: shape, slot: op.into, isElement: false, object: found.value?.object, isUnknown: false)
        case .field(.list(let shape)):
            op.code = .list
            op.into = takeSlot()
            inner = Scope(shape: shape, slot: op.into, isElement: true, object: nil, isUnknown: false)
        case .field: break
        }
        append(op, at: tag.nameStart, tag.nameEnd)
        var condition: Int32 = -1
        if isSwift, tag.standsAlone, op.code == .list, let field = inner?.shape.condition {
            fields.append(field)
            condition = Int32(truncatingIfNeeded: fields.count - 1)
        }
        push(name, tag, firstOp: before.op, loops: op.code == .list, before.slot, condition)
        if let inner { scopes.append(inner) }
        if condition >= 0 { append(TemplateOp(code: .beginElement, slot: op.into, getter: condition), at: 0, 0) }
        return true
    }

    /// Opens a section whose name is wrong, so that its closing tag and its contents are not wrong as well.
    mutating func openUnknown(_ name: ByteText, _ tag: TemplateTag) {
        push(name, tag, firstOp: ops.count, loops: false, nextSlot)
        scopes.append(Scope(shape: scopes[0].shape, slot: 0, isElement: true, object: nil, isUnknown: true))
    }

    private mutating func push(
        _ name: ByteText, _ tag: TemplateTag, firstOp: Int, loops: Bool, _ slot: Int32, _ condition: Int32 = -1
    ) {
        sections.append(
            OpenSection(
                name: name, start: tag.start, end: tag.end, firstOp: firstOp, body: ops.count, loops: loops,
                scopeCount: scopes.count, nextSlot: slot, condition: condition))
        if firstOp < ops.count { barrier = ops.count }
    }

    mutating func takeSlot() -> Int32 {
        nextSlot += 1
        slotCount = max(slotCount, nextSlot)
        return nextSlot - 1
    }
}

// MARK: - Closing

extension TemplateCompiler {
    mutating func close(_ name: ByteText, _ tag: TemplateTag, _ outerSections: Int) {
        guard sections.count > outerSections else { return reportStray(name, tag) }
        var match = sections.count - 1
        while match >= outerSections, !sections[match].name.equals(name) { match -= 1 }
        if match < outerSections {
            if forget(name) { return }
            let open = sections[sections.count - 1]
            report(
                .templateMismatchedSection,
                "`{{/\(name.string)}}` stands where the section `\(open.name.string)` is open",
                at: tag.nameStart, tag.nameEnd, help: "close it with `{{/\(open.name.string)}}`",
                notes: [note("the section `\(open.name.string)` begins here", open.start, open.end)])
            closedByMistake.append(open.name)
            return closeInnermost()
        }
        while sections.count - 1 > match {
            let open = sections[sections.count - 1]
            report(
                .templateUnclosedSection,
                "the section `\(open.name.string)` is not closed before `{{/\(name.string)}}`",
                at: open.start, open.end, help: "close it with `{{/\(open.name.string)}}`",
                notes: [note("`{{/\(name.string)}}` stands here", tag.start, tag.end)])
            closedByMistake.append(open.name)
            closeInnermost()
        }
        closeInnermost()
    }

    /// Closes what is still open at the end of a text.
    mutating func closeRemaining(downTo outerSections: Int) {
        while sections.count > outerSections {
            let open = sections[sections.count - 1]
            if !isTooLarge {
                report(
                    .templateUnclosedSection, "the section `\(open.name.string)` is never closed", at: open.start,
                    open.end, help: "close it with `{{/\(open.name.string)}}`")
            }
            closeInnermost()
        }
    }

    private mutating func reportStray(_ name: ByteText, _ tag: TemplateTag) {
        if forget(name) { return }
        report(
            .templateMismatchedSection, "`{{/\(name.string)}}` closes a section, and none is open", at: tag.nameStart,
            tag.nameEnd)
    }

    /// Whether the section `name` was closed by a wrong tag before; true once for each.
    private mutating func forget(_ name: ByteText) -> Bool {
        guard let index = closedByMistake.lastIndex(where: { $0.equals(name) }) else { return false }
        closedByMistake.remove(at: index)
        return true
    }

    private mutating func closeInnermost() {
        let section = sections.removeLast()
        if section.loops {
            let list = ops.base[section.body - 1]
            let body = Int32(truncatingIfNeeded: section.body)
            if section.condition >= 0 {
                append(TemplateOp(code: .endElement, slot: list.into, getter: section.condition), at: 0, 0)
            }
            append(TemplateOp(code: .nextElement, slot: list.into, target: body), at: 0, 0)
        }
        leaveObjects(section.firstOp, section.body)
        scopes.removeLast(scopes.count - section.scopeCount)
        nextSlot = section.nextSlot
    }
}
