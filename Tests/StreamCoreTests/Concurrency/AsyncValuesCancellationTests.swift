import StreamCore
import StreamTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(40)), .takesTurns) struct AsyncValuesCancellationTests {
    private let recorder = Recorder()
    private let pipe = Signal<Int, TestFailure>.pipe()

    /// A producer of a hot input that notes its starts and ends.
    private var noting: SignalProducer<Int, TestFailure> {
        let (recorder, signal) = (recorder, pipe.output)
        return SignalProducer { observer, lifetime in
            recorder.note("started")
            lifetime.observeEnded { recorder.note("released") }
            lifetime += signal.observe(observer)
        }
    }

    @Test("In a task that is cancelled already, nothing is started")
    func cancelledBefore() async throws {
        let noting = noting
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await noting.first()
        }
        #expect(try await task.value == nil)
        #expect(recorder.history.isEmpty)
    }

    @Test("Cancelling a task that waits releases the start's resources, then ends the sequence")
    func cancelledWhileWaiting() async {
        let consumer = Consumer(noting.values, into: recorder)
        await consumer.begins()
        consumer.cancel()
        #expect(recorder.history == "started released")
        await consumer.comes(to: "started released nil")
        pipe.input.send(value: 1)
        #expect(recorder.history == "started released nil")
    }

    @Test("Cancelling a task between two values ends the sequence, and drops what waits", arguments: Face.allCases)
    func cancelledBetween(face: Face) async {
        let consumer = Consumer(face.values(of: pipe.output)) { value in
            if value == 2 { withUnsafeCurrentTask { $0?.cancel() } }
        }
        for value in 1...3 { pipe.input.send(value: value) }
        pipe.input.send(error: .first)
        await consumer.comes(to: "1 2 nil")
    }

    @Test("Cancelling a task after the end changes nothing")
    func cancelledAfter() async {
        let consumer = Consumer(noting.values, into: recorder)
        pipe.input.send(value: 1)
        pipe.input.sendCompleted()
        await consumer.comes(to: "started released 1 nil")
        consumer.cancel()
        #expect(recorder.history == "started released 1 nil")
    }

    @Test("Cancelling from inside a delivery disposes after it", arguments: Face.allCases)
    func cancelledFromDelivery(face: Face) async {
        var cancel: () -> Void = {}
        pipe.output.observe { if $0.value == 2 { cancel() } }
        let consumer = Consumer(face.values(of: pipe.output))
        cancel = consumer.cancel
        await consumer.begins()
        pipe.input.send(value: 1)
        await consumer.comes(to: "1")
        pipe.input.send(value: 2)
        await consumer.comes(to: "1 nil")
        pipe.input.send(value: 3)
        #expect(consumer.history == "1 nil")
    }

    @Test("Disposing from elsewhere is interruption: the sequence ends")
    func disposedElsewhere() async {
        let (lifetime, token) = Lifetime.make()
        let consumer = Consumer(noting.take(during: lifetime).values, into: recorder)
        await consumer.begins()
        token.dispose()
        await consumer.comes(to: "started released nil")
    }

    @Test("Whether a value or the cancellation comes first, the task goes on, and nothing is left")
    func racesWithValues() async throws {
        for round in 0..<many(2_000) {
            let (signal, input) = Signal<Int, TestFailure>.pipe()
            let isReleased = Counter()
            let producer = SignalProducer<Int, TestFailure> { observer, lifetime in
                lifetime.observeEnded { isReleased.increment() }
                lifetime += signal.observe(observer)
            }
            let iterator = producer.values.makeAsyncIterator()
            let task = Task.detached {
                var iterator = iterator
                var last = 0
                while let value = try await iterator.next() {
                    #expect(value == last + 1)
                    last = value
                }
                #expect(Task.isCancelled)
            }
            let sender = Task.detached { for value in 1...(1 + round % 8) { input.send(value: value) } }
            task.cancel()
            try await task.value
            await sender.value
            #expect(isReleased.value == 1)
        }
    }

    @Test("Nothing is left of a sequence that ended, was cancelled, or was never taken from")
    func leavesNothing() async {
        let items = Counter()
        func item() -> Tracked { Tracked(items) }
        do {
            let (signal, input) = Signal<Tracked, TestFailure>.pipe()
            let untouched = signal.values.makeAsyncIterator()
            let cancelled = Consumer(signal.values)
            input.send(value: item())
            cancelled.cancel()
            let ended = Consumer(signal.values)
            input.send(value: item())
            input.sendCompleted()
            await ended.comes(to: "item nil")
            await cancelled.comes(to: "nil")
            withExtendedLifetime(untouched) {}
        }
        await wait(for: "all released") { items.value == 4 }
    }
}

/// Counts when it is made and when it is released.
private final class Tracked: Sendable, CustomStringConvertible {
    private let counter: Counter

    init(_ counter: Counter) {
        self.counter = counter
        counter.increment()
    }

    deinit { counter.increment() }

    var description: String { "item" }
}
