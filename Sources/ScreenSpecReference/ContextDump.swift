import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecModel

/// What templates see of `graph`, as text for their authors.
package func describeContext(_ graph: NavigationGraph) -> String {
    var buffer = ByteBuffer()
    dumpContext(makeAppShape(graph), root: 0, into: &buffer)
    return buffer.text.string
}

/// Writes the whole context for authors of templates: each field's name, its kind, what it is for (once for each
/// shape) and its value, as indented text like YAML's. An object is written once; after that, it is only named.
package func dumpContext(_ shape: Shape, root: Int, into output: inout ByteBuffer) {
    var dump = ContextDump()
    dump.write(shape, root, indentation: 0, into: &output)
}

private struct ContextDump {
    private struct Object: Hashable {
        let shape: ObjectIdentifier
        let index: Int
    }

    /// Where a chain of objects is cut off.
    private static let depthLimit = 64

    private var writtenObjects: Set<Object> = []
    private var documentedShapes: Set<ObjectIdentifier> = []

    /// Writes the fields of an object, one a line, with those of its objects and lists below them.
    /// - Parameter firstLine: what stands before the first field in place of the indentation.
    mutating func write(
        _ shape: Shape, _ object: Int, indentation: Int, firstLine: StaticString? = nil, into output: inout ByteBuffer
    ) {
        writtenObjects.insert(Object(shape: ObjectIdentifier(shape), index: object))
        let isNew = documentedShapes.insert(ObjectIdentifier(shape)).inserted
        if shape.fields.count == 0 { output.append("\(Self.spaces(indentation))# \(shape.name) has no fields\n") }
        for (index, field) in shape.fields.enumerated() {
            if index == 0, let firstLine {
                output.append(Self.spaces(indentation - 2))
                output.append(firstLine)
            } else {
                output.append(Self.spaces(indentation))
            }
            write(field, of: object, isNew, indentation, into: &output)
        }
    }

    private mutating func write(
        _ field: Field, of object: Int, _ isNew: Bool, _ indentation: Int, into output: inout ByteBuffer
    ) {
        output.append(field.name)
        output.append(":")
        let value = field.get(object)
        let below = indentation + 2
        switch (field.kind, value) {
        case (.object(let shape), .object(let index)):
            let isWritten = isWritten(shape, index) || below / 2 > Self.depthLimit
            if isWritten { output.append(" \(Self.title(shape, index))") }
            appendComment(field, isWritten ? "see above" : nil, isNew, into: &output)
            if !isWritten { write(shape, index, indentation: below, into: &output) }
        case (.list(let shape), .list(let start, let count)):
            if count == 0 { output.append(" []") }
            appendComment(field, nil, isNew, into: &output)
            for index in start..<start + count { writeElement(shape, index, below, into: &output) }
        default:
            output.append(" ")
            if case .code = value {
                append(code: field, of: object, into: &output)
            } else {
                append(value, of: field.kind, into: &output)
            }
            appendComment(field, nil, isNew, into: &output)
        }
    }

    private mutating func writeElement(_ shape: Shape, _ index: Int, _ indentation: Int, into output: inout ByteBuffer)
    {
        if isWritten(shape, index) || indentation / 2 > Self.depthLimit || shape.fields.count == 0 {
            output.append("\(Self.spaces(indentation))- \(Self.title(shape, index))  # see above\n")
        } else {
            write(shape, index, indentation: indentation + 2, firstLine: "- ", into: &output)
        }
    }

    private func isWritten(_ shape: Shape, _ index: Int) -> Bool {
        writtenObjects.contains(Object(shape: ObjectIdentifier(shape), index: index))
    }

    /// What a reader recognises an object by: its shape and its first text.
    private static func title(_ shape: Shape, _ index: Int) -> String {
        for field in shape.fields {
            switch field.get(index) {
            case .text(let text): return "\(shape.name) \(printable(text.string))"
            case .string(let text): return "\(shape.name) \(printable(text))"
            default: continue
            }
        }
        return "\(shape.name) \(index)"
    }

    private func append(_ value: TemplateValue, of kind: FieldKind, into output: inout ByteBuffer) {
        switch value {
        case .absent, .object, .list, .code: output.append("~")
        case .flag(let flag): output.append(flag ? "true" : "false")
        case .number(let number): output.append(decimal: number)
        case .text(let text): append(text, of: kind, into: &output)
        case .string(let text): text.withBytes { append($0, of: kind, into: &output) }
        }
    }

    private func append(code field: Field, of object: Int, into output: inout ByteBuffer) {
        var code = ByteBuffer()
        field.write(object, &code)
        append(code.text, of: field.kind, into: &output)
    }

    /// Names and code on one line as they are, everything else as a string literal.
    private func append(_ text: ByteText, of kind: FieldKind, into output: inout ByteBuffer) {
        switch kind {
        case .identifier, .label, .type, .expression:
            if text.isASCII, text.firstIndex(of: 0x0A) == nil { return output.append(text) }
            output.append(stringLiteral: text)
        default: output.append(stringLiteral: text)
        }
    }

    /// The field's kind, and what it is for where its shape appears for the first time.
    private func appendComment(
        _ field: Field, _ remark: StaticString?, _ isNew: Bool, into output: inout ByteBuffer
    ) {
        output.append("  # ")
        output.append(field.kind.name)
        if let remark {
            output.append(", ")
            output.append(remark)
        }
        if isNew, field.documentation.utf8CodeUnitCount > 0 {
            output.append(": ")
            output.append(field.documentation)
        }
        output.append(0x0A)
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
