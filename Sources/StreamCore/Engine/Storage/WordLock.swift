public import Synchronization

/// A lock of one byte in an object, which guards a few instructions of the object's state.
///
/// Taking and giving back a free lock are one atomic exchange each, a sixth of the cost of a pthread mutex. A thread
/// that has to wait waits at the object's stripe of `StripedLock`.
///
/// The lock is for classes whose objects are made by the million, and for generic classes: their state stays in fields,
/// because a generic struct of the state costs a metadata look-up at each access. The rule is that of `Guarded`: an
/// object of the user is not released inside the lock. The body returns the object, or exchanges it with a variable
/// outside, which is given to `release` after the lock.
@usableFromInline
package struct WordLock: ~Copyable, Sendable {
    /// 0 when free, 1 when held, 2 when held and a thread may be waiting.
    @usableFromInline
    let word = Atomic<UInt8>(0)

    @inlinable
    package init() {}

    /// Runs `body` while no other thread is inside; an unused result is released after the lock.
    ///
    /// - Parameters:
    ///   - owner: The object that the lock is part of.
    ///   - body: The code that uses the guarded state.
    @discardableResult
    @inlinable @inline(__always)
    package borrowing func withLock<Result: ~Copyable>(of owner: AnyObject, _ body: () -> Result) -> Result {
        lock(owner)
        let result = body()
        unlock(owner)
        _fixLifetime(result)
        return result
    }

    /// Gives the lock back while a condition holds, and takes it again; the caller holds the lock.
    ///
    /// The thread that ends the condition calls `wakeWaiters` after that. The condition is checked without the lock, so
    /// it reads atomics.
    package borrowing func wait(of owner: AnyObject, while condition: () -> Bool) {
        while condition() {
            unlock(owner)
            StripedLock.wait(for: owner, while: condition)
            lock(owner)
        }
    }

    /// Stops debug builds unless the lock is held; functions that need the lock begin with this check.
    @inlinable @inline(__always)
    package borrowing func assertTaken() {
        assert(word.load(ordering: .relaxed) != 0, "This is for the inside of a lock.")
    }

    @inlinable @inline(__always)
    borrowing func lock(_ owner: AnyObject) {
        let (isTaken, _) = word.compareExchange(expected: 0, desired: 1, ordering: .acquiring)
        if !isTaken { waitAndLock(owner) }
    }

    @inlinable @inline(__always)
    borrowing func unlock(_ owner: AnyObject) {
        if word.exchange(0, ordering: .releasing) == 2 { wakeWaiters(owner) }
    }

    /// The holder has usually left before a thread could be put to sleep.
    @usableFromInline @inline(never)
    borrowing func waitAndLock(_ owner: AnyObject) {
        for _ in 0..<100 where word.load(ordering: .relaxed) == 0 {
            let (isTaken, _) = word.compareExchange(expected: 0, desired: 1, ordering: .acquiring)
            if isTaken { return }
        }
        StripedLock.wait(for: owner) { word.exchange(2, ordering: .acquiring) != 0 }
    }

    /// Lets waiting threads check their conditions again.
    @usableFromInline @inline(never)
    package borrowing func wakeWaiters(_ owner: AnyObject) {
        StripedLock.wakeAll(for: owner)
    }
}
