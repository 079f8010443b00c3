import CompatShims
import Dispatch
import TestTurns
import Testing

@Suite(.takesTurns) struct AtomicTests {
    private struct Failure: Error {}

    @Test("An Atomic is read, set, swapped and modified")
    func changes() {
        let atomic = Atomic(1)
        atomic.value = 2
        #expect(atomic.swap(3) == 2)
        let text: String = atomic.modify { value in
            value += 1
            return "now \(value)"
        }
        #expect(text == "now 4")
        #expect(atomic.withValue { $0 * 10 } == 40)
        #expect(atomic.value == 4)
    }

    @Test("A closure that throws leaves what it has changed, and the lock free")
    func throwsOn() {
        let atomic = Atomic(1)
        #expect(throws: Failure.self) {
            try atomic.modify { value in
                value = 2
                throw Failure()
            }
        }
        #expect(atomic.value == 2)
    }

    @Test("Threads lose no change")
    func countsForThreads() {
        let atomic = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { atomic.modify { $0 += 1 } }
        }
        #expect(atomic.value == 8000)
    }
}
