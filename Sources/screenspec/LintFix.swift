import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecFixing
import ScreenSpecReference
import ScreenSpecReporters

/// Mends specs one after the other, for two may include the same file. Ends the process where one cannot be written.
func fixSpecs(_ specs: [LintedSpec], _ rules: InputRules, unsafe: Bool) {
    for outcome in outcomes(specs, rules, unsafe: unsafe) {
        orEnd { () throws(OutputError) in try outcome.write() }
        for file in outcome.files { Console.complain("fixed \(printable(file.path))\n") }
        tellRefused(outcome)
    }
}

/// Prints what `fixSpecs` would change, each file once, and returns how many files that are.
func showFixes(_ specs: [LintedSpec], _ rules: InputRules, unsafe: Bool, folder: String) -> Int {
    var shown: Set<String> = []
    for outcome in outcomes(specs, rules, unsafe: unsafe) {
        for file in outcome.files where shown.insert(file.path).inserted {
            let name = relativePath(file.path, to: folder)
            Console.show(unifiedDiff(file.old.text, file.new.text, oldName: name, newName: name))
        }
        tellRefused(outcome)
    }
    return shown.count
}

/// What fixing each spec comes to, made when it is asked for: the files of the one before are written by then.
private func outcomes(_ specs: [LintedSpec], _ rules: InputRules, unsafe: Bool) -> some Sequence<FixOutcome> {
    specs.lazy.filter { $0.diagnostics.contains { $0.fix != nil } }.map {
        applyFixes(to: $0.path, unsafe: unsafe, rules: rules, symbols: { builtInSymbols })
    }
}

private func tellRefused(_ outcome: FixOutcome) {
    if outcome.refused.isEmpty { return }
    let count = outcome.refused.count
    let fixes = count == 1 ? "1 fix was" : "\(count) fixes were"
    let ids = Set(outcome.refused.map(\.kind.id)).sorted().joined(separator: ", ")
    Console.complain("\(fixes) not made, for the spec would have been broken or meant something else: \(ids)\n")
}
