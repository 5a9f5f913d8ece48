import ScreenSpecModel

/// The decisions over the segments of a path that lead to a URL's route: what a path costs depends on how long it is, and not
/// on how many routes there are.
///
/// Each decision becomes a property. A few patterns are tried in turn; more are told apart by a segment's text, a switch of up
/// to 16 of them; more than that lie in ranges of texts, of which one is chosen first.
struct RouteTree {
    /// A property: what it decides. Its parts are stretches of the arrays below.
    struct Decision {
        /// `targetInAuthors`
        let name: String
        /// The first segments, in which all of its patterns agree; nil for a parameter.
        let prefix: [String?]
        /// Patterns that are tried first, in turn.
        var tried = 0..<0
        /// Decisions by the text of the next segment.
        var texts = 0..<0
        /// Decisions for what is left, in turn.
        var others = 0..<0

        /// The segment that it looks at.
        var depth: Int { prefix.count }
        /// `/authors/…/books`
        var prefixText: String { prefix.map { "/" + ($0 ?? "…") }.joined() }
    }

    /// The patterns, each with the number of the route that it leads to.
    let patterns: [(pattern: RoutePattern, route: Int)]
    /// The first is the whole.
    private(set) var decisions: [Decision] = []
    /// Patterns, and how many of their first segments are decided.
    private(set) var tried: [(pattern: Int, known: Int)] = []
    private(set) var texts: [(text: String, decision: Int)] = []
    /// A decision with a bound holds for texts before that.
    private(set) var others: [(bound: String?, decision: Int)] = []
    private var names: Set<String> = []

    private static let fewPatterns = 6
    private static let textsOfSwitch = 16
    private static let rangesOfDecision = 8

    init(_ links: LinkTable) {
        patterns = links.routes.enumerated().flatMap { number, route in
            ([route.pattern] + route.formerly).map { ($0, number) }
        }
        if !patterns.isEmpty { _ = decide(Array(patterns.indices), []) }
    }

    func name(_ decision: Int) -> String { decisions[decision].name }

    private mutating func decide(_ candidates: [Int], _ prefix: [String?]) -> Int {
        let number = add(prefix, "")
        if candidates.count <= Self.fewPatterns {
            setTried(sorted(candidates), of: number)
            return number
        }
        let next = split(candidates, at: prefix.count)
        setTried(next.ends, of: number)
        // A text is a value of one type at most, or the routes would be ambiguous.
        var further = [next.typed, next.free].filter { !$0.isEmpty }.map { candidates in
            { (tree: inout RouteTree) in tree.decide(candidates, prefix + [nil]) }
        }
        if next.texts.count <= Self.textsOfSwitch {
            setTexts(next.texts[...], of: number)
        } else {
            further.insert({ $0.range(of: next.texts[...], prefix) }, at: 0)
        }
        setOthers(further.map { (nil, $0(&self)) }, of: number)
        return number
    }

    /// A decision between texts in order.
    private mutating func range(of texts: ArraySlice<(text: String, candidates: [Int])>, _ prefix: [String?]) -> Int {
        let number = add(prefix, "Range")
        if texts.count <= Self.textsOfSwitch {
            setTexts(texts, of: number)
            return number
        }
        var size = Self.textsOfSwitch
        while size * Self.rangesOfDecision < texts.count { size *= Self.rangesOfDecision }
        let ranges = stride(from: texts.startIndex, to: texts.endIndex, by: size).map { start in
            let end = min(start + size, texts.endIndex)
            let bound = end < texts.endIndex ? texts[end].text : nil
            return (bound, range(of: texts[start..<end], prefix))
        }
        setOthers(ranges, of: number)
        return number
    }

    private mutating func setTried(_ patterns: [Int], of decision: Int) {
        let start = tried.count
        tried += patterns.map { ($0, decisions[decision].depth) }
        decisions[decision].tried = start..<tried.count
    }

    private mutating func setTexts(_ wanted: ArraySlice<(text: String, candidates: [Int])>, of decision: Int) {
        let prefix = decisions[decision].prefix
        let decided = wanted.map { ($0.text, decide($0.candidates, prefix + [$0.text])) }
        let start = texts.count
        texts += decided
        decisions[decision].texts = start..<texts.count
    }

    private mutating func setOthers(_ wanted: [(bound: String?, decision: Int)], of decision: Int) {
        let start = others.count
        others += wanted
        decisions[decision].others = start..<others.count
    }

    private mutating func add(_ prefix: [String?], _ suffix: String) -> Int {
        let words = prefix.map { $0.map(word) ?? "Any" }.joined()
        let base = (prefix.isEmpty ? "target" : "targetIn\(words.prefix(60))") + suffix
        var name = base
        var copy = 2
        while !names.insert(name).inserted {
            name = "\(base)\(copy)"
            copy += 1
        }
        decisions.append(Decision(name: name, prefix: prefix))
        return decisions.count - 1
    }

    /// Patterns by their next segment.
    private func split(_ candidates: [Int], at depth: Int) -> (
        ends: [Int], texts: [(text: String, candidates: [Int])], typed: [Int], free: [Int]
    ) {
        var (ends, typed, free): ([Int], [Int], [Int]) = ([], [], [])
        var byText: [String: [Int]] = [:]
        for candidate in candidates {
            let pattern = patterns[candidate].pattern
            if depth == pattern.segments.count {
                ends.append(candidate)
                continue
            }
            switch pattern.segments[depth] {
            case .literal(let text): byText[text.string, default: []].append(candidate)
            case .parameter(let number):
                if pattern.parameters[number].form == .string {
                    free.append(candidate)
                } else {
                    typed.append(candidate)
                }
            }
        }
        return (ends, byText.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, typed, free)
    }

    /// In the order in which they are tried: text before a typed parameter, and that before one of type `String`.
    private func sorted(_ candidates: [Int]) -> [Int] {
        candidates.sorted { first, second in
            let (one, other) = (ranks(first), ranks(second))
            return one == other ? first < second : one.lexicographicallyPrecedes(other)
        }
    }

    private func ranks(_ candidate: Int) -> [Int] {
        let pattern = patterns[candidate].pattern
        return pattern.segments.map {
            switch $0 {
            case .literal: 0
            case .parameter(let parameter): pattern.parameters[parameter].form == .string ? 2 : 1
            }
        }
    }
}

/// `BookClubs` for `book-clubs`: what of a text can stand in a name.
private func word(_ text: String) -> String {
    let words = text.utf8.split { !($0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26) }
    let joined = words.map { part -> String in
        let word = String(part) ?? ""
        return word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return joined.isEmpty ? "Other" : joined
}
