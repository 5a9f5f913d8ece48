/// A URL, taken apart and put together.
let linkPathPartial: StaticString = #"""
    /// What of a URL leads somewhere: the segments of its path, and its query.
    private struct LinkPath {
        private static let schemes: [String] = {{schemes}}
        {{#domain}}
        private static let domains: [String] = {{domains}}
        {{/domain}}
        private let segments: [String]
        {{#hasFreeTexts}}
        /// Which of them have a letter or a digit in percent-encoding that needs none, or digits of that in capitals and not.
        private let marked: Set<Int>
        {{/hasFreeTexts}}
        private let query: [(key: String, text: String)]

        var count: Int { segments.count }

        /// A segment; `nil` behind the last{{#hasFreeTexts}}, and for one that is marked as a value{{/hasFreeTexts}}.
        {{#hasFreeTexts}}
        subscript(index: Int) -> String? { marked.contains(index) ? nil : self[free: index] }
        subscript(free index: Int) -> String? { index < segments.count ? segments[index] : nil }
        {{/hasFreeTexts}}
        {{^hasFreeTexts}}
        subscript(index: Int) -> String? { index < segments.count ? segments[index] : nil }
        {{/hasFreeTexts}}

        /// What stands behind a key of the query, where that is there.
        subscript(key: String) -> String? { query.first { $0.key == key }?.text }

        /// What stands behind each of the keys of that name.
        subscript(all key: String) -> [String] { query.filter { $0.key == key }.map(\.text) }

        /// - Returns: `nil` for a URL that is none of {{app}}'s.
        init?(_ url: URL) {
            guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
                parts.user == nil, parts.password == nil, parts.port == nil,
                let host = Self.decoded((parts.percentEncodedHost ?? "")[...])
            else { return nil }
            let scheme = parts.scheme?.lowercased() ?? ""
            var path = parts.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false)[...]
            if path.first?.isEmpty == true { path.removeFirst() }
            if path.last?.isEmpty == true { path.removeLast() }
            {{#domain}}
            let isOwn = Self.schemes.contains(scheme)
            guard isOwn || ["https", "http"].contains(scheme) && Self.domains.contains(host.lowercased()) else {
                return nil
            }
            {{/domain}}
            {{^domain}}
            let isOwn = Self.schemes.contains(scheme)
            guard isOwn else { return nil }
            {{/domain}}
            let decoded = path.compactMap { Self.decoded($0) }
            if decoded.count < path.count { return nil }
            {{#hasFreeTexts}}
            let first = isOwn && !host.isEmpty ? 1 : 0
            marked = Set(path.enumerated().filter { Self.isMarked($0.element) }.map { $0.offset + first })
            {{/hasFreeTexts}}
            // What stands in the place of the host is the first segment: `{{exampleScheme}}://…`.
            segments = isOwn && !host.isEmpty ? [host.lowercased()] + decoded : decoded
            query = (parts.percentEncodedQueryItems ?? []).compactMap { item in
                guard let key = Self.decoded(item.name[...]), let text = Self.decoded((item.value ?? "")[...]) else {
                    return nil
                }
                return (key, text)
            }
        }

        /// The URL of a path and a query, each key with its texts.
        static func url(_ path: [String], _ query: [(key: String, texts: [String])] = []) -> URL {
            {{#domain}}
            var text = {{base}} + path.map { encoded($0) }.joined(separator: "/")
            {{/domain}}
            {{^domain}}
            // A host is read in small letters, and what begins with `xn--` as something else.
            let host = path.first ?? ""
            let isHost = host.first?.isNumber == false && !host.hasPrefix("xn--") && host.utf8.allSatisfy { isOfHost($0) }
            var text = {{base}} + (isHost ? "" : "/") + path.map { encoded($0) }.joined(separator: "/")
            {{/domain}}
            // A slash at the end is left out when a URL is read.
            if path.last?.isEmpty == true { text += "/" }
            let items = query.flatMap { item in item.texts.map { "\(encoded(item.key))=\(encoded($0))" } }
            if !items.isEmpty { text += "?" + items.joined(separator: "&") }
            guard let url = URL(string: text) else { preconditionFailure("\(text) is a URL.") }
            return url
        }

        {{#hasFreeTexts}}
        /// The same URL with a letter or a digit of some segments in percent-encoding, or that written as nobody does.
        static func marking(_ segments: [Int], of url: URL) -> URL {
            guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
            var path = parts.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            {{^domain}}
            // Its first segment may stand in the place of the host, where nothing is encoded.
            if let host = parts.host, !host.isEmpty {
                parts.host = ""
                path.insert(host, at: 1)
            }
            {{/domain}}
            for index in segments.map({ $0 + 1 }) where path.indices.contains(index) {
                let pieces = pieces(of: path[index])
                let word = pieces.firstIndex { $0.count == 1 && isOfWord($0) }
                guard let plain = word ?? pieces.firstIndex(where: { $0.count == 1 }) else {
                    // `%c3%A9`
                    guard let letter = path[index].firstIndex(where: \.isUppercase) else { continue }
                    path[index].replaceSubrange(letter...letter, with: path[index][letter].lowercased())
                    continue
                }
                let code = String(pieces[plain].utf8[pieces[plain].startIndex], radix: 16, uppercase: true)
                path[index] = (pieces[..<plain] + ["%\(code)"] + pieces[(plain + 1)...]).joined()
            }
            parts.percentEncodedPath = path.joined(separator: "/")
            return parts.url ?? url
        }

        private static func isMarked(_ segment: Substring) -> Bool {
            if !segment.contains("%") { return false }
            let pieces = pieces(of: String(segment))
            if pieces.allSatisfy({ $0.count == 3 }), let first = segment.first(where: \.isLetter), first.isLowercase {
                // Others write all of them small, or none.
                let letters = segment.filter(\.isLetter)
                if letters.count == 1 || letters.contains(where: \.isUppercase) { return true }
            }
            // Some who write URLs encode all that is neither a letter nor a digit.
            let codes = pieces.compactMap { $0.count == 3 ? UInt8($0.dropFirst(), radix: 16) : nil }
            let characters = codes.map { Character(Unicode.Scalar($0)) }
            if characters.contains(where: { isOfWord($0) }) { return true }
            if pieces.contains(where: { $0.count == 1 && isOfWord($0) }) { return false }
            return characters.contains { encoded(String($0)).utf8.count == 1 }
        }

        private static func isOfWord(_ text: Substring) -> Bool { text.allSatisfy { isOfWord($0) } }
        private static func isOfWord(_ character: Character) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber)
        }

        /// `%6E`, `e` and `w` of `%6Eew`.
        private static func pieces(of segment: String) -> [Substring] {
            var (pieces, rest) = ([Substring](), segment[...])
            while let first = rest.first {
                pieces.append(rest.prefix(first == "%" ? 3 : 1))
                rest = rest.dropFirst(pieces[pieces.count - 1].count)
            }
            return pieces
        }

        {{/hasFreeTexts}}
        {{^domain}}
        private static func isOfHost(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
            default: false
            }
        }

        {{/domain}}
        /// What percent-encoding stands for; `nil` where that is no text. Foundation leaves a mark of byte order out.
        private static func decoded(_ text: Substring) -> String? {
            var (bytes, rest) = ([UInt8](), text.utf8)
            while let byte = rest.popFirst() {
                if byte != UInt8(ascii: "%") {
                    bytes.append(byte)
                    continue
                }
                let digits = Substring(rest.prefix(2))
                guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let code = UInt8(digits, radix: 16) else {
                    return nil
                }
                bytes.append(code)
                rest = rest.dropFirst(2)
            }
            let decoded = String(decoding: bytes, as: UTF8.self)
            return decoded.utf8.elementsEqual(bytes) ? decoded : nil
        }

        /// Everything but letters, digits, `-`, `_` and `~` in percent-encoding (RFC 3986, section 2.1); dots, where
        /// they stand alone.
        private static func encoded(_ text: String) -> String {
            var encoded = ""
            let isDots = text == "." || text == ".."
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                    encoded.unicodeScalars.append(Unicode.Scalar(byte))
                case UInt8(ascii: ".") where !isDots: encoded += "."
                default:
                    let digits = String(byte, radix: 16, uppercase: true)
                    encoded += byte < 16 ? "%0\(digits)" : "%\(digits)"
                }
            }
            return encoded
        }
    }

    """#

/// How values stand in URLs.
let linkValuePartial: StaticString = #"""
    /// How values stand in URLs.
    private enum LinkValue {
        static func read<Value: LosslessStringConvertible>(_ text: String?) -> Value? { text.flatMap { Value($0) } }
        static func text<Value: LosslessStringConvertible>(_ value: Value) -> String { value.description }
        {{#hasNumbers}}

        static func read(_ text: String?) -> Double? {
            text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        }

        static func text(_ value: Double) -> String { value.description }
        {{/hasNumbers}}
        {{#hasIDs}}

        static func read(_ text: String?) -> UUID? { text.flatMap { UUID(uuidString: $0) } }
        static func text(_ value: UUID) -> String { value.uuidString }
        {{/hasIDs}}
        {{#hasOwnTypes}}

        static func read<Value: RawRepresentable>(_ text: String?) -> Value?
        where Value.RawValue: LosslessStringConvertible {
            text.flatMap { Value.RawValue($0) }.flatMap { Value(rawValue: $0) }
        }

        static func text<Value: RawRepresentable>(_ value: Value) -> String
        where Value.RawValue: LosslessStringConvertible {
            value.rawValue.description
        }

        static func read<Value: RawRepresentable>(_ text: String?) -> Value? where Value.RawValue == UUID {
            text.flatMap { UUID(uuidString: $0) }.flatMap { Value(rawValue: $0) }
        }

        static func text<Value: RawRepresentable>(_ value: Value) -> String where Value.RawValue == UUID {
            value.rawValue.uuidString
        }

        // Of a type that is both, the raw value stands in the URL.
        static func read<Value: RawRepresentable & LosslessStringConvertible>(_ text: String?) -> Value?
        where Value.RawValue == UUID {
            text.flatMap { UUID(uuidString: $0) }.flatMap { Value(rawValue: $0) }
        }

        static func text<Value: RawRepresentable & LosslessStringConvertible>(_ value: Value) -> String
        where Value.RawValue == UUID {
            value.rawValue.uuidString
        }

        static func read<Value: RawRepresentable & LosslessStringConvertible>(_ text: String?) -> Value?
        where Value.RawValue: LosslessStringConvertible {
            text.flatMap { Value.RawValue($0) }.flatMap { Value(rawValue: $0) }
        }

        static func text<Value: RawRepresentable & LosslessStringConvertible>(_ value: Value) -> String
        where Value.RawValue: LosslessStringConvertible {
            value.rawValue.description
        }
        {{/hasOwnTypes}}
        {{#hasDates}}

        /// ISO 8601: `2026-01-31T09:00:00Z`, with a fraction or without, there or elsewhere (`+02:00`); or a day alone, which
        /// begins in Greenwich. In the years 1 to 9999, for URLs have no others, also where a zone leads beyond them.
        static func read(_ text: String?) -> Date? {
            guard let text, let value = date(text) else { return nil }
            let year = Self.text(value).prefix { $0 != "-" }
            return year.count == 4 && year != "0000" ? value : nil
        }

        private static func date(_ text: String) -> Date? {
            let style = Date.ISO8601FormatStyle()
            // What no calendar and no clock has, such as the 31st of June, is none.
            let local = text.count == 10 ? "\(text)T00:00:00Z" : "\(text.prefix(19))Z"
            guard let start = try? style.parse(local), start.formatted(style) == local else { return nil }
            if text.count == 10 { return start }
            let isFraction = text.dropFirst(19).first == "."
            let digits = isFraction ? text.dropFirst(20).prefix { $0.isASCII && $0.isNumber } : ""
            let zone = text.dropFirst(isFraction ? 20 + digits.count : 19)
            guard isZone(zone), isFraction != digits.isEmpty, let whole = try? style.parse("\(text.prefix(19))\(zone)")
            else { return nil }
            guard let fraction = Double("0.\(digits)"), fraction > 0 else { return whole }
            if whole.timeIntervalSinceReferenceDate != -1 { return whole + fraction }
            // In the second before the reference date numbers are finer than their distance from its beginning.
            return Double("-0.\(missing(to1: String(digits)))").map(Date.init(timeIntervalSinceReferenceDate:))
        }

        /// `Z`, `+02:00` or `+0200`
        private static func isZone(_ text: Substring) -> Bool {
            if text == "Z" { return true }
            var digits = text.dropFirst()
            if digits.dropFirst(2).first == ":" { digits.remove(at: digits.index(digits.startIndex, offsetBy: 2)) }
            return ["+", "-"].contains(text.first) && digits.count == 4 && digits.allSatisfy { $0.isASCII && $0.isNumber }
        }

        static func text(_ value: Date) -> String {
            let seconds = value.timeIntervalSinceReferenceDate
            let whole = seconds.rounded(.down)
            let text = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
            if seconds == whole { return text }
            // `0.25`, or `2.5e-05`
            let parts = (whole == -1 ? -seconds : seconds - whole).description.split(separator: "e")
            let zeros = parts.count == 1 ? 0 : -(Int(parts[1]) ?? -1) - 1
            let digits = String(repeating: "0", count: zeros)
                + parts[0].filter(\.isNumber).dropFirst(parts.count == 1 ? 1 : 0)
            return "\(text.dropLast()).\(whole == -1 ? missing(to1: digits) : digits)Z"
        }

        /// The digits behind the dot of what 0.… lacks of 1: `09` for `91`.
        private static func missing(to1 digits: String) -> String {
            let last = digits.lastIndex { $0 != "0" }
            let values = digits.indices.map { place in
                guard let last, place <= last else { return 0 }
                return (place == last ? 10 : 9) - (digits[place].wholeNumberValue ?? 0)
            }
            return values.map(\.description).joined()
        }
        {{/hasDates}}
    }

    """#
