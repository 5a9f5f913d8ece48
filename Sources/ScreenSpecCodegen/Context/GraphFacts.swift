import ScreenSpecDiagnostics
import ScreenSpecModel

/// What holds for all of the generated code.
extension NavigationGraph {
    /// Whether there is something to navigate: a sidebar, tabs or a stack.
    var hasNavigation: Bool { layout.host != .none }

    /// `public` or `package`; nil for internal.
    var accessModifier: ByteText? {
        switch app.access {
        case .internal: nil
        case .package: ByteText("package")
        case .public: ByteText("public")
        }
    }
}
