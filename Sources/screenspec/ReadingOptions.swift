import ArgumentParser
import ScreenSpecCompiler

/// What the commands that read specs have in common.
struct ReadingOptions: ParsableArguments {
    @Flag(help: "Let specs read files outside of their package, by include and lint.symbols.")
    var allowOutside = false

    /// - Parameter folders: those that stand on the command line.
    func rules(alsoIn folders: [String] = []) -> InputRules {
        var rules = InputRules()
        rules.allowsOutside = allowOutside
        rules.folders = folders
        return rules
    }
}
