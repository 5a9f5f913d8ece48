struct Rank {
    let value: Int

    init(_ value: Int) { self.value = value }
}

nonisolated(unsafe) let twice: Any = { (number: Int) -> Int in number * 2 }
