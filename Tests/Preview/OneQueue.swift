import Foundation

// Tasks begin on threads of their own, in whatever order. For two walks to be the same, all that is asynchronous goes over the
// main queue, in the order in which it comes: the runtime has a hook for what it hands to others.

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

/// Lets all tasks run one after the other.
func useOneQueue() {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else {
        fatalError("The runtime has no hook for tasks.")
    }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
}
