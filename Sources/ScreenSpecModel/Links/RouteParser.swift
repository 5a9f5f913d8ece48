import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Takes a route's pattern apart. One with a mistake in it is reported and is none.
struct RouteParser {
    private let text: SourceText
    private var pattern: RoutePattern
    private var diagnostics: [Diagnostic] = []
    /// The types of what a screen carries, by its name.
    private let types: [String: String]

    /// - Parameter types: what parameters are probably of, by their names.
    static func parse(
        _ text: SourceText, types: [String: String] = [:], into diagnostics: inout [Diagnostic]
    ) -> RoutePattern? {
        var parser = RouteParser(text, types)
        parser.parse()
        diagnostics += parser.diagnostics
        return parser.diagnostics.isEmpty ? parser.pattern : nil
    }

    private init(_ text: SourceText, _ types: [String: String]) {
        self.text = text
        self.types = types
        pattern = RoutePattern(written: text)
    }

    /// `/recipe` of `recipe`, `recipes://recipe` and `https://example.com/recipe`.
    private var withoutScheme: String {
        let bytes = text.bytes
        guard let colon = bytes.firstIndex(of: 0x3A), bytes.slice(colon, min(colon + 3, bytes.count)).equals("://")
        else {
            return "/\(text.string)"
        }
        let isWeb = bytes.slice(0, colon).equals("https") || bytes.slice(0, colon).equals("http")
        let start = isWeb ? bytes.firstIndex(of: 0x2F, from: colon + 3).map { $0 + 1 } ?? bytes.count : colon + 3
        return "/\(bytes.slice(start, bytes.count).string)"
    }

    private mutating func parse() {
        let bytes = text.bytes
        guard bytes.count > 0, bytes[0] == UInt8(ascii: "/") else {
            return report(
                "the path does not begin with `/`", 0, bytes.count,
                help: "write \(withoutScheme.asCode): schemes and domains are said once for all routes")
        }
        let queryStart = firstOutsideBraces([UInt8(ascii: "?"), UInt8(ascii: "#")], from: 0) ?? bytes.count
        parsePath(to: queryStart)
        guard queryStart < bytes.count else { return checkNames() }
        if bytes[queryStart] == UInt8(ascii: "#") {
            return report(
                "what stands behind `#` in a URL says where on a page to look, and leads to no screen", queryStart,
                bytes.count, help: "make it a query: `?section={section: String?}`")
        }
        parseQuery(from: queryStart + 1)
        checkNames()
    }

    private mutating func parsePath(to end: Int) {
        if end == 1 { return }
        var start = 1
        while start <= end {
            let slash = min(firstOutsideBraces([UInt8(ascii: "/")], from: start) ?? end, end)
            if slash == start {
                let isLast = slash == end
                return report(
                    isLast ? "the path ends with `/`, which says nothing" : "two `/` stand beside each other",
                    start - 1, slash + (isLast ? 0 : 1),
                    help: isLast ? "remove it: URLs with it are read, too" : "remove one")
            }
            parseSegment(start, slash)
            start = slash + 1
        }
    }

    private mutating func parseSegment(_ start: Int, _ end: Int) {
        let segment = text.slice(start, end)
        if segment.bytes[0] == UInt8(ascii: "{") {
            guard let parameter = parseParameter(start, end, .path) else { return }
            pattern.segments.append(.parameter(pattern.parameters.count))
            pattern.parameters.append(parameter)
        } else if let brace = segment.bytes.firstIndex(of: UInt8(ascii: "{")) {
            report(
                "a parameter fills a whole segment of the path, and text stands before this one", start + brace, end,
                help: "put a `/` between them, or make the whole segment a parameter")
        } else if let name = otherParameter(segment.bytes) {
            report(
                "\(segment.string.asCode) is no parameter here, but text that stands in URLs as it is", start, end,
                help: parameter(called: name, from: start, to: end))
        } else if checkLiteral(segment, "the path") {
            pattern.segments.append(.literal(segment))
        }
    }

    /// The name of a parameter as other routers write it, `:id` or `<id>`.
    private func otherParameter(_ segment: ByteText) -> String? {
        var name = segment.slice(1, segment.count)
        if segment[0] == UInt8(ascii: "<"), name.count > 1, name[name.count - 1] == UInt8(ascii: ">") {
            name = name.slice(0, name.count - 1)
        } else if segment[0] != UInt8(ascii: ":") {
            return nil
        }
        return checkIdentifier(name) == nil ? name.string : nil
    }

    private mutating func parseQuery(from first: Int) {
        var start = first
        let end = text.bytes.count
        repeat {
            let separator = firstOutsideBraces([UInt8(ascii: "&")], from: start) ?? end
            parseQueryItem(start, separator)
            start = separator + 1
        } while start <= end
    }

    private mutating func parseQueryItem(_ start: Int, _ end: Int) {
        guard let equals = text.bytes.slice(start, end).firstIndex(of: UInt8(ascii: "=")), equals > 0,
            start + equals + 1 < end, text.bytes[start + equals + 1] == UInt8(ascii: "{")
        else {
            let found = text.bytes.slice(start, end)
            return report(
                "expected a key of the query and its parameter, found \(found.string.asCode)", start, max(end, start),
                help: pattern(with: queryItem(found), from: start, to: max(end, start)))
        }
        let key = text.slice(start, start + equals)
        guard checkLiteral(key, "a key of the query"),
            let parameter = parseParameter(start + equals + 1, end, .query(key: key, .required))
        else { return }
        pattern.parameters.append(parameter)
    }

    /// What was probably meant by an item that is none: `id={id: UUID}` of `id=:id`.
    private func queryItem(_ item: ByteText) -> String {
        let equals = item.firstIndex(of: UInt8(ascii: "="))
        let key = item.count == 0 ? "page" : item.string.prefix { $0 != "=" && $0 != "{" }
        let value = equals.map { item.slice($0 + 1, item.count) }
        let name = value.flatMap { $0.count > 1 ? otherParameter($0) : nil }
        return "\(key)={\(name ?? "name"): \(name.flatMap(typeInURL) ?? "String?")}"
    }

    /// A parameter as it should be, of which only the name is there. What an `ID` is, the app knows.
    private func parameter(called name: String, from start: Int, to end: Int) -> String {
        let help = pattern(with: "{\(name): \(typeInURL(name) ?? "String")}", from: start, to: end)
        guard let type = types[name], type.hasSuffix(".ID") else { return help }
        return "\(help), or with `Int`, whichever \(type.asCode) is"
    }

    /// The name in `{id?}`, whose sign belongs to a type; where there is no name, as in `{Int}`, `id`, which most are called.
    private func nameMeant(by text: ByteText) -> String {
        let sign = text.firstIndex(of: UInt8(ascii: "?")) ?? text.firstIndex(of: UInt8(ascii: "!"))
        let name = text.slice(0, sign ?? text.count).trimmed
        return checkIdentifier(name) == nil && name.string.first?.isUppercase == false ? name.string : "id"
    }

    private func typeInURL(_ name: String) -> String? {
        types[name].map { $0.hasSuffix(".ID") ? "UUID" : $0 }
    }

    /// A part as it should be; of a pattern without quotes all of it in quotes, for braces need them.
    private func pattern(with part: String, from start: Int, to end: Int) -> String {
        // A text that stands in the file as it is has its quote right before it.
        let isPlain = text.verbatimStart.map { $0 > 0 && !"\"'".utf8.contains(text.bytes.base[-1]) } ?? false
        if !isPlain { return "write `\(part)`" }
        let (before, after) = (text.bytes.slice(0, start).string, text.bytes.slice(end, text.bytes.count).string)
        return "write \("\"\(before)\(part)\(after)\"".asCode)"
    }

    /// `{id: UUID}`
    private mutating func parseParameter(
        _ start: Int, _ end: Int, _ place: RoutePattern.Place
    ) -> RoutePattern.Parameter? {
        guard let close = text.bytes.slice(start, end).firstIndex(of: UInt8(ascii: "}")) else {
            report("a `{` is never closed; expected `}` behind the parameter", start, start + 1)
            return nil
        }
        if start + close + 1 < end {
            report(
                "a parameter fills the whole of its place, and text stands behind this one", start + close + 1, end,
                help: "remove the text, or make it part of the value")
            return nil
        }
        let inside = text.slice(start + 1, start + close)
        guard let colon = inside.bytes.firstIndex(of: UInt8(ascii: ":")) else {
            report(
                "a parameter has a name and a type, found \(inside.string.asCode)", start, end,
                help: parameter(called: nameMeant(by: inside.bytes), from: start, to: end))
            return nil
        }
        let (key, value) = (inside.trimmed(0, colon), inside.trimmed(colon + 1, inside.bytes.count))
        return parameter(key, value, place)
    }

    private mutating func parameter(
        _ key: SourceText, _ value: SourceText, _ place: RoutePattern.Place
    ) -> RoutePattern.Parameter? {
        guard let declared = ScreenSpecSwift.parseParameter(key: key, value: value, into: &diagnostics),
            declared.label?.bytes.equals(declared.name.bytes) == true, !declared.hasDefault,
            let type = SwiftType(declared.type.bytes)
        else {
            if diagnostics.isEmpty {
                report("expected a name and a type, found \("\(key.string): \(value.string)".asCode)", key.range)
            }
            return nil
        }
        guard let (element, presence) = split(type), case .named(_, let arguments) = element.shape, arguments.isEmpty,
            !ValueForm.isUnreadable(element.text)
        else {
            reportUnreadable(type, value)
            return nil
        }
        let start = element.text.base - value.bytes.base
        let written = value.slice(start, start + element.text.count)
        var place = place
        switch place {
        case .query(let key, _): place = .query(key: key, presence)
        case .path where presence != .required:
            report(
                "a segment of the path is there once, and \(value.string.asCode) is \(presence == .optional ? "optional" : "a list")",
                value.range, help: "write `\(written.string)`, or move the parameter into the query")
            return nil
        case .path: break
        }
        return .init(declared: declared, type: written, form: ValueForm(written.bytes), place: place)
    }

    private mutating func reportUnreadable(_ type: SwiftType, _ value: SourceText) {
        var help =
            "`String`, `Int`, `UUID`, `Bool`, `Double`, `Date`, or a type of your own that is RawRepresentable or LosslessStringConvertible"
        if let element = split(type)?.0, case .named(_, let arguments) = element.shape, !arguments.isEmpty {
            help =
                "if it is RawRepresentable or LosslessStringConvertible, give it a name without `<…>`, as in `typealias Name = \(value.string)`"
        }
        report("\(value.string.asCode) is no type of which a URL carries values", value.range, help: help)
    }

    /// `String?` as `String` that is optional.
    private func split(_ type: SwiftType) -> (SwiftType, RoutePattern.Presence)? {
        switch type.shape {
        case .optional(let element): (element, .optional)
        case .array(let element): (element, .repeated)
        case .named: (type, .required)
        default: nil
        }
    }

    /// Text that stands in URLs as it is.
    private mutating func checkLiteral(_ literal: SourceText, _ place: String) -> Bool {
        let bytes = literal.bytes
        if bytes.equals(".") || bytes.equals("..") {
            report("\(place) has a `\(bytes.string)`, which is no name in a URL", literal.range)
            return false
        }
        for index in 0..<bytes.count
        where bytes[index] < 0x20 || bytes[index] == 0x7F || "%}\\".utf8.contains(bytes[index]) {
            report(
                "\(place) has \(bytes.slice(index, index + 1).string.asCode) in it", literal.range(index, index + 1),
                help: bytes[index] == UInt8(ascii: "%")
                    ? "write the text as people read it; it is encoded in URLs" : nil)
            return false
        }
        return true
    }

    private mutating func checkNames() {
        if pattern.segments.count > RoutePattern.limit {
            return report(
                "the path has \(pattern.segments.count) segments; it can have \(RoutePattern.limit)", text.range)
        }
        if pattern.parameters.count > PayloadParameter.limit {
            let first = pattern.parameters[PayloadParameter.limit].declared.name
            return report(
                "the route has \(pattern.parameters.count) parameters; it can have \(PayloadParameter.limit)",
                first.range,
                help: "let one parameter carry several values, of a type of your own")
        }
        checkParameterNames(pattern.parameters.map(\.declared), into: &diagnostics)
        var keys: [String: SourceText] = [:]
        for case .query(let key, _) in pattern.parameters.map(\.place) {
            guard let first = keys.updateValue(key, forKey: key.string) else { continue }
            diagnostics.append(
                Diagnostic(
                    .invalidRoute, "the query has the key `\(key.string)` twice", at: key.range,
                    notes: [.init("the first is here", at: first.range)],
                    help: "for a key that URLs repeat, make the type a list: `\(key.string)={\(key.string): [String]}`")
            )
        }
    }

    private func firstOutsideBraces(_ wanted: [UInt8], from start: Int) -> Int? {
        var depth = 0
        for index in start..<max(text.bytes.count, start) {
            switch text.bytes[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth = max(0, depth - 1)
            case let byte where depth == 0 && wanted.contains(byte): return index
            default: break
            }
        }
        return nil
    }

    private mutating func report(_ message: String, _ start: Int, _ end: Int, help: String? = nil) {
        report(message, text.range(start, end), help: help)
    }

    private mutating func report(_ message: String, _ range: SourceRange, help: String? = nil) {
        diagnostics.append(Diagnostic(.invalidRoute, message, at: range, help: help))
    }
}

extension SourceText {
    /// The bytes from `start` up to `end` without white space around them.
    fileprivate func trimmed(_ start: Int, _ end: Int) -> SourceText {
        let whole = bytes.slice(start, end)
        let inner = whole.trimmed
        let first = start + (inner.count == 0 ? 0 : inner.base - whole.base)
        return slice(first, first + inner.count)
    }
}
