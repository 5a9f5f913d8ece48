import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The factory's arms.
extension EnumContext {
    func appendViewPattern(_ index: Int, to buffer: inout ByteBuffer) {
        if index < rowCount { return appendPattern(index, binding: texts[index].usedInView, to: &buffer) }
        appendCase(index, to: &buffer)
        let used = placeholderNamesUsed
        buffer.append(used & 1 == 0 ? "(_, " : "(let label, ")
        buffer.append(used & 2 == 0 ? "_)" : "let systemImage)")
    }

    /// `.selectSomething(let label, let systemImage)`
    func appendPlaceholderPattern(to buffer: inout ByteBuffer) {
        appendCase(rowCount, to: &buffer)
        buffer.append("(let label, let systemImage)")
    }

    /// What of its payload the placeholder's view looks at: a bit for `label`, and one for `systemImage`. A type gets both.
    private var placeholderNamesUsed: UInt64 {
        guard let view = placeholder?.view?.bytes.trimmed, isWhole(view) else { return 3 }
        return usedNames(in: view, of: [ByteText("label"), ByteText("systemImage")])
    }

    /// Whether a view is an expression that is one, and no type.
    private func isWhole(_ view: ByteText) -> Bool {
        view[view.count - 1] == 0x29 || view[view.count - 1] == 0x7D
    }

    /// A view given as a type gets the whole payload under its names; any other is written as it is.
    func appendView(_ index: Int, to buffer: inout ByteBuffer) {
        if index == rowCount { return appendPlaceholderView(to: &buffer) }
        guard let view = rows[index].view?.bytes.trimmed else { return }
        buffer.append(code: view)
        if !texts[index].isPlainView { return }
        let payload = rows[index].payload
        buffer.appendList("(", payload.start, payload.end, ")") { parameter, buffer in
            let name = parameters[parameter].nameText
            buffer.append(argumentLabel: name)
            buffer.append(": ")
            buffer.append(identifier: name)
        }
    }

    private func appendPlaceholderView(to buffer: inout ByteBuffer) {
        if let view = placeholder?.view?.bytes.trimmed {
            if isWhole(view) { return buffer.append(code: view) }
            buffer.append(operand: view)
            return buffer.append("(label: label, systemImage: systemImage)")
        }
        if needsPlaceholderFallback { return buffer.append("placeholderView(label: label, systemImage: systemImage)") }
        buffer.append(unavailableView)
        buffer.append("(label, systemImage: systemImage)")
    }

    /// Whether the app runs where `ContentUnavailableView` is missing, or does not say where it runs.
    var needsPlaceholderFallback: Bool {
        guard let placeholder, placeholder.view == nil else { return false }
        return graph.systems.mayLack(.unavailableView)
    }
}
