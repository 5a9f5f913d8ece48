import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecModel

/// Compares a spec before and after some fixes.
struct FixCheck {
    let before: Compilation
    let after: Compilation
    /// The findings whose fixes were made.
    let fixed: [Diagnostic]

    /// Whether the spec means the same to the app, save for symbols whose names the fixes change.
    var keepsMeaning: Bool {
        guard let old = before.document, let new = after.document, !bringsErrors else { return false }
        let renamed = newTexts
        guard old.says(thatOf: new, renamed) else { return false }
        if before.hasErrors || after.hasErrors || !renamed.isEmpty { return true }
        return before.generatedFiles().elementsEqual(after.generatedFiles()) {
            $0.name == $1.name && $0.contents.equals($1.contents)
        }
    }

    /// Whether the spec has lost an error, or a warning, and no destination.
    var isProgress: Bool {
        guard let old = before.resolved else { return after.resolved != nil || readsFurther }
        guard let new = after.resolved, !bringsErrors else { return false }
        let names = Set(new.destinations.rows.map(\.name.string))
        return old.destinations.rows.allSatisfy { names.contains($0.name.string) }
    }

    /// For each symbol whose name the fixes change, the new one.
    private var newTexts: [String: String] {
        var texts: [String: String] = [:]
        for diagnostic in fixed where FixGroup(diagnostic) == .symbols {
            for edit in diagnostic.fix?.edits ?? [] {
                let old = before.sources[edit.range.file].text.slice(Int(edit.range.start), Int(edit.range.end))
                texts[old.string] = edit.replacement
            }
        }
        return texts
    }

    /// Whether there is an error that was not there before, wherever it stands.
    private var bringsErrors: Bool {
        var known: [String: Int] = [:]
        for diagnostic in before.diagnostics where diagnostic.severity == .error {
            known["\(diagnostic.kind.id) \(diagnostic.message)", default: 0] += 1
        }
        for diagnostic in after.diagnostics where diagnostic.severity == .error {
            known["\(diagnostic.kind.id) \(diagnostic.message)", default: 0] -= 1
        }
        return known.values.contains { $0 < 0 }
    }

    /// Whether a file that could not be read to its end now can be read beyond the edits.
    private var readsFurther: Bool {
        let edits = editsByFile(fixed)
        return after.diagnostics.allSatisfy { diagnostic in
            guard diagnostic.severity == .error, case .range(let range) = diagnostic.place,
                let last = edits[range.file]?.last
            else { return true }
            return Int(range.start) >= Int(last.range.start) + last.replacement.utf8.count
        }
    }
}
