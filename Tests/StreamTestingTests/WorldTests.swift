import Dispatch
import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// What is virtual in a world, and what stays outside.
@Suite struct WorldTests {
    @Test("Schedulers of both layers wait for the clock, in the order of their times; the queue is known")
    func schedulers() throws {
        try withVirtualWorld { world in
            let places = MutableProperty<[String]>([])
            let note: @Sendable (String) -> Void = { name in places.modify { $0.append("\(name) at \(world.elapsed)") }
            }
            RACScheduler.mainThreadScheduler().afterDelay(3) { note("main") }
            RACScheduler.scheduler().afterDelay(1) { note("background") }
            QueueScheduler(name: "typed").schedule(afterDelay: 2) { note("typed") }
            QueueScheduler.main.schedule(after: world.now.addingTimeInterval(4)) { note("dated") }
            world.scheduler.schedule { note("now") }
            UIScheduler().schedule { note("in place") }
            #expect(places.value == ["in place at 0.0"])
            world.advance(by: 3)
            #expect(places.value.dropFirst() == ["now at 0.0", "background at 1.0", "typed at 2.0", "main at 3.0"])
            world.run()
            #expect(places.value.last == "dated at 4.0")
            world.expectReleased(world.keep(NSObject()))
        }
    }

    @Test("Repeating timers of both layers tick in virtual time, until they are disposed of")
    func timers() throws {
        try withVirtualWorld { world in
            let dynamic = world.record(
                RACSignal.interval(2, onScheduler: .scheduler()).mapReplace("tick"), named: "dynamic")
            let typed = world.record(
                SignalProducer.timer(interval: .seconds(3), on: QueueScheduler.main).map { _ in "tock" }, named: "typed"
            )
            try dynamic.expect("--t 2s t 2s t", values: ["t": "tick"])
            try typed.expect("---t 3s t", values: ["t": "tock"])
            dynamic.dispose()
            typed.dispose()
            world.advance(by: 100)
            #expect(dynamic.events.count == 3)
        }
    }

    @Test("Events say which queue they came on")
    func places() throws {
        try withVirtualWorld { world in
            let stream = try world.hot("-a-b|")
            let main = world.record(stream.racSignal.deliverOnMainThread())
            let background = world.record(stream.producer.observe(on: QueueScheduler(name: "work")))
            world.run()
            #expect(Set(main.events.map(\.place)) == ["main"])
            #expect(Set(background.events.map(\.place)) == ["work"])
        }
    }

    @Test("Worlds on many threads do not know of each other")
    func threads() {
        DispatchQueue.concurrentPerform(iterations: 16) { number in
            do {
                try withVirtualWorld { world in
                    let values = world.record(
                        RACSignal.interval(1, onScheduler: .mainThreadScheduler()).take(20)
                            .deliverOn(.scheduler()).map { _ in number })
                    let saved = RACCommand { (_: Any?) in RACSignal.return(number).delay(1) }
                    let results = world.record(saved)
                    saved.execute(nil)
                    try results.expectNext(number)
                    world.run()
                    #expect(values.values(as: Int.self) == Array(repeating: number, count: 20))
                }
            } catch {
                Issue.record(error)
            }
        }
    }

    @Test("A world inside a world has a clock of its own, and so have worlds of child tasks")
    func nested() async throws {
        try withVirtualWorld { outer in
            let ticks = outer.record(RACSignal.interval(1, onScheduler: .mainThreadScheduler()).mapReplace("t"))
            outer.advance(by: 1)
            try withVirtualWorld { inner in
                try inner.record(RACSignal.return("a").delay(5)).expect("-----(a|)")
                #expect(inner.elapsed == 5)
            }
            #expect(outer.elapsed == 1)
            try ticks.expect("-tt")
            ticks.dispose()
        }
        try await withVirtualWorld { outer in
            await outer.advance(by: 1)
            let elapsed = try await withThrowingTaskGroup(of: TimeInterval.self) { tasks in
                for seconds in 1...8 {
                    tasks.addTask {
                        try await withVirtualWorld { inner in
                            let later = SignalProducer<Int, Never>(value: seconds)
                                .delay(TimeInterval(seconds), on: QueueScheduler.main)
                            try await inner.record(later.values).expectNext(seconds).expectCompleted()
                            return inner.elapsed
                        }
                    }
                }
                return try await tasks.reduce(into: []) { $0.append($1) }
            }
            #expect(elapsed.sorted() == (1...8).map { TimeInterval($0) })
            #expect(outer.elapsed == 1)
            try await outer.record(RACSignal.return("a").delay(1)).expect("-(a|)")
        }
    }

    @Test("A diagram makes a hot and a cold source of both layers")
    func sources() throws {
        for isHot in [true, false] {
            try withVirtualWorld { world in
                let source = try isHot ? world.hot("-a-(bc) 500ms X") : world.cold("-a-(bc) 500ms X")
                let first = [world.record(source.racSignal), world.record(source.producer)]
                let signal = isHot ? world.record(source.signal) : nil
                world.advance(by: 2)
                let second = [world.record(source.racSignal), world.record(source.producer)]
                for recorder in first { try recorder.expect("-a-(bc) 500ms X") }
                for recorder in second { try recorder.expect(isHot ? "-(bc) 500ms X" : "-a-(bc) 500ms X") }
                try signal?.expect("-a-(bc) 500ms X")
                let late = isHot ? "--^ 1500ms !" : "--^-- 500ms !"
                try source.expectSubscriptions("^-- 500ms !", "^-- 500ms !", late, late)
            }
        }
    }

    @Test("Failures of a command end neither the command nor its recording")
    func failingCommand() throws {
        try withVirtualWorld { world in
            let request = try world.cold("-X", named: "request")
            let save = RACCommand { (text: String) in text.isEmpty ? request.racSignal : .return(text) }
            let saved = world.record(save, named: "saved")
            save.execute("")
            try saved.expect("-X")
            save.execute("b")
            try saved.expectNext("b")
        }
    }

    @Test("Events from another thread wait for the clock behind deliverOn and observe(on:)")
    func outside() throws {
        try withVirtualWorld { world in
            let subject = world.keep(RACSubject.subject())
            let (signal, input) = Signal<Int, Never>.pipe()
            let dynamic = world.record(subject.deliverOn(.mainThreadScheduler()))
            let inPlace = world.record(subject.deliverOnMainThread())
            let typed = world.record(signal.observe(on: UIScheduler()))
            world.keep(input)
            DispatchQueue(label: "callback").sync {
                subject.sendNext(1)
                input.send(value: 1)
            }
            #expect(dynamic.events.isEmpty)
            world.runPending()
            #expect(dynamic.events.map(\.place) == ["main"])
            try inPlace.expectNext(1)
            try typed.expectNext(1)
        }
    }

    @Test("A shared scheduler serves one world after the other, and then the process")
    func sharedSchedulers() async throws {
        let shared = UIScheduler()
        for _ in 0..<3 {
            try withVirtualWorld { world in
                let count = MutableProperty(0)
                shared.schedule { count.modify { $0 += 1 } }
                QueueScheduler.main.schedule { count.modify { $0 += 1 } }
                ActorScheduler.main.schedule { count.modify { $0 += 1 } }
                shared.schedule { count.modify { $0 += 1 } }
                world.runPending()
                #expect(count.value == 4)
                // These still wait when the world ends.
                ActorScheduler.main.schedule { count.modify { $0 += 1 } }
                QueueScheduler.main.schedule(afterDelay: 5) { count.modify { $0 += 1 } }
                world.expectReleased(world.keep(NSObject()))
            }
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            ActorScheduler.main.schedule { shared.schedule { done.resume() } }
        }
    }

    @Test("A blocking operator runs the world until its value comes")
    func blocking() throws {
        try withVirtualWorld { world in
            #expect(RACSignal.return(7).delay(5).first() as? Int == 7)
            #expect(world.elapsed == 5)
            let answer = try RACSignal.return(8).delay(2).asynchronousFirstOrDefault(nil, success: nil)
            #expect(answer as? Int == 8)
            #expect(world.elapsed == 7)
            world.expectReleased(world.keep(NSObject()))
        }
    }

    @Test("A world ends with a timer that runs for ever")
    func endless() throws {
        let count = MutableProperty(0)
        try withVirtualWorld { world in
            QueueScheduler.main.schedule(after: .seconds(1), interval: .seconds(1)) { count.modify { $0 += 1 } }
            world.advance(by: 3)
            world.expectReleased(world.keep(NSObject()))
        }
        #expect(count.value == 3)
    }

    @Test("Recordings end, and the world is released, however a test ends", arguments: [true, false])
    func released(throwing: Bool) async throws {
        let ended = EndedWorld()
        func use(_ world: TestWorld) throws {
            ended.world = world
            let endless = SignalProducer<Int, Never>.never.on(disposed: { ended.disposalCount += 1 })
            #expect(world.record(endless).events.isEmpty)
            if throwing { throw EndedWorld.Stop() }
        }
        func check(count: Int, _ test: () async throws -> Void) async {
            do {
                try await test()
                #expect(!throwing)
            } catch {
                #expect(throwing && error is EndedWorld.Stop)
            }
            #expect(ended.disposalCount == count)
            #expect(ended.world == nil)
        }
        await check(count: 1) { try withVirtualWorld { try use($0) } }
        await check(count: 2) { try withRealWorld { try use($0) } }
        await check(count: 3) {
            try await withVirtualWorld { world in
                await Task.yield()
                try use(world)
            }
        }
        await check(count: 4) {
            try await withRealWorld { world in
                await Task.yield()
                try use(world)
            }
        }
    }

    @Test("An object that was recorded is released with its recorder")
    func releasedValue() throws {
        try withVirtualWorld { world in
            let object = NSObject()
            world.expectReleased(object)
            try world.record(RACSignal.return(object)).expectNext(object).expectCompleted()
        }
    }

    @Test("The worlds of a comparison are released")
    func comparedWorlds() throws {
        let legacy = EndedWorld()
        let ported = EndedWorld()
        try compare(
            inputs: ["a": "-a|"],
            legacy: { world in
                legacy.world = world
                return try world.input("a").racSignal
            },
            ported: { world in
                ported.world = world
                return try world.input("a").producer
            })
        #expect(legacy.world == nil)
        #expect(ported.world == nil)
    }

    @MainActor
    @Test("Closures of the main actor run when the test says so, if the test is of the main actor")
    func mainActor() throws {
        try withVirtualWorld { world in
            let stream = try world.hot("-a-b|")
            var seen: [String] = []
            stream.producer.observe(on: QueueScheduler(name: "work")).flatMapError { _ in .empty }
                .startWithValuesOnMain { seen.append($0) }
            world.advance(by: 2)
            #expect(seen == ["a"])
            world.run()
            #expect(seen == ["a", "b"])
            try stream.expectSubscriptions("^---!")
        }
    }

    /// A world knows of a task from when it iterates over a stream; a busy machine may stop the thread before that.
    private func waitForSubscription(
        to stream: TestStream<Int>, isolation: isolated (any Actor)? = #isolation
    ) async {
        while stream.subscriptionCount == 0 { await Task.yield() }
    }

    @MainActor
    @Test("Tasks go on before time does")
    func tasks() async throws {
        @MainActor final class Counter {
            var values: [Int] = []
            func follow(_ numbers: SignalProducer<Int, Never>) async {
                for await number in numbers.values { values.append(number) }
            }
        }
        try await withVirtualWorld { world in
            let counter = Counter()
            let numbers = try world.hot("-1-2-3|", as: Int.self)
            let task = Task { await counter.follow(numbers.values) }
            await waitForSubscription(to: numbers)
            await world.advance(by: 3)
            #expect(counter.values == [1, 2])
            await world.run()
            await task.value
            #expect(counter.values == [1, 2, 3])
            try numbers.expectSubscriptions("^-----!")
        }
    }

    @Test("A task that goes on in many steps is awaited, on a busy machine, too")
    func tasksOfManySteps() async throws {
        let busy = (0..<32).map { _ in
            Task.detached {
                while !Task.isCancelled {
                    occupyThread(for: .microseconds(200))
                    await Task.yield()
                }
            }
        }
        defer { for task in busy { task.cancel() } }
        try await withVirtualWorld { world in
            let numbers = try world.hot("-1-2-|", as: Int.self)
            let seen = Recorder()
            let task = Task {
                for await number in numbers.values.values {
                    for _ in 0..<400 { await Task.yield() }
                    seen.note("\(number)")
                }
            }
            await waitForSubscription(to: numbers)
            await world.advance(by: 1)
            await world.advance(by: 1)
            #expect(seen.entries == ["1"])
            await world.run()
            #expect(seen.entries == ["1", "2"])
            await task.value
            try numbers.expectSubscriptions("^----!")
        }
    }

    /// A stream whose iterator takes a while to make, on a thread that the machine gives to others meanwhile.
    private struct Slow: AsyncSequence {
        let values: AsyncValues<Int, Never>

        func makeAsyncIterator() -> AsyncValues<Int, Never>.AsyncIterator {
            occupyThread(for: .milliseconds(20))
            return values.makeAsyncIterator()
        }
    }

    @Test("A recording in a task has begun when pending work has run")
    func recordingBegins() async throws {
        try await withVirtualWorld { world in
            let (numbers, input) = Signal<Int, Never>.pipe()
            let recorder = world.record(Slow(values: numbers.values))
            await world.runPending()
            input.send(value: 1)
            input.sendCompleted()
            try await recorder.expectNext(1).expectCompleted()
        }
    }

    @Test("An event from a task that takes a while comes before a check fails")
    func slowTask() async throws {
        try await withVirtualWorld { world in
            let (numbers, input) = Signal<Int, Never>.pipe()
            let delayed = world.record(numbers.delay(2, on: world.scheduler))
            let task = Task {
                occupyThread(for: .milliseconds(20))
                input.send(value: 1)
                input.sendCompleted()
            }
            try await delayed.expectNext(1).expectCompleted()
            await task.value
        }
    }

    @Test("Every stream can be recorded")
    func streams() async throws {
        try await withVirtualWorld { world in
            let property = world.keep(MutableProperty(1))
            let action = Action<Int, Int, MarbleFailure> { number in
                number < 0 ? SignalProducer(error: MarbleFailure("n")) : SignalProducer(value: number)
            }
            let channel = world.keep(RACChannel())
            let histories: [(Recorder, String)] = [
                (world.record(RACSignal.return(1)), "1 completed"),
                (world.record([1, 2].rac_sequence), "1 2 completed"),
                (world.record(channel.leadingTerminal), "1"),
                (world.record(SignalProducer<Int, Never>([1, 2])), "1 2 completed"),
                (world.record(property), "1 2"),
                (world.record(Property(property)), "1 2"),
                (world.record(action), "5 failed(n) 6"),
                (world.record([1, 2].async), "1 2 completed"),
            ]
            property.value = 2
            channel.followingTerminal.sendNext(1)
            for number in [5, -1, 6] { action.apply(number).start() }
            await world.runPending()
            for (recorder, history) in histories { #expect(recorder.history == history) }
        }
    }
}

/// What is left of a world when its test has ended.
private final class EndedWorld: @unchecked Sendable {  // used by one thread after the other
    /// What a test throws.
    struct Stop: Error {}

    weak var world: TestWorld?
    var disposalCount = 0
}

extension Array where Element: Sendable {
    /// The elements, one after the other.
    fileprivate var async: AsyncStream<Element> {
        AsyncStream { continuation in
            for element in self { continuation.yield(element) }
            continuation.finish()
        }
    }
}

/// Keeps this thread busy for a time, so that it runs nothing else, as on a busy machine.
private func occupyThread(for duration: Duration) {
    let deadline = ContinuousClock.now + duration
    while ContinuousClock.now < deadline {}
}
