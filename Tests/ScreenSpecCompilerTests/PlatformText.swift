import Foundation

/// Swift source as a compiler would take it for a platform. `os(…)` becomes a flag, so that Linux can stand for the platform,
/// and what not every device may run is gone: the module in SwiftUI's place has no availability and hides such API.
struct PlatformText {
    let target: DeploymentTarget

    func rewrite(_ text: String) throws -> String {
        var text = withFlags(text)
        while let shorter = try withoutFirst(text) { text = shorter }
        return text
    }

    private func withFlags(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let condition = line.drop { $0 == " " }
            if !condition.hasPrefix("#if ") && !condition.hasPrefix("#elseif ") { return String(line) }
            return String(line).replacing(/os\((\w+)\)/) { DeploymentTarget.flag($0.1) }
        }
        return lines.joined(separator: "\n")
    }

    /// The text without the first part that the target does not have, or nothing where it has all.
    private func withoutFirst(_ text: String) throws -> String? {
        let source = SwiftText(text)
        if source.find("#unavailable", from: 0) != nil { throw problem("#unavailable is not understood") }
        var offset = 0
        while let place = source.find("available(", from: offset) {
            let open = place + "available".utf8.count
            let end = try after(source.closing(("(", ")"), from: open))
            offset = end
            let cut = Cut(source: source, start: place - 1, end: end)
            if !cut.isCheck || target.passes(versions(source[open + 1..<end - 1])) { continue }
            return source.has("@", at: cut.start) ? try cut.declaration() : try cut.statement()
        }
        return nil
    }

    /// `iOS 17.0, macOS 14.0, *` by platform.
    private func versions(_ arguments: String) -> [String: DeploymentTarget.Version] {
        var versions: [String: DeploymentTarget.Version] = [:]
        for match in arguments.matches(of: /(\w+) +(\d+)(?:\.(\d+))?/) {
            versions[String(match.1)] = DeploymentTarget.Version(Int(match.2)!, match.3.flatMap { Int($0) } ?? 0)
        }
        return versions
    }
}

/// A check for availability that is false somewhere, from its sign to behind its parenthesis.
private struct Cut {
    let source: SwiftText
    let start: Int
    let end: Int

    var isCheck: Bool { source.has("#", at: start) || source.has("@", at: start) }

    /// `@available(…)` and what it stands before.
    func declaration() throws -> String {
        let open = try after(source.openingBrace(from: end)) - 1
        return text(without: start..<(try after(source.closing(("{", "}"), from: open))))
    }

    func statement() throws -> String {
        guard let (word, place) = source.last(of: ["if", "guard"], before: start) else {
            throw problem("#available stands in neither if nor guard")
        }
        return word == "if" ? try condition(place) : try guarding(place)
    }

    /// `if #available(…) { … }`. The other branch takes the place of this one, so that the statement keeps its form; without one
    /// the statement goes.
    private func condition(_ place: Int) throws -> String {
        let body = try block(from: end)
        let next = source.skipSpaces(from: body.upperBound)
        if !source.hasWord("else", at: next) { return text(without: beginning(place)..<body.upperBound) }
        let other = source.skipSpaces(from: next + 4)
        let replacement =
            source.hasWord("if", at: other)
            ? "{ \(source[other..<(try endOfIf(other))]) }" : source[try block(from: other)]
        return source[0..<start] + "#available(iOS 1, *)" + source[end..<body.lowerBound] + replacement
            + source[body.upperBound..<source.bytes.count]
    }

    /// Where an `if` begins: at the `else` that it hangs on, if it does.
    private func beginning(_ place: Int) -> Int {
        guard let (_, branch) = source.last(of: ["else"], before: place) else { return place }
        return source.skipSpaces(from: branch + "else".utf8.count) == place ? branch : place
    }

    /// `guard #available(…) else { … }`: nothing behind it runs.
    private func guarding(_ place: Int) throws -> String {
        let body = try block(from: end)
        guard let close = source.closing(("{", "}"), from: body.upperBound) else {
            throw problem("a block is not closed")
        }
        return source[0..<place] + source[body.lowerBound + 1..<body.upperBound - 1]
            + source[close..<source.bytes.count]
    }

    /// The next block, with its braces.
    private func block(from offset: Int) throws -> Range<Int> {
        guard let open = source.openingBrace(from: offset) else { throw problem("a block is missing") }
        return open..<(try after(source.closing(("{", "}"), from: open)))
    }

    private func endOfIf(_ offset: Int) throws -> Int {
        var end = try block(from: offset).upperBound
        while case let next = source.skipSpaces(from: end), source.hasWord("else", at: next) {
            end = try block(from: next).upperBound
        }
        return end
    }

    private func text(without range: Range<Int>) -> String {
        source[0..<range.lowerBound] + source[range.upperBound..<source.bytes.count]
    }
}

private func after(_ offset: Int?) throws -> Int {
    guard let offset else { throw problem("a bracket is not closed") }
    return offset + 1
}

private func problem(_ text: String) -> SwiftCompiler.Failure { SwiftCompiler.Failure(description: text) }
