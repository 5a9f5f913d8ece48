/// Something that a generated type declares.
struct GeneratedMember: Hashable {
    let name: String
    let isFunction: Bool
    /// Whether only code of the same file finds it.
    let isPrivate: Bool
}

extension SwiftText {
    /// What the declaration of a type and its extensions declare, apart from cases.
    func members(of type: String) -> [GeneratedMember] {
        blocks(of: type).flatMap { block in
            withoutBlocks(block).matches(
                of: /((?:\w+ )*)\b(var|let|func|struct|enum|class|protocol|actor|typealias) +`?(\w+)/
            ).map { match in
                GeneratedMember(
                    name: String(match.3), isFunction: match.2 == "func", isPrivate: match.1.contains("private"))
            }
        }
    }

    /// The words of that code.
    func words(of type: String) -> [String] {
        blocks(of: type).flatMap { block in
            String(decoding: block.filter { isCode[$0] }.map { bytes[$0] }, as: UTF8.self)
                .matches(of: /\b[A-Za-z_]\w*/).map { String($0.0) }
        }
    }

    private func blocks(of type: String) -> [Range<Int>] {
        let text = self[bytes.indices]
        let header = try! Regex("(?m)^[ a-z]*(enum|extension|struct) `?\(type)`?[: ]")
        return text.matches(of: header).compactMap { match in
            let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            guard let open = openingBrace(from: start), let end = closing(("{", "}"), from: open) else { return nil }
            return open + 1..<end
        }
    }

    /// The types that are declared in `range`, and in no braces there.
    func types(in range: Range<Int>) -> [String] {
        let names = withoutBlocks(range).matches(of: /\b(?:struct|enum|class|protocol|actor|typealias) +`?(\w+)/)
        return names.map { String($0.1) }
    }

    /// The code in `range` that stands in no braces.
    private func withoutBlocks(_ range: Range<Int>) -> String {
        var outside: [UInt8] = []
        var depth = 0
        for offset in range where isCode[offset] {
            if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { outside.append(bytes[offset]) }
            if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
        }
        return String(decoding: outside, as: UTF8.self)
    }
}
