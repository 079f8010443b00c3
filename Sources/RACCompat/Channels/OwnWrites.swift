import StreamCore

/// Tells the changes that a channel has made itself from those of others.
///
/// The first change that is noticed while a write is under way, on the thread that writes, is the write's own; what
/// else happens meanwhile, there or on another thread, is news. A write that changes nothing leaves no trace.
package final class OwnWrites: @unchecked Sendable {  // state is reached under the lock only
    private struct Write {
        let thread: UInt
        var isNoticed = false
    }

    private let lock = Lock()
    /// The innermost of a thread is the last.
    private var underWay: [Write] = []

    package init() {}

    /// Performs a write.
    package func perform(_ write: () -> Void) {
        let thread = Gate.currentThread
        lock.withLock { underWay.append(Write(thread: thread)) }
        write()
        lock.withLock {
            if let index = underWay.lastIndex(where: { $0.thread == thread }) { underWay.remove(at: index) }
        }
    }

    /// Returns whether a change, noticed on this thread now, is that of a write; it is so once for every write.
    package func claimChange() -> Bool {
        let thread = Gate.currentThread
        return lock.withLock {
            guard let index = underWay.lastIndex(where: { $0.thread == thread }), !underWay[index].isNoticed else {
                return false
            }
            underWay[index].isNoticed = true
            return true
        }
    }
}
