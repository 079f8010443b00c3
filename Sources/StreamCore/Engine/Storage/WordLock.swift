public import Synchronization

/// Guards a few instructions of state in an object, in one byte of it.
///
/// Taking and giving back a free lock are one atomic exchange each, a sixth of what a pthread mutex takes; who has to wait
/// does so at the object's stripe of `StripedLock`. The rule is that of the stripes: inside, nothing is released whose
/// deinitializer could take a lock.
@usableFromInline
package struct WordLock: ~Copyable, Sendable {
    /// 0 when free, 1 when held, 2 when held and somebody may be waiting.
    @usableFromInline
    let word = Atomic<UInt8>(0)

    @inlinable
    package init() {}

    /// Takes the lock; `owner` is the object that it is part of.
    @inlinable @inline(__always)
    package borrowing func lock(_ owner: AnyObject) {
        let (isTaken, _) = word.compareExchange(expected: 0, desired: 1, ordering: .acquiring)
        if !isTaken { waitAndLock(owner) }
    }

    /// Gives the lock back.
    @inlinable @inline(__always)
    package borrowing func unlock(_ owner: AnyObject) {
        if word.exchange(0, ordering: .releasing) == 2 { wakeWaiters(owner) }
    }

    /// Who holds it is usually gone before a thread could be put to sleep.
    @usableFromInline @inline(never)
    borrowing func waitAndLock(_ owner: AnyObject) {
        for _ in 0..<100 where word.load(ordering: .relaxed) == 0 {
            let (isTaken, _) = word.compareExchange(expected: 0, desired: 1, ordering: .acquiring)
            if isTaken { return }
        }
        StripedLock.wait(for: owner) { word.exchange(2, ordering: .acquiring) != 0 }
    }

    @usableFromInline @inline(never)
    borrowing func wakeWaiters(_ owner: AnyObject) {
        StripedLock.wakeAll(for: owner)
    }
}
