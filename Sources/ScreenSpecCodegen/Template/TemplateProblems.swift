import ScreenSpecDiagnostics

/// One mistake at one place: a partial that is included twice does not have its mistakes twice.
struct ProblemKey: Hashable {
    let kind: DiagnosticKind
    let range: SourceRange
}

extension TemplateCompiler {
    /// - Parameter source: the number of the text; the current one where it is not said.
    mutating func report(
        _ kind: DiagnosticKind, _ message: String, in source: Int? = nil, at start: Int, _ end: Int,
        help: String? = nil, notes: [Diagnostic.Note] = []
    ) {
        let source = sources[source ?? self.source]
        let range = source.range(start, end)
        guard reported.insert(ProblemKey(kind: kind, range: range)).inserted else { return }
        let includes = source.includes.reversed().map { Diagnostic.Note("included here", at: $0) }
        problems.append(Diagnostic(kind, message, at: range, notes: notes + includes, help: help))
    }

    func note(_ message: String, _ start: Int, _ end: Int) -> Diagnostic.Note {
        Diagnostic.Note(message, at: sources[source].range(start, end))
    }

    /// Reports a tag that is not one.
    mutating func report(_ fault: TemplateTag.Fault, _ tag: TemplateTag, _ name: ByteText) {
        let written = sources[source].text.slice(tag.start, tag.end).string
        switch fault {
        case .unclosed:
            report(
                .templateUnclosedTag, "`\(written)` begins a tag that has no `}}`", at: tag.start, tag.end,
                help: tag.sort == .comment ? "end the comment with `}}`" : "write `\(written)}}`")
        case .raw:
            report(
                .templateRawValue, "`\(written)` asks for a value without escaping", at: tag.start, tag.end,
                help: "write `{{\(name.string)}}`")
        case .delimiters:
            report(.templateDelimiters, "the delimiters are always `{{` and `}}`", at: tag.start, tag.end)
        case .badName:
            let problem = name.isEmpty ? "the tag `\(written)` has no name" : "`\(name.string)` is not a name"
            let start = name.isEmpty ? tag.start : tag.nameStart
            report(.templateBadName, problem, at: start, name.isEmpty ? tag.end : tag.nameEnd)
        }
    }

    mutating func reportUnknown(_ name: ByteText, in shapes: [Shape], at start: Int) {
        var message = "`\(shapes[0].name)` has no field `\(name.string)`"
        var around: [String] = []
        for shape in shapes.dropFirst() where shape !== shapes[0] && !around.contains("`\(shape.name)`") {
            around.append("`\(shape.name)`")
        }
        if around.count > 0 { message += ", nor have the objects around it: \(around.joined(separator: ", "))" }
        let isLost = name.equals("isFirst") || name.equals("isLast")
        if isLost { message = "`\(name.string)` stands outside every list" }
        var candidates = shapes.flatMap(\.fieldNames)
        if scopes.contains(where: \.isElement) { candidates += [ByteText("isFirst"), ByteText("isLast")] }
        let meant = nearest(to: name, among: candidates)
        report(
            .templateUnknownName, message, at: start, start + name.count,
            help: meant.map { "did you mean `\($0.string)`?" }
                ?? (isLost ? nil : "`screenspec dump --stage context SPEC` lists all names"))
    }

    mutating func reportNoFields(_ owner: ByteText, _ found: ResolvedName, _ part: ByteText, at start: Int) {
        var help: String?
        if case .field(.list) = found.meaning {
            help = "write `{{#\(owner.string)}}{{\(part.string)}}{{/\(owner.string)}}`"
        }
        report(
            .templateNoFields,
            "`\(owner.string)` is \(Self.describe(found.meaning)) and has no field `\(part.string)`",
            at: start, start + part.count, help: help)
    }

    mutating func reportNotWritable(_ name: ByteText, _ found: ResolvedName, _ start: Int, _ end: Int) {
        report(
            .templateNotWritable,
            "`\(name.string)` is \(Self.describe(found.meaning)), which cannot be written", at: start, end,
            help: "write `{{#\(name.string)}}…{{/\(name.string)}}`")
    }

    /// Such as: a string; a list of destination; an object (`destination`).
    private static func describe(_ meaning: ResolvedName.Meaning) -> String {
        switch meaning {
        case .isFirst, .isLast: "a flag"
        case .field(.object(let shape)): "an object (`\(shape.name)`)"
        case .field(.identifier): "an identifier"
        case .field(.expression): "an expression"
        case .field(let kind): "a \(kind.name)"
        }
    }

    mutating func reportTooLarge() {
        let source = sources[source]
        let message = "the template has more than \(Self.tagLimit) tags, with its partials"
        let first = source.includes.first
        isTooLarge = true
        problems.append(Diagnostic(.templateTooLarge, message, at: first ?? source.range(0, 0)))
    }
}
