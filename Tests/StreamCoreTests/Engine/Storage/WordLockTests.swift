import Foundation
import StreamCore
import Testing

@Suite struct WordLockTests {
    private final class Account: @unchecked Sendable {
        let lock = WordLock()
        var balance = 0
    }

    @Test("Eight threads lose no change that they make under a lock")
    func excludes() {
        let account = Account()
        onThreads(8) { _ in
            for _ in 0..<10_000 {
                account.lock.lock(account)
                account.balance += 1
                account.lock.unlock(account)
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
                account.lock.lock(account)
                for _ in 0..<4 { isLocked.signal() }
                // All others are on their way to the lock, or asleep at it.
                while waiters.value < 4 { sched_yield() }
                for _ in 0..<1_000 { sched_yield() }
                account.lock.unlock(account)
            } else {
                #expect(isLocked.isSignalled(), "nobody took the lock")
                waiters.increment()
                account.lock.lock(account)
                account.balance += 1
                account.lock.unlock(account)
            }
        }
        #expect(account.balance == 4)
    }
}
