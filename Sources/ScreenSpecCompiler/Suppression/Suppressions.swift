import ScreenSpecDiagnostics

/// The suppressions of all files of a spec.
struct Suppressions {
    private var comments: [SuppressionComment]
    private let sources: SourceMap

    init(_ comments: [SuppressionComment], _ sources: SourceMap) {
        self.comments = comments
        self.sources = sources
    }

    /// Takes out of `diagnostics` what is suppressed, and adds what is not used.
    ///
    /// - Parameter unchecked: rules that had no say in this run; whether their suppressions are used nobody knows.
    mutating func apply(to diagnostics: inout [Diagnostic], unchecked: Set<String>) {
        if comments.isEmpty { return }
        diagnostics.removeAll { suppresses($0) }
        let ownID = DiagnosticKind.unusedSuppression.id
        var unused = comments.flatMap { unusedRules(of: $0, except: unchecked.union([ownID])) }
        unused.removeAll { suppresses($0) }
        diagnostics += unused
        let others = Set(comments.flatMap(\.rules).map(\.name)).subtracting([ownID])
        diagnostics += comments.flatMap { unusedRules(of: $0, except: others) }
    }

    private mutating func suppresses(_ diagnostic: Diagnostic) -> Bool {
        guard diagnostic.kind.isSuppressible, case .range(let range) = diagnostic.place else { return false }
        var isSuppressed = false
        for index in comments.indices where comments[index].covers(range, sources[range.file]) {
            for rule in comments[index].rules.indices where comments[index].rules[rule].name == diagnostic.kind.id {
                comments[index].rules[rule].isUsed = true
                isSuppressed = true
            }
        }
        return isSuppressed
    }

    private func unusedRules(of comment: SuppressionComment, except others: Set<String>) -> [Diagnostic] {
        let unused = comment.rules.indices.filter { index in
            let rule = comment.rules[index]
            return rule.isKnown && !rule.isUsed && !others.contains(rule.name)
        }
        if unused.isEmpty { return [] }
        let place = comment.line == nil ? "in this file" : "here"
        if unused.count == comment.rules.count {
            let names = comment.rules.map { "`\($0.name)`" }.joined(separator: ", ", last: " or ")
            return [
                report(
                    "there is no \(names) \(place) to suppress", comment.range, "remove the comment", comment.removal)
            ]
        }
        return unused.map { index in
            let name = comment.rules[index].name
            return report(
                "there is no `\(name)` \(place) to suppress", comment.rules[index].range, "remove `\(name)`",
                comment.removal(of: index))
        }
    }

    private func report(_ message: String, _ range: SourceRange, _ help: String, _ edit: Fix.Edit) -> Diagnostic {
        var diagnostic = Diagnostic(.unusedSuppression, message, at: range, help: help)
        diagnostic.fix = Fix([edit], isSafe: true)
        return diagnostic
    }
}
