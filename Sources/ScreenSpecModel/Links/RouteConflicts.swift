import ScreenSpecDiagnostics

/// Finds the routes that can match one URL without a rule that says which of them does.
///
/// In a segment text beats a typed parameter, and that beats one of type `String`. A route goes before another where it is as
/// good in each segment and better in one. A URL of the one that is beaten says so by a mark in a segment, which the other does
/// not read there; where no segment can have one, it is a conflict, too. One kind of parameter can have it in a segment: a typed
/// one that a `String` stands beside cannot.
///
/// The patterns form a tree over their segments; two of its branches are followed together only as far as one URL can go down
/// both, so that routes with little in common cost nothing.
struct RouteConflicts {
    /// Two patterns by their numbers, and a path that both match.
    struct Conflict {
        let first: Int
        let second: Int
        let path: [String]
    }

    private struct Node {
        /// In the order of the spec.
        var literals: [(text: String, node: Int)] = []
        var literalNodes: [String: Int] = [:]
        /// Those of type `String` come last.
        var parameters: [(form: ValueForm, node: Int)] = []
        var route: Int?
    }

    /// Which of two routes goes before the other, as far as their segments were compared.
    fileprivate struct Order {
        var isFirstBetter = false
        var isSecondBetter = false

        var isDecided: Bool { isFirstBetter != isSecondBetter }
    }

    private let patterns: [RoutePattern]
    private var nodes = [Node()]
    private var path: [String] = []
    /// One for each of the later routes that has any.
    private(set) var conflicts: [Int: Conflict] = [:]
    /// Patterns before which another goes, with a path that both match.
    private var contests: [(winner: Int, loser: Int, path: [String])] = []
    /// The patterns before which another goes with some URL.
    private(set) var beaten: Set<Int> = []
    /// Where a value of a typed parameter may be another route's text: a node behind such a parameter.
    private var besideText: Set<Int> = []

    init(_ patterns: [RoutePattern]) {
        self.patterns = patterns
        for number in patterns.indices { insert(number) }
        visit(0)
        for contest in contests {
            if isTold(contest.loser, from: contest.winner, contest.path) {
                beaten.insert(contest.loser)
            } else {
                add(contest.loser, contest.winner, contest.path)
            }
        }
    }

    private mutating func insert(_ number: Int) {
        var node = 0
        var path: [String] = []
        for segment in patterns[number].segments {
            switch segment {
            case .literal(let text):
                path.append(text.string)
                node = child(of: node, literal: text.string)
            case .parameter(let parameter):
                let form = patterns[number].parameters[parameter].form
                path.append(form.sample)
                node = child(of: node, form)
            }
        }
        if let first = nodes[node].route { return add(first, number, path) }
        nodes[node].route = number
    }

    private mutating func child(of node: Int, literal: String) -> Int {
        if let child = nodes[node].literalNodes[literal] { return child }
        nodes[node].literalNodes[literal] = nodes.count
        nodes[node].literals.append((literal, nodes.count))
        nodes.append(Node())
        return nodes.count - 1
    }

    private mutating func child(of node: Int, _ form: ValueForm) -> Int {
        if let child = nodes[node].parameters.first(where: { $0.form == form }) { return child.node }
        nodes[node].parameters.append((form, nodes.count))
        nodes.append(Node())
        return nodes.count - 1
    }

    private mutating func add(_ first: Int, _ second: Int, _ path: [String]) {
        let (first, second) = (min(first, second), max(first, second))
        if conflicts[second] == nil { conflicts[second] = Conflict(first: first, second: second, path: path) }
    }

    /// Compares the branches of a node with each other.
    private mutating func visit(_ node: Int) {
        let (literals, parameters) = (nodes[node].literals, nodes[node].parameters)
        let hasString = parameters.contains { $0.form == .string }
        for (text, child) in literals {
            step(text) { $0.visit(child) }
            for parameter in parameters where parameter.form.accepts(text) {
                let meet = step(text) { $0.compare(child, parameter.node, Order(isFirstBetter: true)) }
                if meet, !hasString { besideText.insert(parameter.node) }
            }
        }
        for (place, parameter) in parameters.enumerated() {
            step(parameter.form.sample) { $0.visit(parameter.node) }
            for other in parameters[..<place] {
                guard let text = parameter.form.overlap(other.form) else { continue }
                let order = order(parameter.form, other.form)
                _ = step(text) { $0.compare(parameter.node, other.node, order) }
            }
        }
    }

    /// The parameters of a pattern, by their numbers, that are typed and whose values may be another route's text.
    func besideText(_ pattern: Int) -> [Int] {
        if besideText.isEmpty { return [] }
        var (node, found) = (0, [Int]())
        for segment in patterns[pattern].segments {
            switch segment {
            case .literal(let text): node = nodes[node].literalNodes[text.string]!
            case .parameter(let number):
                let form = patterns[pattern].parameters[number].form
                node = nodes[node].parameters.first { $0.form == form }!.node
                if besideText.contains(node) { found.append(number) }
            }
        }
        return found
    }

    /// Follows two branches together.
    ///
    /// - Returns: whether some URL has a route in both.
    private mutating func compare(_ first: Int, _ second: Int, _ order: Order) -> Bool {
        var meet = false
        if let one = nodes[first].route, let other = nodes[second].route {
            meet = true
            if order.isDecided {
                contests.append(order.isFirstBetter ? (one, other, path) : (other, one, path))
            } else {
                add(one, other, path)
            }
        }
        func follow(_ text: String, _ first: Int, _ second: Int, _ order: Order, _ conflicts: inout Self) {
            if conflicts.step(text, { $0.compare(first, second, order) }) { meet = true }
        }
        for (text, child) in nodes[first].literals {
            if let same = nodes[second].literalNodes[text] { follow(text, child, same, order, &self) }
            for parameter in nodes[second].parameters where parameter.form.accepts(text) {
                follow(text, child, parameter.node, order.with(isFirstBetter: true), &self)
            }
        }
        for parameter in nodes[first].parameters {
            for (text, child) in nodes[second].literals where parameter.form.accepts(text) {
                follow(text, parameter.node, child, order.with(isSecondBetter: true), &self)
            }
            for other in nodes[second].parameters {
                guard let text = parameter.form.overlap(other.form) else { continue }
                let here = self.order(parameter.form, other.form)
                let both = order.with(isFirstBetter: here.isFirstBetter, isSecondBetter: here.isSecondBetter)
                follow(text, parameter.node, other.node, both, &self)
            }
        }
        return meet
    }

    /// Whether a URL of `loser` can say in a segment that it is none of `winner`.
    private func isTold(_ loser: Int, from winner: Int, _ path: [String]) -> Bool {
        let (marked, read) = (markable(loser), markable(winner))
        return path.indices.contains { marked[$0] && !read[$0] && canBeMarked(path[$0]) }
    }

    /// For each segment of a pattern, whether it is read with a mark.
    private func markable(_ pattern: Int) -> [Bool] {
        let besideText = besideText(pattern)
        return patterns[pattern].segments.map {
            guard case .parameter(let number) = $0 else { return false }
            return patterns[pattern].parameters[number].form == .string || besideText.contains(number)
        }
    }

    private func order(_ first: ValueForm, _ second: ValueForm) -> Order {
        Order(
            isFirstBetter: first != .string && second == .string, isSecondBetter: first == .string && second != .string)
    }

    private mutating func step<Result>(_ text: String, _ body: (inout RouteConflicts) -> Result) -> Result {
        path.append(text)
        defer { path.removeLast() }
        return body(&self)
    }
}

extension RouteConflicts.Order {
    fileprivate func with(isFirstBetter: Bool = false, isSecondBetter: Bool = false) -> Self {
        Self(
            isFirstBetter: self.isFirstBetter || isFirstBetter, isSecondBetter: self.isSecondBetter || isSecondBetter)
    }
}

/// Whether a text of a segment can be written in a second way, which says that it is no text of the spec: a letter or a digit in
/// percent-encoding, or the digits of that in small letters.
private func canBeMarked(_ text: String) -> Bool {
    text.utf8.contains {
        $0.isDigit || ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 || "-_~.".utf8.contains($0) || $0 & 0xF > 9
    }
}
