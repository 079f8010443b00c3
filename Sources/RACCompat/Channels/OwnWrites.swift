import StreamCore

/// Distinguishes the changes that a channel makes itself from all other changes.
///
/// The first change that is noticed during a write, on the writing thread, belongs to the write. Every other change during
/// the write, on any thread, is news. A write that changes nothing leaves no trace.
package final class OwnWrites: Sendable {
    private struct Write {
        let thread: UInt
        var isNoticed = false
    }

    /// The innermost of a thread is the last.
    private let underWay = Guarded<[Write]>([])

    package init() {}

    /// Performs a write.
    package func perform(_ write: () -> Void) {
        let thread = CurrentThread.number
        underWay.withLock { $0.append(Write(thread: thread)) }
        write()
        underWay.withLock { writes in
            if let index = writes.lastIndex(where: { $0.thread == thread }) { writes.remove(at: index) }
        }
    }

    /// Returns whether a change that is noticed on this thread now belongs to a write; true once for every write.
    package func claimChange() -> Bool {
        let thread = CurrentThread.number
        return underWay.withLock { writes in
            guard let index = writes.lastIndex(where: { $0.thread == thread }), !writes[index].isNoticed else {
                return false
            }
            writes[index].isNoticed = true
            return true
        }
    }
}
