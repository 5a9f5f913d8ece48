import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// Takes routes apart, and finds out what their screens are made of.
    mutating func resolveLinks() {
        guard let links = document.links else { return }
        checkAddresses(links)
        // Not appended to the builder, of which each filling holds a copy.
        var routes: [LinkTable.Route] = []
        for entry in links.routes {
            if reportTurned(entry) { continue }
            guard let path = entry.value.path, let index = destination(entry.name),
                let pattern = RouteParser.parse(path, types: carriedTypes(of: index, in: path), into: &diagnostics)
            else { continue }
            let formerly = (entry.value.details?.formerly ?? []).compactMap { formerPattern($0, of: pattern) }
            checkUnique(
                "screen", entry.value.details?.under ?? [], "is listed",
                help: "remove one: it is on the way back once")
            var filling = RouteFilling(self, pattern)
            let own = filling.payload(of: index, entry.name)
            let under = (entry.value.details?.under ?? []).compactMap { filling.screen($0, above: own, of: index) }
            self = filling.builder
            routes.append(
                .init(
                    destination: index, pattern: pattern, models: filling.models,
                    trail: under + [.made(index, own)], formerly: formerly))
            appendRow(entry.name, pattern)
        }
        self.routes = routes
        checkConflicts()
        // Of a name that no destination can have the destination says so.
        checkCaseNames(of: document.rows.routeRows, ReservedNames.targets, besides: ReservedNames.destinations) { _ in
            "route"
        }
    }

    /// Reports `/recipe: recipe`, where name and pattern have changed places.
    private mutating func reportTurned(_ entry: Entry<WrittenRoute>) -> Bool {
        guard entry.name.bytes.count > 0, entry.name.bytes[0] == UInt8(ascii: "/"), let path = entry.value.path,
            destinationNames[entry.name] == nil
        else { return false }
        let name = checkIdentifier(path.bytes) == nil ? path.string : "home"
        report(
            .invalidRoute, "the pattern of a route stands where the name of its destination belongs",
            at: entry.name.range, help: "the name comes first: `\(name): \"\(entry.name.string)\"`")
        return true
    }

    /// Reports a screen that would lie under itself: with the same payload, as it has no arguments of its own.
    mutating func reportUnderItself(_ name: SourceText) {
        let others = destinationNames.all.lazy.filter { !$0.equals(name.bytes) }
        report(
            .duplicateName, "the screen `\(name.string)` lies under itself", at: name.range,
            help: destinationSuggestions.nearest(to: name.bytes, among: Array(others))
                .map { "did you mean `\($0.string)`?" } ?? "remove it: it is on the way back once")
    }

    /// A route becomes a case with what its URLs carry.
    private mutating func appendRow(_ name: SourceText, _ pattern: RoutePattern) {
        var row = Destination(name)
        let parameters = document.rows.parameters
        row.payload = IndexSpan(start: parameters.count, count: pattern.parameters.count)
        for parameter in pattern.parameters {
            parameters.append(parameter.declared)
            if parameter.name.bytes[0] &- 0x41 < 26 { checkValue(parameter.name, "a parameter") }
        }
        document.rows.routeRows.append(row)
    }

    /// Of what URLs carry for a screen, the types of values that URLs have; where somebody left one out.
    private func carriedTypes(of destination: Int, in path: SourceText) -> [String: String] {
        let braces = path.string.split(separator: "{").dropFirst()
        let hasOthers = path.string.split { "/=".contains($0) }.contains { $0.first == ":" || $0.first == "<" }
        if !hasOthers, braces.allSatisfy({ $0.prefix { $0 != "}" }.contains(":") }) { return [:] }
        let rows = document.rows
        return rows.parameters[rows.destinations[destination].payload.indices].reduce(into: [:]) { types, parameter in
            let text = parameter.type.string
            let type = text.hasSuffix("?") ? String(text.dropLast()) : text
            if type.hasSuffix(".ID") { return types[parameter.name.string] = type }
            if case .own = ValueForm(parameter.type.slice(0, type.utf8.count).bytes) { return }
            types[parameter.name.string] = type
        }
    }

    /// A pattern that URLs had once: it carries what the route's URLs carry now. What they need not carry, it reads as well.
    private mutating func formerPattern(_ text: SourceText, of pattern: RoutePattern) -> RoutePattern? {
        let types = Dictionary(pattern.parameters.map { ($0.name.string, $0.declared.type.string) }) { first, _ in first
        }
        guard var former = RouteParser.parse(text, types: types, into: &diagnostics) else { return nil }
        func spelling(_ parameter: RoutePattern.Parameter) -> String {
            "\(parameter.name.string): \(canonicalSpelling(parameter.declared.type.bytes))"
        }
        let (wanted, found) = (pattern.parameters.map(spelling), former.parameters.map(spelling))
        former.parameters += pattern.parameters.filter { !$0.isNeeded && !found.contains(spelling($0)) }
        if Set(wanted) == Set(former.parameters.map(spelling)) { return former }
        let lacking = pattern.parameters.first { $0.isNeeded && !found.contains(spelling($0)) }.map(spelling)
        let further = found.first { !wanted.contains($0) }
        report(
            .routePayload,
            lacking.map { "URLs of this pattern do not carry `\($0)`, which those of `path` do" }
                ?? "URLs of this pattern carry `\(further ?? "")`, which those of `path` do not",
            at: text.range, notes: [.init("`path` is here", at: pattern.written.range)])
        return nil
    }

    private mutating func checkConflicts() {
        let all = routes.flatMap { route in [route.pattern] + route.formerly }
        let found = RouteConflicts(all)
        var number = 0
        for route in routes.indices {
            routes[route].yieldsToOthers = found.beaten.contains(number)
            for parameter in found.besideText(number) {
                routes[route].pattern.parameters[parameter].isBesideText = true
            }
            for former in routes[route].formerly.indices {
                for parameter in found.besideText(number + 1 + former) {
                    routes[route].formerly[former].parameters[parameter].isBesideText = true
                }
            }
            number += 1 + routes[route].formerly.count
        }
        for (_, conflict) in found.conflicts.sorted(by: { $0.key < $1.key }) {
            let (first, second) = (all[conflict.first].written, all[conflict.second].written)
            let base =
                document.links?.schemes.first.map { "\($0.string)://" }
                ?? document.links?.domains.first.map { "https://\($0.string)/" } ?? "/"
            let query = sampleQuery(all[conflict.first], all[conflict.second])
            report(
                .ambiguousRoute,
                "`\(base)\(conflict.path.joined(separator: "/"))\(query)` is a URL of this route and of `\(first.string)`",
                at: second.range, notes: [.init("the other route is here", at: first.range)],
                help: "give one of them a segment of its own")
        }
    }

    /// What a URL of both patterns carries in its query: `?q=x&page=1`, or nothing.
    private func sampleQuery(_ first: RoutePattern, _ second: RoutePattern) -> String {
        var items: [(key: String, form: ValueForm, text: String)] = []
        for parameter in first.parameters + second.parameters {
            guard case .query(let key, .required) = parameter.place else { continue }
            if let same = items.firstIndex(where: { $0.key == key.string }) {
                items[same].text = items[same].form.overlap(parameter.form) ?? items[same].text
            } else {
                items.append((key.string, parameter.form, parameter.form.sample))
            }
        }
        return items.isEmpty ? "" : "?" + items.map { "\($0.key)=\($0.text)" }.joined(separator: "&")
    }

    private mutating func checkAddresses(_ links: Links) {
        checkUnique("scheme", links.schemes, "is listed")
        checkUnique("domain", links.domains, "is listed")
        for scheme in links.schemes { checkScheme(scheme) }
        for domain in links.domains where !isDomain(domain.bytes) {
            let isAddress = domain.string.contains(".") && domain.string.allSatisfy { $0.isNumber || $0 == "." }
            report(
                .linkAddress,
                isAddress
                    ? "\(domain.string.asCode) is an address, and systems know apps by the names of domains"
                    : "\(domain.string.asCode) is no domain",
                at: domain.range, help: "write the host's name alone, such as `books.example.com`")
        }
        for domain in links.domains where isDomain(domain.bytes) && domain.string != domain.string.lowercased() {
            report(
                .linkAddress, "\(domain.string.asCode) has capitals, and systems read domains in small letters",
                at: domain.range, help: "write `\(domain.string.lowercased())`")
        }
        if let activity = links.activity,
            let control = (0..<activity.bytes.count).first(where: { index in
                activity.bytes[index] < 0x20 || activity.bytes[index] == 0x7F
            })
        {
            report(
                .linkAddress, "`activity` has a control character in it",
                at: activity.range(control, control + 1),
                help: "write a reverse domain, such as `com.example.books.view`")
        }
        // Nothing but links has keys of these names.
        let isUnread = document.unread.contains { $0.name == "schemes" || $0.name == "domains" }
        if links.schemes.isEmpty, links.domains.isEmpty, !isUnread {
            report(
                .linkAddress, "`links` has neither `schemes` nor `domains`, so that no URL leads to the app",
                at: document.sectionKeys["links"] ?? links.range, help: "add `schemes: [\(defaultScheme)]`")
        }
    }

    private mutating func checkScheme(_ scheme: SourceText) {
        let bytes = scheme.bytes
        if ["http", "https"].contains(where: { bytes.equals($0) }) {
            report(
                .linkAddress, "`\(scheme.string)` is the scheme of the web, and no app's own", at: scheme.range,
                help: "list the domain under `domains`")
            return
        }
        if systemSchemes.contains(where: { bytes.equals($0) }) {
            report(
                .linkAddress, "`\(scheme.string)` is a scheme that systems handle themselves, and no app's own",
                at: scheme.range, help: "write a scheme of your own, such as `\(defaultScheme)`")
            return
        }
        let isFine = (0..<bytes.count).allSatisfy {
            isSmallLetter(bytes[$0]) || $0 > 0 && (bytes[$0].isDigit || "+-.".utf8.contains(bytes[$0]))
        }
        if isFine, bytes.count > 0 { return }
        let lower = scheme.string.lowercased()
        report(
            .linkAddress,
            "\(scheme.string.asCode) is no scheme: expected small letters, and digits, `+`, `-` and `.` behind the first",
            at: scheme.range, help: lower.hasSuffix("://") ? "write `\(lower.dropLast(3))`" : nil)
    }

    private var defaultScheme: String {
        let name = specName.utf8.filter { isSmallLetter($0 | 0x20) }
        return name.isEmpty ? "app" : String(decoding: name.map { $0 | 0x20 }, as: UTF8.self)
    }
}

extension RoutePattern.Parameter {
    /// Whether there is no URL without it.
    fileprivate var isNeeded: Bool {
        switch place {
        case .path, .query(_, .required): true
        case .query: false
        }
    }
}

/// Schemes that Apple's systems and their browser keep for themselves: "Apple URL Scheme Reference", and those of RFCs that no
/// app's screens can be behind.
private let systemSchemes: [StaticString] = [
    "about", "blob", "data", "facetime", "facetime-audio", "file", "ftp", "itms-apps", "javascript", "mailto", "maps",
    "sms", "tel",
    "webcal", "ws", "wss",
]

private func isSmallLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

/// Labels of letters, digits and `-`, with dots between them (RFC 1123, section 2.1).
private func isDomain(_ text: ByteText) -> Bool {
    let bytes = Array(text.string.utf8)
    let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // The last label of a name is no number (RFC 3696, section 2).
    return labels.count > 1 && !(labels.last?.allSatisfy(\.isDigit) ?? true)
        && labels.allSatisfy { label in
            !label.isEmpty && label.first != 0x2D && label.last != 0x2D
                && label.allSatisfy { isSmallLetter($0 | 0x20) || $0.isDigit || $0 == 0x2D || $0 >= 0x80 }
        }
}
