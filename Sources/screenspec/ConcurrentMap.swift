import Foundation

/// `transform` of each element, in order, on several threads with stacks as large as the main one's, unlike Dispatch's.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
    let work = Work(elements, transform)
    for _ in 1..<max(min(threads, elements.count), 1) {
        let thread = Thread { work.run() }
        thread.stackSize = 8 << 20
        thread.start()
    }
    work.run()
    return work.results()
}

/// How many threads this machine runs at once.
var coreCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

/// What threads share, under a lock: the number of the next element, and the results so far.
private final class Work<Element: Sendable, Result: Sendable>: @unchecked Sendable {
    private let elements: [Element]
    private let transform: @Sendable (Element) -> Result
    private let lock = NSCondition()
    private var next = 0
    private var slots: [Result?]
    private var finishedCount = 0

    init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
        self.elements = elements
        self.transform = transform
        slots = Array(repeating: nil, count: elements.count)
    }

    /// Waits until all elements are done. A thread that the system did not start has taken none.
    func results() -> [Result] {
        lock.withLock {
            while finishedCount < elements.count { lock.wait() }
            return slots.map { $0! }
        }
    }

    func run() {
        while let index = takeNext() {
            let result = transform(elements[index])
            lock.withLock {
                slots[index] = result
                finishedCount += 1
                lock.signal()
            }
        }
    }

    private func takeNext() -> Int? {
        lock.withLock {
            if next == elements.count { return nil }
            next += 1
            return next - 1
        }
    }
}
