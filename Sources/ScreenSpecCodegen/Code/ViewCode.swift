import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The factory's arms.
extension EnumContext {
    func appendViewPattern(_ index: Int, to buffer: inout ByteBuffer) {
        if index < rowCount { return appendPattern(index, binding: texts[index].usedInView, to: &buffer) }
        appendCase(index, to: &buffer)
        buffer.append("(let label, let systemImage)")
    }

    /// A view given as a type gets the whole payload under its names; any other is written as it is.
    func appendView(_ index: Int, to buffer: inout ByteBuffer) {
        if index == rowCount { return appendPlaceholderView(to: &buffer) }
        guard let view = rows[index].view?.bytes.trimmed else { return }
        buffer.append(view)
        if !texts[index].isPlainView { return }
        let start = buffer.count
        appendArguments(payload(index), separator: ", ", to: &buffer)
        // The view is indented by 16.
        if buffer.count - start + view.count <= 104 { return }
        buffer.truncate(to: start)
        appendArguments(payload(index), separator: ",\n    ", to: &buffer)
    }

    private func appendArguments(_ payload: IndexSpan, separator: StaticString, to buffer: inout ByteBuffer) {
        let isBroken = separator.utf8CodeUnitCount > 2
        buffer.append(isBroken ? "(\n    " : "(")
        var parameter = payload.start
        while parameter < payload.end {
            if parameter > payload.start { buffer.append(separator) }
            let name = parameters[parameter].nameText
            buffer.append(argumentLabel: name)
            buffer.append(": ")
            buffer.append(identifier: name)
            parameter += 1
        }
        buffer.append(isBroken ? "\n)" : ")")
    }

    private func appendPlaceholderView(to buffer: inout ByteBuffer) {
        if let view = placeholder?.view?.bytes.trimmed {
            buffer.append(view)
            let isCall = view[view.count - 1] == 0x29 || view[view.count - 1] == 0x7D
            return buffer.append(isCall ? "" : "(label: label, systemImage: systemImage)")
        }
        let direct: StaticString = "ContentUnavailableView(label, systemImage: systemImage)"
        buffer.append(needsPlaceholderFallback ? "placeholderView(label: label, systemImage: systemImage)" : direct)
    }

    /// Whether the app runs where `ContentUnavailableView` is missing, or does not say where it runs.
    var needsPlaceholderFallback: Bool {
        guard let placeholder, placeholder.view == nil else { return false }
        return graph.systems.mayLack(.unavailableView)
    }
}

extension ByteBuffer {
    /// A view that stands alone, with `()` where it is a type.
    mutating func append(viewCall view: ByteText) {
        append(operand: view)
        if isTypeName(view.trimmed) { append("()") }
    }
}
