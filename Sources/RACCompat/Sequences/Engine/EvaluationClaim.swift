import Foundation
import StreamCore
import Synchronization

/// Lets one thread at a time compute a value; other threads that request the same value wait for it.
///
/// No lock is held while the value is computed, but the computing thread is known. A block that requests the very value
/// that it computes would wait for ever, and stops the program instead.
struct EvaluationClaim: ~Copyable {
    /// The computing thread, 0 for none; the lowest bit says that other threads wait.
    private let owner = Atomic<UInt>(0)

    /// Runs `body` while no other thread runs under this claim.
    @inline(__always)
    borrowing func hold<Result>(_ body: () -> Result) -> Result {
        let thread = CurrentThread.number
        if !owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged { wait(thread) }
        let result = body()
        if owner.exchange(0, ordering: .releasing) & 1 == 1 { Self.wakeAll() }
        return result
    }

    @inline(never)
    private borrowing func wait(_ thread: UInt) {
        Self.change.lock()
        defer { Self.change.unlock() }
        while true {
            let current = owner.load(ordering: .relaxed)
            require(
                current & ~1 != thread,
                "A block of a RACSequence, or a deinit in it, asked for the very value that it was called to compute.")
            if current == 0 {
                // A thread that waited cannot know whether other threads still wait, so it keeps the bit set.
                if owner.compareExchange(expected: 0, desired: thread | 1, ordering: .acquiring).exchanged { return }
            } else if current & 1 == 1
                || owner.compareExchange(expected: current, desired: current | 1, ordering: .relaxed).exchanged
            {
                Self.change.wait()
            }
        }
    }

    /// Waiting is rare, so all waiting threads share one condition.
    private static let change = NSCondition()

    @inline(never)
    private static func wakeAll() {
        change.lock()
        change.broadcast()
        change.unlock()
    }
}
