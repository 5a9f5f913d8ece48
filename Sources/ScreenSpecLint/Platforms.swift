import ScreenSpecDiagnostics
import ScreenSpecModel

extension NavigationGraph {
    /// Whether the app may run on a platform: the spec names it, or none.
    func mayRun(on platform: StaticString) -> Bool {
        let platforms = document.app?.platforms ?? []
        return platforms.isEmpty || platforms.contains { $0.name.bytes.equals(platform) }
    }

    /// The platforms that the spec names and whose lowest version is below the one given for them.
    func platforms(below firsts: [(name: StaticString, major: Int)]) -> [App.Platform] {
        (document.app?.platforms ?? []).filter { platform in
            let major = Int(platform.version.string.prefix { $0 != "." }) ?? 0
            return firsts.contains { platform.name.bytes.equals($0.name) && major < $0.major }
        }
    }
}
