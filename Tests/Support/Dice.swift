/// Numbers that look random and are the same in every run.
package struct Dice {
    private var state: UInt64

    /// - Parameter seed: the same gives the same numbers.
    package init(seed: UInt64) { state = seed }

    /// A number from 0 up to `sides`.
    package mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % sides
    }
}
