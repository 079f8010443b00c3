import StreamCore
import StreamTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(40)), .takesTurns) struct AwaitingTests {
    private typealias Producer = SignalProducer<Int, TestFailure>

    private let interrupted = Producer { observer, _ in
        observer.send(value: 1)
        observer.sendInterrupted()
    }
    private let failing = Producer { observer, _ in
        observer.send(value: 1)
        observer.send(error: .second)
    }

    @Test("first() gives the first value and releases the start's resources")
    func givesFirst() async throws {
        let isReleased = Counter()
        #expect(try await Producer([1, 2]).on(disposed: { isReleased.increment() }).first() == 1)
        #expect(isReleased.value == 1)
        #expect(try await failing.first() == 1)
        #expect(try await Producer.empty.first() == nil)
        #expect(try await Producer { observer, _ in observer.sendInterrupted() }.first() == nil)
        await #expect(throws: TestFailure.first) { try await Producer(error: .first).first() }
    }

    @Test("last() gives the last value before completion")
    func givesLast() async throws {
        #expect(try await Producer([1, 2]).last() == 2)
        #expect(try await Producer.empty.last() == nil)
        #expect(try await interrupted.last() == nil)
        await #expect(throws: TestFailure.second) { try await failing.last() }
    }

    @Test("single() gives the value if there is exactly one")
    func givesSingle() async throws {
        #expect(try await Producer(value: 1).single() == 1)
        #expect(try await Producer([1, 2]).single() == nil)
        #expect(try await Producer([1, 2]).concat(.never).single() == nil)
        #expect(try await Producer.empty.single() == nil)
        #expect(try await interrupted.single() == nil)
        await #expect(throws: TestFailure.second) { try await failing.single() }
    }

    @Test("toArray() gives all values; after interruption, those that came")
    func givesArray() async throws {
        #expect(try await Producer([1, 2, 3]).toArray() == [1, 2, 3])
        #expect(try await Producer.empty.toArray().isEmpty)
        #expect(try await interrupted.toArray() == [1])
        await #expect(throws: TestFailure.second) { try await failing.toArray() }
    }

    @Test("Awaiting a stream that cannot fail needs no try")
    func needsNoTry() async {
        let numbers = SignalProducer([1, 2])
        #expect(await numbers.first() == 1)
        #expect(await numbers.last() == 2)
        #expect(await numbers.single() == nil)
        #expect(await numbers.toArray() == [1, 2])
    }

    @Test("A failure keeps its type")
    func throwsTyped() async {
        do throws(TestFailure) {
            _ = try await Producer(error: .second).first()
            Issue.record("It did not throw.")
        } catch {
            #expect(error == .second)
        }
    }

    @Test("A signal is awaited from now on")
    func awaitsSignal() async throws {
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        input.send(value: 0)
        async let first = signal.first()
        async let last = signal.last()
        async let single = signal.producer.take(first: 1).single()
        async let array = signal.toArray()
        let observers = Counter()
        // Tasks on the main actor would tell when they wait; these may run anywhere, so what they get is sent until then.
        // `signal.take(first: 1)` would take a value before its task waits for it.
        let ticks = Task {
            while !Task.isCancelled {
                input.send(value: 1)
                observers.increment()
                await Task.yield()
            }
        }
        #expect(try await first == 1)
        #expect(try await single == 1)
        await wait(for: "the signal to be observed") { observers.value > 1_000 }
        ticks.cancel()
        await ticks.value
        input.sendCompleted()
        #expect([nil, 1].contains(try await last))
        #expect(try await array.allSatisfy { $0 == 1 })
    }

    @Test("Cancelling the task releases the start's resources, and ends the wait without a value")
    func cancels() async throws {
        let recorder = Recorder()
        let starts = Counter()
        let waiting = Producer { observer, lifetime in
            starts.increment()
            lifetime.observeEnded { recorder.note("released") }
            observer.send(value: 1)
            lifetime.observeEnded { withExtendedLifetime(observer) {} }
        }
        let waits: [@MainActor () async throws -> [Int?]] = [
            { [try await waiting.filter { _ in false }.first()] }, { [try await waiting.last()] },
            { [try await waiting.single()] },
        ]
        for (number, work) in waits.enumerated() {
            let task = Task { try await work() }
            await wait(for: "the start") { starts.value == number + 1 }
            task.cancel()
            #expect(try await task.value == [nil])
        }
        let array = Task { try await waiting.toArray() }
        await wait(for: "the last start") { starts.value == waits.count + 1 }
        array.cancel()
        #expect(try await array.value == [1])
        #expect(recorder.history == "released released released released")
    }

    @Test("A wait from inside a delivery does not hold it up")
    func mayWaitInDelivery() async {
        let (signal, input) = Signal<Int, Never>.pipe()
        let recorder = Recorder()
        signal.take(first: 1).observeValues { value in
            recorder.note("\(value)")
            let next = signal.producer.on(started: { recorder.note("waiting") })
            Task { @MainActor in recorder.note("next is \(await next.first() ?? 0)") }
        }
        input.send(value: 1)
        recorder.note("sent")
        await wait(for: "the wait") { recorder.history == "1 sent waiting" }
        input.send(value: 2)
        await wait(for: "the second value") { recorder.history == "1 sent waiting next is 2" }
    }

    @Test("A million waits, one after the other, take constant stack")
    func waitsManyTimes() async {
        let producer = SignalProducer(value: 1)
        var sum = 0
        for _ in 0..<many(1_000_000) { sum += await producer.first() ?? 0 }
        #expect(sum == many(1_000_000))
    }

    @Test("In asynchronous code, what blocks is taken only where a result is asked for, and collect() is the operator")
    func leavesSynchronousMeaning() async throws {
        let result: Result<Int, TestFailure>? = Producer([1, 2]).first()
        #expect(result == .success(1))
        #expect(try Producer([1, 2]).last()?.get() == 2)
        let groups = Producer([1, 2]).collect()
        #expect(try await groups.map { "\($0)" }.first() == "[1, 2]")
    }
}
