import Foundation

/// Follows `include`, and `of` under `views`, from file to file, before any build: what is included must be declared as an input.
///
/// This reads YAML by its looks. It understands a plain list, `include: [Features/*.screens.yaml]` over one line or several,
/// or one `- path` a line. Whatever else YAML allows is read right by the compiler, which then refuses to include a
/// file that was not declared.
struct IncludeReading {
    private(set) var included: [String] = []
    private(set) var searchedFolders: [String] = []
    private var known: Set<String> = []
    /// The package's folder, without symbolic links.
    private let package: String

    init(package: String) { self.package = package }

    /// - Parameter level: how many files include this one in turn. The compiler says what is wrong with more than 64.
    mutating func read(_ path: String, level: Int = 0) {
        guard level <= 64, isInside(path), known.insert(path).inserted, let data = contents(path) else { return }
        let folder = (path as NSString).deletingLastPathComponent
        let text = text(data)
        for pattern in includes(inSpec: text) + screens(inSpec: text) where !pattern.hasPrefix("/") {
            follow(pattern, in: folder, from: path, level)
        }
    }

    private mutating func follow(_ pattern: String, in folder: String, from path: String, _ level: Int) {
        let hasWildcard = pattern.contains { "*?[".contains($0) }
        if hasWildcard {
            let searched = normalized("\(folder)/\((pattern as NSString).deletingLastPathComponent)")
            guard isInside(searched) else { return }
            if !searched.contains(where: { "*?[".contains($0) }) { searchedFolders.append(searched) }
        }
        let matches = files(matching: normalized("\(escaped(folder))/\(pattern)"), where: isInside)
        for match in matches where match != path && isInside(match) {
            if !included.contains(match) { included.append(match) }
            read(match, level: level + 1)
        }
    }

    private func isInside(_ path: String) -> Bool {
        package == "/" || (realPath(path) + "/").hasPrefix(package + "/")
    }
}

/// What stands in a file; nil for anything else, such as a pipe, which nobody might ever write into.
private func contents(_ path: String) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileManager.default.contents(atPath: path)
}

/// The paths under the top-level key `include`.
func includes(inSpec text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("include:") }) else { return [] }
    let value = lines[start].dropFirst("include:".count).drop(while: \.isWhitespace)
    if value.first == "[" {
        return items(inFlowList: ([value.dropFirst()] + lines[(start + 1)...]).joined(separator: "\n"))
    }
    guard value.isEmpty || value.first == "#" else { return [] }
    return lines[(start + 1)...].map { $0.drop(while: \.isWhitespace) }
        .prefix { $0.isEmpty || $0.hasPrefix("#") || $0.hasPrefix("- ") }
        .filter { $0.hasPrefix("-") }
        .compactMap { line in
            var rest = line.dropFirst()
            return scalar(&rest, endedBy: "")
        }
}

/// The path of the spec whose views this one makes: `of` in a map under `views`, over one line or several.
func screens(inSpec text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("views:") }) else { return [] }
    let below = lines[(start + 1)...].prefix {
        $0.isEmpty || $0.hasPrefix(" ") || $0.hasPrefix("#") || $0.hasPrefix("}")
    }
    for line in [lines[start].dropFirst("views:".count)] + below {
        for part in line.split(whereSeparator: { "{,".contains($0) }) {
            var rest = part.drop(while: \.isWhitespace)
            guard rest.hasPrefix("of:") else { continue }
            rest = rest.dropFirst(3)
            return scalar(&rest, endedBy: ",}").map { [$0] } ?? []
        }
    }
    return []
}

/// The items up to the closing bracket.
private func items(inFlowList text: String) -> [String] {
    var rest = text[...]
    var items: [String] = []
    while !rest.isEmpty {
        if let item = scalar(&rest, endedBy: ",]") { items.append(item) }
        if rest.popFirst() == "]" { break }
    }
    return items
}

/// The plain or quoted scalar that `rest` begins with, after spaces and comments. Leaves `rest` at what ended it.
private func scalar(_ rest: inout Substring, endedBy ends: String) -> String? {
    skipSpace(&rest)
    guard let first = rest.first else { return nil }
    if first == "\"" || first == "'" {
        rest.removeFirst()
        let item = rest.prefix { $0 != first }
        rest = rest[item.endIndex...].dropFirst()
        skipSpace(&rest)
        return String(item)
    }
    let line = rest.prefix { !$0.isNewline && !ends.contains($0) }
    let comment = line.range(of: " #")?.lowerBound ?? line.endIndex
    let item = line[..<comment].trimmingCharacters(in: .whitespaces)
    rest = rest[comment...]
    skipSpace(&rest)
    return item.isEmpty ? nil : item
}

private func skipSpace(_ rest: inout Substring) {
    rest = rest.drop(while: \.isWhitespace)
    while rest.first == "#" { rest = rest.drop { !$0.isNewline }.drop(while: \.isWhitespace) }
}

/// A spec file's text; UTF-16 begins with a byte order mark, anything else is UTF-8.
private func text(_ data: Data) -> String {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
        return String(data: data, encoding: .utf16) ?? ""
    }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
}

/// `path` without `.` and `..`, as text, which is how the compiler does it.
private func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
        if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
}

/// `path` without symbolic links; unchanged where there is no such file.
func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
}
