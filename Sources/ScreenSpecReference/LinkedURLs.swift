import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecReporters

extension NavigationGraph {
    /// The patterns of each route, that which is written first.
    func patterns(_ route: LinkTable.Route) -> [RoutePattern] { [route.pattern] + route.formerly }

    /// What URLs begin with: those of domains first.
    private var bases: [String] {
        links.domains.map { "https://\($0.string)/" } + links.schemes.map { "\($0.string)://" }
    }

    /// URLs with the routes that they lead to, for QA and for tests: each route with values of all sorts, each scheme and domain, and
    /// URLs that lead nowhere. JSON: `{"url", "route", "values"}`, where `route` is null for none. What a type of the app's own has for
    /// values is not known: `needs` names the types that stand in braces in the URL.
    package func linkVectors() -> String {
        var json = JSONWriter()
        var written: Set<String> = []
        let bases = bases
        json.array { json in
            for (number, route) in links.routes.enumerated() {
                for pattern in patterns(route) {
                    for variant in 0..<max(3, bases.count) {
                        let vector = vector(variant, of: pattern, behind: bases[variant % bases.count])
                        // A route without parameters has one URL for each of the bases.
                        if !written.insert(vector.url).inserted { continue }
                        write(vector, of: pattern, links.cases.name(number), to: &json)
                    }
                }
            }
            for text in ["", "no-such-screen/7", "%"] {
                // The root of a path may be a route's.
                if text.isEmpty, links.routes.contains(where: { patterns($0).contains { $0.segments.isEmpty } }) {
                    continue
                }
                for base in bases {
                    json.object(isInline: true) { json in
                        json.member("url", base + text)
                        json.null("route")
                    }
                }
            }
        }
        json.end()
        return json.buffer.text.string
    }

    private typealias Vector = (url: String, values: [String?], isGiven: [Bool])

    private func vector(_ variant: Int, of pattern: RoutePattern, behind base: String) -> Vector {
        let values = pattern.parameters.map { $0.form.samples.map { $0[variant % $0.count] } }
        let isGiven = pattern.parameters.map { $0.isInPath || variant > 0 || $0.isRequired }
        return (base + path(pattern, values, behind: base) + query(pattern, values, isGiven), values, isGiven)
    }

    private func write(_ vector: Vector, of pattern: RoutePattern, _ route: SourceText, to json: inout JSONWriter) {
        let (url, values, isGiven) = vector
        json.object(isInline: true) { json in
            json.member("url", url)
            json.member("route", route.string)
            json.object("values", isInline: true) { json in
                for (place, parameter) in pattern.parameters.enumerated() where isGiven[place] {
                    if let value = values[place] { json.member(parameter.name.string, value) }
                }
            }
            let unknown = pattern.parameters.indices.filter { isGiven[$0] && values[$0] == nil }
            if unknown.isEmpty { return }
            json.object("needs", isInline: true) { json in
                for place in unknown {
                    json.member(pattern.parameters[place].name.string, pattern.parameters[place].type.string)
                }
            }
        }
    }

    private func path(_ pattern: RoutePattern, _ values: [String?], behind base: String) -> String {
        let segments = pattern.segments.map { segment in
            switch segment {
            case .literal(let text): percentEncoded(text.string)
            case .parameter(let number):
                values[number].map(percentEncoded) ?? "{\(pattern.parameters[number].name.string)}"
            }
        }
        // What stands in the place of a host has small letters.
        let isHost = segments.first.map { $0.utf8.allSatisfy { $0 == 0x2D || $0.isDigit || $0 &- 0x61 < 26 } } ?? false
        return (base.hasSuffix("://") && !isHost ? "/" : "") + segments.joined(separator: "/")
    }

    private func query(_ pattern: RoutePattern, _ values: [String?], _ isGiven: [Bool]) -> String {
        let items = pattern.parameters.indices.compactMap { number -> String? in
            guard isGiven[number], case .query(let key, _) = pattern.parameters[number].place else { return nil }
            let value = values[number].map(percentEncoded) ?? "{\(pattern.parameters[number].name.string)}"
            return "\(percentEncoded(key.string))=\(value)"
        }
        return items.isEmpty ? "" : "?" + items.joined(separator: "&")
    }
}

extension RoutePattern.Parameter {
    /// Whether a URL has it in any case.
    var isRequired: Bool {
        switch place {
        case .path, .query(_, .required): true
        case .query: false
        }
    }
}

extension ValueForm {
    /// Texts that are values; nil where that is the app's to know.
    fileprivate var samples: [String]? {
        switch self {
        case .string: ["x", "a b/c?d", "é 👩‍👧 %41"]
        case .int: ["1", "-7", "9223372036854775807"]
        case .uuid: ["00000000-0000-0000-0000-000000000001", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]
        case .bool: ["true", "false"]
        case .double: ["1.5", "-0.25", "1e+100"]
        case .date: ["2026-01-31T09:00:00Z", "2001-01-01T00:00:00Z"]
        case .own: nil
        }
    }
}

/// Everything but letters, digits, `-`, `_`, `~` and `.` in percent-encoding (RFC 3986, section 2.1).
func percentEncoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
        let isPlain = byte.isDigit || (byte | 0x20) &- 0x61 < 26 || "-_~.".utf8.contains(byte)
        encoded += isPlain ? String(Unicode.Scalar(byte)) : "%\(hexadecimal(byte))"
    }
    return encoded
}

private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0\(digits)" : digits
}
