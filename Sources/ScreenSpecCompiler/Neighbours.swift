import ScreenSpecDiagnostics
import ScreenSpecModel

extension NavigationGraph {
    /// The first type that this spec and another one of the same target make, as an error of this one; nil where there is none.
    ///
    /// - Parameter others: the other specs' paths. What is wrong in them is not said here, and one that cannot be read says
    ///   nothing of types.
    func clash(with others: [String], _ rules: InputRules) -> Diagnostic? {
        for path in others {
            var reader = SpecReader(path, rules, replacing: [:])
            reader.read()
            if reader.isIncomplete { continue }
            var ignored: [Diagnostic] = []
            let other = resolve(reader.document, specName: specName, sources: reader.sources, into: &ignored)
            let types = Set(other.generatedTypes.map(\.name))
            if let type = generatedTypes.first(where: { types.contains($0.name) }) {
                return clash(type.name, at: type.range, with: fileName(path))
            }
        }
        return nil
    }

    private func clash(_ type: String, at range: SourceRange?, with other: String) -> Diagnostic {
        let words = specName.split { !$0.isLetter && !$0.isNumber }
        let prefix = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return Diagnostic(
            .clashingSpecs, "this spec and `\(other)` are of one target, and both make a type `\(type)`",
            at: range ?? app.prefix?.range ?? start,
            help: range != nil || app.prefix != nil
                ? "give it another name, here or there"
                : "give the types of this one names of their own: under `app`, write `prefix: \(prefix)`")
    }
}
