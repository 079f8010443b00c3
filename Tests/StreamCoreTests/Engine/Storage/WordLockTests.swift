import Foundation
import StreamCore
import Synchronization
import Testing

@Suite(.takesTurns) struct WordLockTests {
    private final class Account: @unchecked Sendable {
        let lock = WordLock()
        var balance = 0
    }

    @Test("Eight threads lose no change that they make under a lock")
    func excludes() {
        let account = Account()
        onThreads(8) { _ in
            for _ in 0..<10_000 {
                account.lock.withLock(of: account) { account.balance += 1 }
            }
        }
        #expect(account.balance == 80_000)
    }

    @Test("Threads that had to sleep go on, all of them")
    func wakes() {
        let account = Account()
        let isLocked = DispatchSemaphore(value: 0)
        let waiters = Counter()
        onThreads(5) { index in
            if index == 0 {
                account.lock.withLock(of: account) {
                    for _ in 0..<4 { isLocked.signal() }
                    // All others are on their way to the lock, or asleep at it.
                    while waiters.value < 4 { sched_yield() }
                    for _ in 0..<1_000 { sched_yield() }
                }
            } else {
                #expect(isLocked.isSignalled(), "nobody took the lock")
                waiters.increment()
                account.lock.withLock(of: account) { account.balance += 1 }
            }
        }
        #expect(account.balance == 4)
    }

    @Test("The result of a word lock's body is released when the lock is free again")
    func releasesAfterwards() {
        let account = Account()
        let item = Shared<Item?>(nil)
        item.withLock { $0 = Item { account.lock.withLock(of: account) { account.balance += 1 } } }
        account.lock.withLock(of: account) { item.withLock { $0.take() } }
        #expect(account.balance == 1)
    }

    @Test("A thread that waits inside lets others in, and goes on when its condition has changed")
    func waitsInside() {
        let account = Account()
        let isOpen = Atomic<Bool>(false)
        onThreads(2) { index in
            account.lock.withLock(of: account) {
                if index == 0 { account.lock.wait(of: account) { !isOpen.load(ordering: .acquiring) } }
                account.balance += 1
                isOpen.store(true, ordering: .releasing)
            }
            if index == 1 { account.lock.wakeWaiters(account) }
        }
        #expect(account.balance == 2)
    }
}
