#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `transform` of each element, in order, on several threads at once. Each has a stack as large as the main thread's,
/// unlike those of Dispatch.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
    let work = Work(elements, transform)
    let others = (0..<max(min(threads, elements.count) - 1, 0)).compactMap { _ in startThread { work.run() } }
    work.run()
    for thread in others { pthread_join(thread, nil) }
    return work.results
}

/// How many threads this machine runs at once.
var coreCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

/// What threads share: the number of the next element, under a lock, and a place of its own for each result.
private final class Work<Element: Sendable, Result: Sendable>: @unchecked Sendable {
    private let elements: [Element]
    private let transform: @Sendable (Element) -> Result
    private let slots: UnsafeMutablePointer<Result?>
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var next = 0

    init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
        self.elements = elements
        self.transform = transform
        slots = .allocate(capacity: elements.count)
        slots.initialize(repeating: nil, count: elements.count)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        slots.deinitialize(count: elements.count)
        slots.deallocate()
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// To be asked when all threads have ended.
    var results: [Result] { UnsafeBufferPointer(start: slots, count: elements.count).map { $0! } }

    func run() {
        while let index = takeNext() { slots[index] = transform(elements[index]) }
    }

    private func takeNext() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if next == elements.count { return nil }
        next += 1
        return next - 1
    }
}

/// What a thread runs, as an object that C can hand on.
private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Nil where the system starts no more.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let argument = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { runBody($0) }, argument.toOpaque())
    #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { $0.flatMap(runBody) }, argument.toOpaque())
    #endif
    if status == 0 { return thread }
    argument.release()
    return nil
}

private func runBody(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
}
