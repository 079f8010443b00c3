import Foundation
import StreamCore
import StreamTesting
import Testing

/// An API that answers after a number of hops from actor to actor.
private actor Server {
    private let next: Server?

    init(hops: Int) { next = hops > 1 ? Server(hops: hops - 1) : nil }

    func answer(to text: String) async -> String {
        if let next { return await next.answer(to: text) }
        return "results of \(text)"
    }
}

/// An actor that waits until it is woken.
private actor Sleeper {
    private nonisolated let isAsleep = DispatchSemaphore(value: 0)
    private nonisolated let sleeping = Guarded<CheckedContinuation<Void, Never>?>(nil)

    func sleep() async {
        await withCheckedContinuation { continuation in
            sleeping.withLock { $0 = continuation }
            isAsleep.signal()
        }
    }

    /// Wakes the actor when it sleeps, and most likely runs nothing any more: a job of its own then goes on with it.
    nonisolated func wake() {
        isAsleep.wait()
        let isIdle = DispatchSemaphore(value: 0)
        Task {
            await run()
            isIdle.signal()
        }
        isIdle.wait()
        sleeping.withLock { $0.take() }?.resume()
    }

    private func run() {}
}

/// A search whose look-up is an asynchronous function.
private final class Search: Sendable {
    let text = MutableProperty("")
    let results: SignalProducer<String, Never>

    init(lookUp: @escaping @Sendable (String) async -> String) {
        results = text.producer
            .filter { !$0.isEmpty }
            .debounce(0.5, on: QueueScheduler.main)
            .flatMap(.latest) { text in SignalProducer<String, Never> { await lookUp(text) } }
    }
}

/// A screen of the main actor, whose button starts a task.
@MainActor private final class Screen {
    let text = MutableProperty("")
    private(set) var title = "-"
    private(set) var answers: [String] = []
    private let server: Server

    init(server: Server) {
        self.server = server
        text.producer.startWithValuesOnMain { [weak self] in self?.title = $0 }
    }

    func press() {
        Task {
            title = "loading"
            answers.append(await server.answer(to: text.value))
            text.value = "done"
        }
    }

    func poll(every interval: Duration, _ clock: any Clock<Duration>) -> Task<Void, Never> {
        Task {
            while !Task.isCancelled {
                press()
                try? await clock.sleep(for: interval)
            }
        }
    }
}

/// Tasks in virtual worlds: they run to their next wait before time passes, every time.
@Suite struct TaskTests {
    @Test("A look-up of many hops gives the same answer every time", arguments: [1, 3, 20, 100, 1_000])
    func hops(count: Int) async throws {
        for run in 0..<1_000 {
            try await withVirtualWorld { world in
                let server = Server(hops: count)
                let search = Search { await server.answer(to: $0) }
                let results = world.record(search.results, named: "results of run \(run)")
                for text in ["s", "sw", "swift"] {
                    search.text.value = text
                    await world.advance(by: 0.3)
                }
                try await results.expect("1100ms a", values: ["a": "results of swift"])
            }
        }
    }

    @Test("A test without tasks of its own runs tasks, too", arguments: [1, 1_000])
    func synchronous(count: Int) throws {
        for _ in 0..<100 {
            try withVirtualWorld { world in
                let server = Server(hops: count)
                let search = Search { await server.answer(to: $0) }
                let results = world.record(search.results)
                search.text.value = "s"
                world.advance(by: 1)
                search.text.value = "swift"
                try results.expect("500ms a 1s b", values: ["a": "results of s", "b": "results of swift"])
            }
        }
    }

    @MainActor
    @Test("Tasks of a screen run on the main actor, in tests of it", arguments: [1, 1_000])
    func screens(count: Int) async throws {
        for _ in 0..<50 {
            try withVirtualWorld { world in
                let screen = Screen(server: Server(hops: count))
                let texts = world.record(world.keep(screen).text)
                screen.press()
                #expect(screen.title == "")
                world.runPending()
                #expect(screen.title == "done")
                #expect(screen.answers == ["results of "])
                try texts.expectNext("", "done")
            }
            try await withVirtualWorld { world in
                let screen = world.keep(Screen(server: Server(hops: count)))
                screen.press()
                await world.runPending()
                #expect(screen.title == "done")
                let polls = screen.poll(every: .seconds(60), world.clock)
                await world.advance(by: 150)
                #expect(screen.answers.count == 4)
                polls.cancel()
                await world.advance(by: 150)
                #expect(screen.answers.count == 4)
                try await world.record(screen.text).expectNext("done")
            }
        }
    }

    @MainActor
    @Test("An actor that a thread outside of the world wakes stays outside, after the world has called one")
    func outsideActors() throws {
        for _ in 0..<100 {
            try withVirtualWorld { world in
                let log = world.record(SignalProducer<Int, Never>.never)
                Task { log.note(await Server(hops: 1).answer(to: "x")) }
                world.runPending()
                #expect(log.history == "results of x")

                let sleeper = Sleeper()
                let isAwake = DispatchSemaphore(value: 0)
                Thread {
                    Task {
                        await sleeper.sleep()
                        isAwake.signal()
                    }
                    sleeper.wake()
                }
                .start()
                #expect(isAwake.wait(timeout: .now() + 300) == .success)
            }
        }
    }

    @Test("A test elsewhere runs nothing beside a task of the main actor")
    func mainActor() async throws {
        for _ in 0..<200 {
            try await withVirtualWorld { world in
                let order = world.record(SignalProducer<Int, Never>.never, named: "order")
                for number in 0..<3 {
                    Task {
                        order.note("a\(number)")
                        await MainActor.run { order.note("m\(number)") }
                        order.note("b\(number)")
                    }
                }
                await world.runPending()
                #expect(order.history == "a0 a1 a2 m0 m1 m2 b0 b1 b2")
                #expect(order.events[3].place == "main")
            }
        }
    }

    @Test("The world's clock wakes tasks when time has passed, and ends the sleep of cancelled ones")
    func clock() async throws {
        func use(_ clock: any Clock<Duration>, _ log: Recorder) async {
            do {
                try await clock.sleep(for: .milliseconds(300))
                log.note("awake")
                try await clock.sleep(for: .seconds(3600))
            } catch {
                log.note("\(error)")
            }
        }
        try await withVirtualWorld { world in
            let clock = world.clock
            let log = world.record(SignalProducer<Int, Never>.never)
            let task = Task { await use(clock, log) }
            await world.advance(by: 0.2)
            #expect(log.history == "")
            await world.advance(by: 0.2)
            #expect(log.history == "awake")
            task.cancel()
            await world.runPending()
            #expect(log.history == "awake CancellationError()")
            #expect(clock.now.elapsed == .milliseconds(400))
            let start = clock.now
            try await Task.sleep(until: start.advanced(by: .seconds(-1)), clock: clock)
            #expect(start.duration(to: clock.now) == .zero)
        }
    }

    @Test("A producer that sleeps by the clock is retried in virtual time")
    func retries() throws {
        try withVirtualWorld { world in
            let clock = world.clock
            let producer = SignalProducer<Int, MarbleFailure> { () async throws(MarbleFailure) -> Int in
                try? await Task.sleep(for: .seconds(2), clock: clock)
                throw MarbleFailure("X")
            }
            try world.record(producer.retry(upTo: 2)).expect("------X")
            #expect(world.elapsed == 6)
        }
    }

    private actor Account {
        private nonisolated let executor: any SerialExecutor
        private(set) var balance = 0
        nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        init(on executor: any SerialExecutor) { self.executor = executor }

        func add(_ amount: Int) { balance += amount }
    }

    @Test("Actors can run on an executor of the world, and detached tasks are of the world")
    func executors() async throws {
        for _ in 0..<200 {
            try await withVirtualWorld { world in
                let account = Account(on: world.serialExecutor())
                let log = world.record(SignalProducer<Int, Never>.never)
                for amount in 1...10 {
                    Task.detached {
                        await account.add(amount)
                        let balance = await account.balance
                        log.note("\(balance)")
                        QueueScheduler.main.schedule(afterDelay: 1) { log.note("later") }
                    }
                }
                await world.runPending()
                #expect(log.history.hasPrefix("10 ") || log.history.hasPrefix("55 "), "\(log.history)")
                #expect(log.count == 10)
                await world.advance(by: 1)
                #expect(log.count == 20)
                await Task(executorPreference: world.taskExecutor) { await account.add(1) }.value
                #expect(await account.balance == 56)
            }
        }
    }

    // MARK: Outside

    @Test(
        "A task that a thread resumes fails the test with a sentence, unless that is allowed", arguments: [true, false])
    func outside(isAllowed: Bool) async throws {
        func run() async throws {
            try await withVirtualWorld { world in
                if isAllowed { world.allowsWorkOutside(waitingAtMost: 10) }
                let answer = SignalProducer<Int, Never> {
                    await withCheckedContinuation { done in
                        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { done.resume(returning: 1) }
                    }
                }
                let answers = world.record(answer, named: "answers")
                try await answers.expectNext(1).expectCompleted()
            }
        }
        if isAllowed { return try await run() }
        await expectFailure(
            """
            A task was resumed at 0 s from outside of the world: by a clock of the machine (world.clock is the world's), \
            a thread, a dispatch queue, input or output. No test can repeat that; world.allowsWorkOutside() accepts it.
            """
        ) { try await run() }
    }

    @Test("A check that waits in vain says that a producer's work sleeps outside of the world")
    func sleeping() async {
        await expectFailure(
            """
            answers: expected the value 1, and nothing came within 5 s; the work of a producer has not returned: it \
            waits for an event that does not come, or outside of the world, such as by a clock of the machine \
            (world.clock is the world's).
            """
        ) {
            try await withVirtualWorld { world in
                let answer = SignalProducer<Int, Never> {
                    try? await Task.sleep(for: .seconds(3600))
                    return 1
                }
                try await world.record(answer, named: "answers").expectNext(1, within: 5)
            }
        }
    }

    @Test("A task that never waits fails the test with a sentence")
    func endless() async {
        let sentence = "task does not come to rest at 0 s: it goes on in a loop, without waiting for anything."
        await expectFailure("A \(sentence)") {
            try await withVirtualWorld { world in
                let task = Task {
                    while !Task.isCancelled { await Task.yield() }
                }
                await world.advance(by: 1)
                #expect(world.elapsed == 1)
                task.cancel()
                try await world.record(SignalProducer<Int, Never>.empty).expectCompleted()
            }
        }
    }

    @Test("A test that no main thread runs says so when a task enters the main actor")
    func needsMain() {
        let sentence = "A task enters the main actor at 0 s, which this test does not run: mark the test @MainActor."
        expectFailure(sentence) {
            try withVirtualWorld { world in
                Task { await MainActor.run {} }
                world.runPending()
                try world.record(SignalProducer<Int, Never>.empty).expectCompleted()
            }
        }
    }
}
