import Dispatch
import RxCompat
import RxStreamTesting
import StreamCore
import StreamTesting
import Testing

/// Tasks in a virtual world that follow observables, and observables of what tasks send.
@Suite struct RxTaskTests {
    @Test("A loop over values receives each at its time, and leaves the subscription when it breaks")
    func loop() async throws {
        for _ in 0..<200 {
            try await withVirtualWorld { world in
                let source = try world.cold("-1-2-3-4|", as: Int.self)
                let log = world.record(Observable<Int>.never(), named: "log")
                let task = Task {
                    for try await value in source.observable.values {
                        log.note("\(value)")
                        if value == 3 { break }
                    }
                    log.note("left")
                }
                await world.advance(by: 4.5)
                #expect(log.history == "1 2")
                #expect(source.isSubscribed)
                await world.advance(by: 10)
                #expect(log.history == "1 2 3 left")
                #expect(log.events.map(\.time) == [1, 3, 5, 5])
                #expect(!source.isSubscribed)
                try await task.value
            }
        }
    }

    @Test("A loop over values that waits by the world's clock receives what came meanwhile")
    func slowLoop() async throws {
        for _ in 0..<200 {
            try await withVirtualWorld { world in
                let log = world.record(Observable<Int>.never(), named: "log")
                let clock = world.clock
                let task = Task {
                    let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
                    for try await tick in ticks.take(3).values {
                        log.note("\(tick)")
                        try await clock.sleep(for: .seconds(10))
                    }
                    log.note("end")
                }
                await world.advance(by: 60)
                #expect(log.history == "0 1 2 end")
                #expect(log.events.map(\.time) == [1, 11, 21, 31])
                try await task.value
            }
        }
    }

    @Test("A loop over values throws the error of the observable, and CancellationError when its task is cancelled")
    func errors() async throws {
        for _ in 0..<200 {
            try await withVirtualWorld { world in
                let failing = try world.cold("--1-X", as: Int.self)
                let endless = try world.hot("-1-2-3-4-5", as: Int.self)
                let loops = [failing, endless].map { source in
                    Task {
                        for try await _ in source.observable.values {}
                    }
                }
                await world.advance(by: 3)
                #expect(failing.isSubscribed && endless.isSubscribed)
                loops[1].cancel()
                await world.advance(by: 1)
                await #expect(throws: MarbleFailure("X")) { try await loops[0].value }
                await #expect(throws: CancellationError.self) { try await loops[1].value }
                #expect(!failing.isSubscribed && !endless.isSubscribed)
                try await world.record(Observable<Int>.empty()).expectCompleted()
            }
        }
    }

    @MainActor
    @Test("The values of a driver are awaited on the main actor")
    func driver() async throws {
        for _ in 0..<50 {
            try await withVirtualWorld { world in
                let query = BehaviorRelay(value: "a")
                let titles = query.asDriver().debounce(.seconds(1)).map { $0.uppercased() }
                let log = world.record(Observable<Int>.never(), named: "log")
                let task = Task {
                    for await title in titles.values {
                        MainActor.assertIsolated()
                        log.note(title)
                    }
                }
                await world.advance(by: 1.5)
                query.accept("b")
                await world.advance(by: 1)
                #expect(log.history == "A B")
                #expect(log.events.map(\.time) == [1, 2.5])
                task.cancel()
                await task.value
            }
        }
    }

    @Test("An AsyncStream as an observable delivers what was yielded when time passes, and disposal ends the stream")
    func stream() async throws {
        for _ in 0..<200 {
            try await withVirtualWorld { world in
                let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                let endings = world.record(Observable<Int>.never(), named: "endings")
                continuation.onTermination = { endings.note("\($0)") }
                let doubled = world.record(stream.asObservable().map { $0 * 2 }, named: "doubled")
                continuation.yield(1)
                #expect(doubled.count == 0)
                await world.advance(by: 1)
                continuation.yield(2)
                await world.advance(by: 1)
                try await doubled.expect("24")
                doubled.dispose()
                await world.runPending()
                #expect(endings.history == "cancelled")
            }
        }
    }

    @Test("An AsyncStream that a task feeds by the world's clock is timed by operators as an observable is")
    func fedStream() async throws {
        for _ in 0..<200 {
            try await withVirtualWorld { world in
                let clock = world.clock
                let stream = AsyncStream<Int> { continuation in
                    Task {
                        for number in 1...4 {
                            try await clock.sleep(for: .seconds(number))
                            continuation.yield(number)
                        }
                        continuation.finish()
                    }
                }
                let rest = stream.asObservable().debounce(.milliseconds(2500), scheduler: MainScheduler.instance)
                try await world.record(rest).expect("5500ms 2 3s 3 1500ms (4|)")
            }
        }
    }
}
