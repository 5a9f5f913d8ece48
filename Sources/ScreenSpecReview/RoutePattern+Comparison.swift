import ScreenSpecModel
import ScreenSpecSwift

extension RoutePattern {
    /// Whether its path is that of all URLs of another one.
    func readsPath(of other: RoutePattern) -> Bool {
        segments.count == other.segments.count
            && zip(segments, other.segments).allSatisfy { mine, theirs in
                switch (mine, theirs) {
                case (.literal(let mine), .literal(let theirs)): mine.bytes.equals(theirs.bytes)
                case (.parameter(let mine), .literal(let theirs)):
                    parameters[mine].form == .string && theirs.bytes.count > 0
                case (.parameter(let mine), .parameter(let theirs)):
                    parameters[mine].form.reads(other.parameters[theirs].form)
                case (.literal, .parameter): false
                }
            }
    }

    /// Whether it has the parameters of another one, so that one route can have both.
    func canRead(with other: RoutePattern) -> Bool {
        Set(parameters.map(\.signature)) == Set(other.parameters.map(\.signature))
    }

    /// The parameter that reads the same key of a query.
    func query(_ parameter: Parameter) -> Parameter? { parameters.first { !$0.isInPath && $0.key == parameter.key } }

    /// "segment 2", "`q` in the query": where a parameter stands in URLs.
    func words(for parameter: Int) -> String {
        if !parameters[parameter].isInPath { return "`\(parameters[parameter].key)` in the query" }
        let place = segments.firstIndex { if case .parameter(parameter) = $0 { true } else { false } } ?? 0
        return "part \(place + 1)"
    }

    /// What two patterns have in common that match the same paths.
    var shape: String {
        segments.map { segment in
            switch segment {
            case .literal(let text): "/" + text.string
            case .parameter(let number): "/{\(parameters[number].form)}"
            }
        }.joined()
    }

    /// Whether some path matches both, and this one comes first with it.
    func goesBefore(_ other: RoutePattern) -> Bool {
        var isBetter = false
        for (mine, theirs) in zip(segments, other.segments) {
            switch (mine, theirs) {
            case (.literal(let mine), .literal(let theirs)):
                if !mine.bytes.equals(theirs.bytes) { return false }
            case (.literal(let mine), .parameter(let theirs)):
                if !other.parameters[theirs].form.accepts(mine.string) { return false }
                isBetter = true
            case (.parameter(let mine), .literal(let theirs)):
                // Text is better, so the other comes first, unless something before decides.
                if !parameters[mine].form.accepts(theirs.string) { return false }
            case (.parameter(let mine), .parameter(let theirs)):
                let (mine, theirs) = (parameters[mine].form, other.parameters[theirs].form)
                if mine.overlap(theirs) == nil { return false }
                if mine != .string, theirs == .string { isBetter = true }
            }
        }
        return isBetter || shape == other.shape
    }
}

extension RoutePattern.Parameter {
    /// Its key in a query; its name in a path.
    var key: String { if case .query(let key, _) = place { key.string } else { name.string } }
    /// Whether a URL has it in any case.
    var isRequired: Bool {
        switch place {
        case .path, .query(_, .required): true
        case .query: false
        }
    }
    /// Whether a query may have it several times.
    var isRepeated: Bool { if case .query(_, .repeated) = place { true } else { false } }

    fileprivate var signature: String { "\(name.string): \(comparableSpelling(declared.typeText))" }

    /// "`Int?`"
    var words: String { "`\(declared.type.string)`" }
}

extension ValueForm {
    /// Whether each text that is a value of another form is one of this.
    func reads(_ other: ValueForm) -> Bool { self == other || self == .string }
}
