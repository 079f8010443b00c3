import StreamCore
import Testing

@Suite(.takesTurns) struct LockTests {
    private final class Account: @unchecked Sendable {  // the plain balance is changed under a stripe
        let guarded = Guarded(0)
        var balance = 0
    }

    @Test("Eight threads lose no change that they make under a lock")
    func excludes() {
        let account = Account()
        onThreads(8) { _ in
            for _ in 0..<2000 { account.guarded.withLock { $0 += 1 } }
        }
        #expect(account.guarded.read() == 16_000)
    }

    @Test("Objects that share a mutex lose no change either")
    func stripesExclude() {
        let accounts = (0..<200).map { _ in Account() }
        onThreads(8) { _ in
            for account in accounts {
                for _ in 0..<20 { StripedLock.withLock(for: account) { account.balance += 1 } }
            }
        }
        #expect(accounts.allSatisfy { $0.balance == 160 })
    }

    @Test("A lock returns the result of its body, and is free again")
    func returns() {
        let account = Account()
        #expect(account.guarded.withLock { $0 + 7 } == 7)
        #expect(account.guarded.exchange(3) == 0 && account.guarded.read() == 3)
    }

    @Test("A thread that waits at a stripe goes on when its condition has changed")
    func stripesWait() {
        let account = Account()
        onThreads(2) { index in
            if index == 0 {
                StripedLock.wait(for: account) { account.balance == 0 }
                StripedLock.withLock(for: account) { account.balance += 1 }
            } else {
                StripedLock.withLock(for: account) { account.balance = 1 }
                StripedLock.wakeAll(for: account)
            }
        }
        #expect(account.balance == 2)
    }
}
