import Dispatch
import StreamCore
import StreamTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(40)), .takesTurns) struct AsyncWorkTests {
    private let recorder = Recorder()

    private func comes(to history: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(for: history, sourceLocation: sourceLocation) { recorder.history == history }
        #expect(recorder.history == history, sourceLocation: sourceLocation)
    }

    @Test("The result is sent, then completion; every start does the work anew")
    func sendsResult() async throws {
        let starts = Counter()
        let producer = SignalProducer<Int, Never> {
            await Task.yield()
            return starts.increment()
        }
        #expect(starts.value == 0)
        #expect(await producer.toArray() == [1])
        #expect(await producer.toArray() == [2])
    }

    @Test("An error that asynchronous work throws is the failure of the producer, with its type")
    func failsTyped() async {
        let producer = SignalProducer<Int, TestFailure> { () async throws(TestFailure) in
            await Task.yield()
            throw .second
        }
        await #expect(throws: TestFailure.second) { try await producer.first() }
    }

    @Test("Types follow from the context")
    func infersTypes() async throws {
        let number: SignalProducer<Int, Never> = SignalProducer { await self.number() }
        #expect(await number.first() == 1)
        func text() -> SignalProducer<String, any Error> { SignalProducer { try await self.text() } }
        #expect(try await text().first() == "a")
    }

    private func number() async -> Int { 1 }
    private func text() async throws -> String { "a" }

    @Test("Closures that need not wait run where they are started, as ever")
    func leavesSynchronousClosures() {
        let recorder = Recorder()
        func observer() -> Signal<Int, Never>.Observer { recorder.observer() }
        SignalProducer { 1 }.start(observer())
        SignalProducer<Int, Never> {
            let two = 2
            return two
        }.start(observer())
        SignalProducer<Int, Never> { Result<Int, Never>.success(3) }.start(observer())
        SignalProducer<Int, Never> { observer, _ in observer.send(value: 4) }.start(observer())
        #expect(recorder.history == "1 completed 2 completed 3 completed 4 interrupted")
        func five() throws -> Int { 5 }
        SignalProducer<Int, any Error> { try five() }.start(self.recorder.observer())
        SignalProducer<Int, any Error> { throw TestFailure.first }.start(self.recorder.observer())
        #expect(self.recorder.history == "5 completed failed(first)")
    }

    @Test("Asynchronous work that is written on the main actor runs and sends there")
    func staysOnActor() async {
        var calls = 0
        let producer = SignalProducer<Int, any Error> {
            MainActor.assertIsolated()
            calls += 1
            await Task.detached {}.value
            return calls
        }
        producer.start { [recorder] event in
            MainActor.assertIsolated()
            recorder.receive(event)
        }
        #expect(calls == 0)
        await comes(to: "1 completed")
    }

    @Test("Work that is written nowhere in particular runs off the main actor")
    nonisolated func runsAnywhere() async {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        let isOnMain = await SignalProducer<Bool, Never> {
            await Task.yield()
            return DispatchQueue.getSpecific(key: key) ?? false
        }.first()
        #expect(isOnMain == false)
    }

    @Test("Work that sends completes when it ends, and fails with what it throws")
    func sendsMany() async {
        let failing = SignalProducer<Int, any Error> { observer in
            observer.send(value: 1)
            await Task.yield()
            observer.send(value: 2)
            throw TestFailure.first
        }
        failing.start(recorder.observer())
        await comes(to: "1 2 failed(first)")
        let numbers = SignalProducer<Int, Never> { observer in
            for number in 1...3 {
                observer.send(value: number)
                await Task.yield()
            }
        }
        #expect(await numbers.toArray() == [1, 2, 3])
    }

    @Test("Work that ends the stream itself is cancelled, and what it sends or throws after that is not heard")
    func mayEndEarly() async {
        let producer = SignalProducer<Int, any Error> { [recorder] observer in
            observer.send(value: 1)
            observer.sendInterrupted()
            recorder.note(Task.isCancelled ? "cancelled" : "going on")
            observer.send(value: 2)
            throw TestFailure.first
        }
        producer.start(recorder.observer())
        await comes(to: "1 interrupted cancelled")
    }

    @Test("Disposal cancels the task; the cancellation it throws is not a failure")
    func disposalCancels() async {
        let recorder = recorder
        let producer = SignalProducer<Int, any Error> {
            recorder.note("working")
            do {
                try await cancellation()
            } catch {
                recorder.note("cancelled")
                throw error
            }
            return 1
        }
        let disposable = producer.start(recorder.observer())
        await comes(to: "working")
        disposable.dispose()
        await comes(to: "working interrupted cancelled")
        await Task.yield()
        await comes(to: "working interrupted cancelled")
    }

    @Test("A result after disposal is not sent")
    func disposalDiscardsResult() async {
        let (signal, input) = Signal<Int, Never>.pipe()
        let recorder = recorder
        let producer = SignalProducer<Int, any Error> {
            let value = await Task {
                await signal.producer.on(started: { recorder.note("waiting") }).first() ?? 0
            }.value
            recorder.note("returns \(value)")
            return value
        }
        let disposable = producer.start(recorder.observer())
        await comes(to: "waiting")
        disposable.dispose()
        input.send(value: 1)
        await comes(to: "waiting interrupted returns 1")
        await Task.yield()
        #expect(recorder.history == "waiting interrupted returns 1")
    }

    @Test("Disposed before its task has begun, the work is not done")
    func disposedBeforeWork() async {
        let isDone = Counter()
        let isReleased = DispatchSemaphore(value: 0)
        do {
            let item = ReleasedItem(isReleased)
            let producer = SignalProducer<Int, any Error> {
                await Task.yield()
                return withExtendedLifetime(item) { isDone.increment() }
            }
            producer.start(recorder.observer()).dispose()
        }
        await wait(for: "the end of the task") { isReleased.isSignalled(within: 0) }
        #expect(isDone.value == 0)
        #expect(recorder.history == "interrupted")
    }

    @Test("A cancellation error that the work throws of its own is a failure")
    func ownCancellationFails() async {
        let producer = SignalProducer<Int, any Error> {
            await Task.yield()
            throw CancellationError()
        }
        await #expect(throws: CancellationError.self) { try await producer.first() }
    }

    @Test("Cancelling a task that awaits a producer of work cancels that work")
    func cancelsThrough() async throws {
        let recorder = recorder
        let producer = SignalProducer<Int, any Error> {
            recorder.note("working")
            try? await cancellation()
            recorder.note(Task.isCancelled ? "cancelled" : "slept")
            return 1
        }
        let task = Task { try await producer.first() }
        await comes(to: "working")
        task.cancel()
        #expect(try await task.value == nil)
        await comes(to: "working cancelled")
    }

    @Test("Flattening to the latest cancels the work before")
    func latestCancels() async {
        let recorder = recorder
        let (signal, input) = Signal<Int, any Error>.pipe()
        signal.flatMap(.latest) { value in
            SignalProducer<Int, any Error> {
                if value == 1 {
                    recorder.note("working")
                    do { try await cancellation() } catch { recorder.note("cancelled") }
                } else {
                    await Task.yield()
                }
                return value
            }
        }.observe(recorder.observer())
        input.send(value: 1)
        await comes(to: "working")
        input.send(value: 2)
        input.sendCompleted()
        await wait(for: "the end and the cancellation") { recorder.count == 4 }
        let notes = Set(recorder.history.split(separator: " "))
        #expect(notes == ["working", "cancelled", "2", "completed"])
    }

    @Test("Work that goes on after disposal keeps nothing of the start", arguments: Work.allCases)
    func keepsNothingAfterDisposal(work: Work) async {
        let isReleased = DispatchSemaphore(value: 0)
        let isWorking = Counter()
        let (going, end) = AsyncStream<Void>.makeStream()
        let start = {
            let item = ReleasedItem(isReleased)
            return work.producer { [isWorking] in
                isWorking.increment()
                await Task { for await _ in going {} }.value
            }.startWithCompleted { withExtendedLifetime(item) {} }
        }()
        await wait(for: "the work") { isWorking.value == 1 }
        start.dispose()
        #expect(isReleased.isSignalled(within: 0))
        end.finish()
    }

    /// What runs in the task of a start.
    enum Work: CaseIterable {
        case returning, sending, iterating

        /// Makes a producer that waits for `body`, whether it is cancelled or not.
        func producer(_ body: @escaping @Sendable () async -> Void) -> SignalProducer<Int, Never> {
            switch self {
            case .returning:
                SignalProducer {
                    await body()
                    return 1
                }
            case .sending:
                SignalProducer { (observer: Signal<Int, Never>.Observer) async in
                    await body()
                    observer.send(value: 1)
                }
            case .iterating:
                SignalProducer(
                    AsyncStream {
                        await body()
                        return nil
                    })
            }
        }
    }

    @Test("Nothing is left of work that is over")
    func leavesNothing() async {
        let isReleased = DispatchSemaphore(value: 0)
        do {
            let item = ReleasedItem(isReleased)
            let producer = SignalProducer<Int, Never> {
                await Task.yield()
                return withExtendedLifetime(item) { 1 }
            }
            #expect(await producer.first() == 1)
        }
        await wait(for: "release") { isReleased.isSignalled(within: 0) }
    }
}
