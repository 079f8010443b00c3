import CompatShims
import Foundation
import Testing

/// `DispatchOnce`, which stands for `dispatch_once` of a block with variables around it.
@Suite struct DispatchOnceTests {
    @Test("The first block runs, and no other")
    func once() {
        let token = DispatchOnce()
        var names: [String] = []
        for name in ["a", "b", "c"] { token.run { names.append(name) } }
        #expect(names == ["a"])
        DispatchOnce().run { names.append("d") }
        #expect(names == ["a", "d"])
    }

    @Test("A call from inside of the block does nothing")
    func inside() {
        let token = DispatchOnce()
        var count = 0
        token.run {
            token.run { count += 10 }
            count += 1
        }
        #expect(count == 1)
    }

    @Test("Threads that come while the block runs wait for its end")
    func threads() {
        final class Places: @unchecked Sendable {
            private let lock = NSLock()
            private var seen: [Bool] = []
            nonisolated(unsafe) var isMade = false
            func note() { lock.withLock { seen.append(isMade) } }
            var all: [Bool] { lock.withLock { seen } }
        }
        let (token, places) = (DispatchOnce(), Places())
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            token.run { places.isMade = true }
            places.note()
        }
        #expect(places.all == Array(repeating: true, count: 8))
    }

    @Test("The block is not kept")
    func released() {
        final class Owner {}
        weak var released: Owner?
        let token = DispatchOnce()
        do {
            let owner = Owner()
            released = owner
            token.run { withExtendedLifetime(owner) {} }
        }
        #expect(released == nil)
        withExtendedLifetime(token) {}
    }
}
