import ScreenSpecDiagnostics
import ScreenSpecModel

/// How the spec's screens are navigated.
extension CodegenContext {
    var hasNavigation: Bool { graph.layout.host != .none }
    var isSplit: Bool { graph.layout.host == .split }
    var hasContent: Bool { isSplit && document.placeholders.count > 0 }
    var collapses: Bool { isSplit && graph.layout.compactStyle.value == .collapse }
    var usesNavigationPath: Bool { hasNavigation && document.layout?.path?.value == .navigationPath }

    /// The name of the animation of programmatic changes; nil where there is none.
    var animation: String? {
        switch document.layout?.animation?.value {
        case nil, Layout.Animation.none?: nil
        case let animation?: "\(animation)"
        }
    }

    var iconsHaveAssets: Bool {
        document.destinations.contains { $0.icon?.isAsset == true }
            || document.app?.defaultIcon?.isAsset == true
            || (document.sidebar?.sections ?? []).contains { $0.each?.icon?.isAsset == true }
    }

    /// The destinations whose payload is one value, one for each type: on a path the value can stand for the screen.
    var pathValues: [Int] {
        guard usesNavigationPath else { return [] }
        var types: Set<String> = []
        return (0..<destinationCount).filter { index in
            payload(index).count == 1 && traits[payload(index).start].isEncodable
                && types.insert(parameters[payload(index).start].typeText.string).inserted
        }
    }

    /// `.author(value)`
    func appendPathItem(_ index: Int, to buffer: inout ByteBuffer) {
        appendCase(index, to: &buffer)
        buffer.append("(")
        if let label = document.parameters[payload(index).start].label {
            buffer.append(argumentLabel: label.bytes)
            buffer.append(": ")
        }
        buffer.append("value)")
    }
}
