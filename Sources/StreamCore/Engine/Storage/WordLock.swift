public import Synchronization

/// Guards a few instructions of state in an object, in one byte of it.
///
/// Taking and giving back a free lock are one atomic exchange each, a sixth of the cost of a pthread mutex. A thread that has to
/// wait does so at the object's stripe of `StripedLock`.
///
/// It is for classes that are made by the million, and for generic ones: their state stays in fields, because a generic
/// struct of it costs a metadata look-up at each access. The rule is that of `Guarded`: whatever belongs to the user is not
/// released inside, but returned by the body, or exchanged with a variable outside that is given to `release` after it.
@usableFromInline
package struct WordLock: ~Copyable, Sendable {
    /// 0 when free, 1 when held, 2 when held and somebody may be waiting.
    @usableFromInline
    let word = Atomic<UInt8>(0)

    @inlinable
    package init() {}

    /// Runs `body` while no other thread is inside; what it returns is released after the lock, if nobody wants it.
    ///
    /// - Parameters:
    ///   - owner: The object that the lock is part of.
    ///   - body: Touches what the lock guards.
    @discardableResult
    @inlinable @inline(__always)
    package borrowing func withLock<Result: ~Copyable>(of owner: AnyObject, _ body: () -> Result) -> Result {
        lock(owner)
        let result = body()
        unlock(owner)
        _fixLifetime(result)
        return result
    }

    /// Gives the lock back while a condition holds, and takes it again; to be called inside.
    ///
    /// Whoever ends the condition calls `wakeWaiters` after that. The condition is asked without the lock: it reads atomics.
    package borrowing func wait(of owner: AnyObject, while condition: () -> Bool) {
        while condition() {
            unlock(owner)
            StripedLock.wait(for: owner, while: condition)
            lock(owner)
        }
    }

    /// Stops debug builds unless somebody is inside: functions that are for the inside begin with it.
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

    /// Lets waiting threads ask their conditions again.
    @usableFromInline @inline(never)
    package borrowing func wakeWaiters(_ owner: AnyObject) {
        StripedLock.wakeAll(for: owner)
    }
}
