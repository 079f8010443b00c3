import Foundation
import StreamCore
import Testing

@Suite(.takesTurns) struct StackSpaceTests {
    /// Goes down `depth` calls, asks in every `interval`th, and runs `body` at the bottom.
    private func descend(_ depth: Int, interval: Int = 10, _ body: () -> Void) {
        guard depth > 0 else { return body() }
        if depth % interval == 0 {
            StackSpace.ensure { descend(depth - 1, interval: interval, body) }
        } else {
            descend(depth - 1, interval: interval, body)
        }
    }

    @Test("A recursion that asks goes a million levels deep on a stack of 512 KiB")
    func recursesDeeply() {
        var count = 0
        onThread(stackSize: 512 * 1024) { descend(many(1_000_000)) { count += 1 } }
        #expect(count == 1)
    }

    @Test("A recursion goes on upon the same thread, inside what called it")
    func staysOnThread() {
        var log: [String] = []
        onThread(stackSize: 512 * 1024) {
            let thread = CurrentThread.number
            Thread.current.threadDictionary["key"] = "value"
            log.append("begin")
            descend(many(100_000)) {
                log.append("\(CurrentThread.number == thread)")
                log.append("\(Thread.current.threadDictionary["key"] ?? "nothing")")
            }
            log.append("end")
        }
        #expect(log == ["begin", "true", "value", "end"])
    }

    @Test("Where there is enough stack, nothing is switched")
    func staysWhereItIs() {
        onThread(stackSize: 8 << 20) {
            var outside = 0
            withUnsafeMutablePointer(to: &outside) { outside in
                StackSpace.ensure {
                    var inside = 0
                    withUnsafeMutablePointer(to: &inside) { inside in
                        let distance = UnsafeRawPointer(outside) - UnsafeRawPointer(inside)
                        #expect(distance.magnitude < 65_536)
                    }
                }
            }
            #expect(!StackSpace.isShort())
        }
    }

    @Test("A recursion that comes back can go down again, as often as it likes")
    func descendsAgain() {
        var count = 0
        onThread(stackSize: 512 * 1024) {
            for _ in 0..<50 { descend(many(100_000)) { count += 1 } }
            // At the bottom of one, another one begins.
            descend(many(100_000)) { descend(many(100_000)) { count += 1 } }
            #expect(!StackSpace.isShort())
        }
        #expect(count == 51)
    }

    @Test("An object released on the new stack is released there")
    func releasesBody() {
        final class Item {}
        onThread(stackSize: 512 * 1024) {
            weak var item: Item?
            do {
                let made = Item()
                item = made
                descend(many(100_000)) { withExtendedLifetime(made) {} }
            }
            #expect(item == nil)
        }
    }

    @Test("Threads go down side by side")
    func runsOnThreads() {
        let count = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<10 { descend(many(100_000)) { count.increment() } }
        }
        #expect(count.value == 80)
    }

    private final class Counter: @unchecked Sendable {  // under the lock
        private let count = Guarded<Int>(0)
        var value: Int { count.withLock { $0 } }
        func increment() { count.withLock { $0 += 1 } }
    }
}
