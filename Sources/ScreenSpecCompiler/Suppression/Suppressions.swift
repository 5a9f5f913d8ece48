import ScreenSpecDiagnostics

/// The suppressions of all files of a spec.
struct Suppressions {
    private let comments: [SuppressionComment]
    private let sources: SourceMap
    /// What is suppressed where, and whether something was.
    private var isUsed: [Scope: Bool] = [:]

    /// A rule, and where it is to be silent.
    fileprivate struct Scope: Hashable {
        let rule: String
        let file: UInt32
        /// The line's first byte; nil for the whole file.
        let line: Int?
    }

    init(_ comments: [SuppressionComment], _ sources: SourceMap) {
        self.comments = comments
        self.sources = sources
        for comment in comments {
            for rule in comment.rules { isUsed[Scope(rule, comment)] = false }
        }
    }

    /// Takes out of `diagnostics` what is suppressed, and adds what is not used.
    ///
    /// - Parameter unchecked: rules that had no say in this run; whether their suppressions are used nobody knows.
    mutating func apply(to diagnostics: inout [Diagnostic], unchecked: Set<String>) {
        if comments.isEmpty { return }
        diagnostics.removeAll { suppresses($0) }
        let ownID = DiagnosticKind.unusedSuppression.id
        let checkedElsewhere = unchecked.union([ownID])
        var unused = comments.flatMap { unusedRules(of: $0, except: checkedElsewhere) }
        unused.removeAll { suppresses($0) }
        diagnostics += unused
        let others = Set(comments.flatMap(\.rules).map(\.name)).subtracting([ownID])
        diagnostics += comments.flatMap { unusedRules(of: $0, except: others) }
    }

    private mutating func suppresses(_ diagnostic: Diagnostic) -> Bool {
        guard diagnostic.kind.isSuppressible, case .range(let range) = diagnostic.place else { return false }
        let line = sources[range.file].lineBounds(at: Int(range.start)).start
        var isSuppressed = false
        for line in [line, nil] {
            let scope = Scope(rule: diagnostic.kind.id, file: range.file, line: line)
            if isUsed[scope] == nil { continue }
            isUsed[scope] = true
            isSuppressed = true
        }
        return isSuppressed
    }

    private func unusedRules(of comment: SuppressionComment, except others: Set<String>) -> [Diagnostic] {
        let unused = comment.rules.indices.filter { index in
            let rule = comment.rules[index]
            return rule.isKnown && isUsed[Scope(rule, comment)] == false && !others.contains(rule.name)
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

extension Suppressions.Scope {
    fileprivate init(_ rule: SuppressionComment.Rule, _ comment: SuppressionComment) {
        self.init(rule: rule.name, file: comment.range.file, line: comment.line)
    }
}
