import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct LongChainTests {
    /// What the chains of 80,000 have to do with: 8 MiB, and eight times that without optimization, where a call takes
    /// that much more.
    private static let stackSize: Int = {
        #if DEBUG
            64 * 1024 * 1024
        #else
            8 * 1024 * 1024
        #endif
    }()

    /// Counts the stages that are alive.
    private final class Counted: Observer<Int, TestFailure>, @unchecked Sendable {
        nonisolated(unsafe) static var alive = 0

        init(before next: Link?) {
            Counted.alive += 1
            super.init(next: next)
        }

        deinit { Counted.alive -= 1 }
    }

    @Test("A chain of a million stages is released on a stack of 512 KiB")
    func releasesStages() {
        onThread(stackSize: 512 * 1024) {
            var first: Counted?
            for _ in 0..<many(1_000_000) { first = Counted(before: first) }
            #expect(Counted.alive == many(1_000_000))
            first = nil
            #expect(Counted.alive == 0)
        }
    }

    @Test("A producer with a million operators is built and released on a stack of 512 KiB")
    func releasesOperators() {
        onThread(stackSize: 512 * 1024) {
            var producer = SignalProducer<Int, Never>(value: 1)
            for _ in 0..<many(1_000_000) { producer = producer.map { $0 + 1 } }
            producer = SignalProducer(value: 2)
            let value = producer.first()
            #expect(value == .success(2))
        }
    }

    @Test("A producer of 80,000 operators is built, started, fed and released on a stack of 8 MiB")
    func runsLongProducer() {
        onThread(stackSize: Self.stackSize) {
            var producer = SignalProducer<Int, Never>([0, 1])
            for _ in 0..<many(80_000) { producer = producer.map { $0 + 1 } }
            let recorder = Recorder()
            producer.start(recorder.observer())
            #expect(recorder.history == "\(many(80_000)) \(many(80_000) + 1) completed")
        }
    }

    @Test("A signal of 80,000 operators is built, fed and released on a stack of 8 MiB")
    func runsLongSignal() {
        onThread(stackSize: Self.stackSize) {
            let (root, input) = Signal<Int, Never>.pipe()
            var signal = root
            for _ in 0..<many(80_000) { signal = signal.map { $0 + 1 } }
            let recorder = Recorder()
            signal.observe(recorder.observer())
            input.send(value: 0)
            input.sendCompleted()
            #expect(recorder.history == "\(many(80_000)) completed")
        }
    }
}
