import Foundation
@_spi(Running) import SwiftUI

/// What a person does with an app and what comes of it, under each reading of what Apple leaves open.
@MainActor struct Scenario {
    let name: String
    let body: @MainActor (Readings) -> Void

    init(_ name: String, _ body: @escaping @MainActor (Readings) -> Void) { (self.name, self.body) = (name, body) }

    /// Prints a line for each scenario, and before it one for each thing that is not as expected.
    static func run(_ scenarios: [Scenario]) {
        for scenario in scenarios {
            for readings in Readings.all {
                running = "\(scenario.name)\t\(readings)"
                scenario.body(readings)
            }
            print("DONE\t\(scenario.name)")
        }
    }

    fileprivate static var running = ""
    /// The seed of a walk under way.
    fileprivate static var walking = ""
}

/// How many steps the walks of a scenario have under one reading. `SCREENSPEC_WALK=10000` makes them long: so they run each
/// night (`.github/workflows/nightly.yml`, `walks`), from other seeds (`SCREENSPEC_SEED`).
let walk = ProcessInfo.processInfo.environment["SCREENSPEC_WALK"].flatMap { Int($0) } ?? 200
/// The same for the samples in `Specs`: under all readings together 10,000, and under the usual one walks that are long.
func sampleWalk(_ readings: Readings) -> Int { max(walk, readings.isUsual ? 2400 : 260) }
private let seed = ProcessInfo.processInfo.environment["SCREENSPEC_SEED"].flatMap { UInt64($0) } ?? 7

/// Walks from four seeds. The second half of them goes on under readings that differ from the one given in some switches.
@MainActor func forEachWalk(
    _ readings: Readings, steps: Int? = nil, _ body: @MainActor (inout Walk, Readings, _ steps: Int) -> Void
) {
    let steps = steps ?? walk
    for number in 0..<4 {
        var random = Walk(seed: seed &+ UInt64(number))
        var own = readings
        if number >= 2 { own = readings.changed { random.next(below: $0) } }
        Scenario.walking = ", a walk from \(seed &+ UInt64(number)) under: \(own)"
        body(&random, own, steps / 4)
    }
    Scenario.walking = ""
}

/// Numbers that look random and are the same each time.
struct Walk {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[next(below: elements.count)]
    }
}

/// A router that an app leads people by, as the walks of the state itself do.
@MainActor protocol Leading: AnyObject {
    associatedtype Item
    associatedtype State
    associatedtype Layer

    var state: State { get set }
    var stack: [Item] { get set }
    var detailStack: [Item] { get set }
    var detailSelection: Item? { get set }
    var layers: [Layer] { get }
    func setTrail(_ items: [Item])
    func setDetailRoot(_ item: Item)
    func replaceTop(with item: Item)
    func push(_ item: Item)
    func push(_ items: [Item])
    func pop() -> Item?
    func pop(to item: Item)
    func popToRoot()
    func backToRoot()
    func open(_ item: Item)
    func dismiss()
    func dismissAll()
    func close(from level: Int)
    func remove(_ items: [Item], among siblings: [Item])
    func router(ofLayer level: Int) -> Self
}

extension Leading {
    /// Leads people to some of the screens, or back, or to where they were before, or deletes some of a list.
    func lead(_ random: inout Walk, among items: [Item], lists: [[Item]], back saved: inout State?) {
        let some = (0..<3).map { _ in random.pick(items)! }
        switch random.next(below: 20) {
        case 0: setTrail(some)
        case 1: setDetailRoot(some[0])
        case 2: replaceTop(with: some[0])
        case 3: push(some[0])
        case 4: push(some)
        case 5: _ = pop()
        case 6: popToRoot()
        case 7: backToRoot()
        case 8: stack = some
        case 9: detailStack = Array(some.dropLast())
        case 10: open(some[0])
        case 11: detailSelection = random.next(below: 3) == 0 ? nil : some[0]
        case 12: pop(to: some[0])
        case 13: dismissAll()
        case 14, 15:
            if let level = random.pick(Array(layers.indices)) { router(ofLayer: level).leadOn(&random, among: items) }
        case 16: close(from: random.next(below: 3))
        case 17:
            let siblings = random.pick(lists)!
            remove(Array(siblings.dropFirst(random.next(below: 2)).prefix(1 + random.next(below: 2))), among: siblings)
        case 18: saved = state
        default: if let saved { state = saved }
        }
    }

    /// Leads people on in a tab or in what is presented, on show or not, as a view there does.
    func leadOn(_ random: inout Walk, among items: [Item]) {
        let some = (0..<3).map { _ in random.pick(items)! }
        switch random.next(below: 12) {
        case 0, 1: push(some[0])
        case 2: push(some)
        case 3, 4: _ = pop()
        case 5: pop(to: some[0])
        case 6: popToRoot()
        case 7: replaceTop(with: some[0])
        case 8: setTrail(some)
        case 9: open(some[0])
        case 10: dismiss()
        default: stack = some
        }
    }
}

@MainActor func expect(_ condition: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
    if condition { return }
    let text = message().replacing("\n", with: " | ")
    print("FAILED\t\(Scenario.running)\tline \(line)\(Scenario.walking): \(text)")
}

@MainActor func expectEqual<Value: Equatable>(_ left: Value, _ right: Value, _ what: String = "", line: Int = #line) {
    expect(left == right, "\(left) is not \(right) \(what)", line: line)
}

/// That everything that the person wanted to do could be done.
@MainActor func expectNoProblem(_ device: Device, line: Int = #line) {
    for problem in device.problems { expect(false, problem, line: line) }
}
