import ScreenSpecDiagnostics

/// Sorted by place. What was found twice at one place, as through an alias, is said once with the notes of both.
///
/// Two of a kind at one place are the same unless they are mended differently: their messages may differ in the name
/// through which the place was reached.
package func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.count < 2 { return diagnostics }
    let sorted = diagnostics.enumerated().sorted { isBefore($0, $1) }.map(\.element)
    var result: [Diagnostic] = []
    /// Those of the last place and kind, by what mends them.
    var numbers: [String?: Int] = [:]
    var repeated: Set<Int> = []
    for diagnostic in sorted {
        if result.last?.place != diagnostic.place || result.last?.kind != diagnostic.kind { numbers = [:] }
        if case .range = diagnostic.place, let number = numbers[diagnostic.help] {
            result[number].notes += diagnostic.notes
            repeated.insert(number)
        } else {
            numbers[diagnostic.help] = result.count
            result.append(diagnostic)
        }
    }
    for number in repeated {
        var told: Set<Diagnostic.Note> = []
        result[number].notes.removeAll { !told.insert($0).inserted }
    }
    return result
}

private func isBefore(
    _ left: EnumeratedSequence<[Diagnostic]>.Element, _ right: EnumeratedSequence<[Diagnostic]>.Element
) -> Bool {
    switch (left.element.place, right.element.place) {
    case (.range(let first), .range(let second)):
        if first.file != second.file || first.start != second.start { return first < second }
        if left.element.kind != right.element.kind { return left.element.kind.id < right.element.kind.id }
        return first.end != second.end ? first.end < second.end : left.offset < right.offset
    case (.path, .range): return true
    case (.range, .path): return false
    case (.path, .path): return left.offset < right.offset
    }
}
