import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Steps and worlds take a `Duration` where they take seconds.
@Suite struct DurationTests {
    @Test("Time passes by a duration, and steps wait for one")
    func steps() throws {
        try withVirtualWorld { world in
            let (signal, observer) = Signal<Int, Never>.pipe()
            let recorder = world.record(signal)
            world.scheduler.schedule(afterDelay: .seconds(2)) { observer.send(value: 1) }
            try recorder.expectNothing(for: .milliseconds(1500))
            try recorder.expectNext(1, within: .seconds(1))
            world.advance(by: .seconds(2.5))
            #expect(world.elapsed == 4.5)
            world.advance(to: .seconds(6))
            #expect(world.elapsed == 6)
            observer.sendCompleted()
            try recorder.expectCompleted(within: .zero)
        }
    }

    @Test("A step that waits for a duration fails as one that waits for seconds")
    func fails() throws {
        let messages = try [true, false].map { usesDuration in
            try withVirtualWorld { world in
                let recorder = world.record(RACSignal.never(), named: "never")
                let failure = #expect(throws: StreamTestFailure.self) {
                    if usesDuration {
                        try recorder.expectNext(1, within: .seconds(2), fileID: "Tests.swift", line: 1)
                    } else {
                        try recorder.expectNext(1, within: 2, fileID: "Tests.swift", line: 1)
                    }
                }
                return failure.map { "\($0)" }
            }
        }
        #expect(messages[0] != nil && messages[0] == messages[1])
    }

    @Test("Asynchronous steps take durations")
    func asynchronousSteps() async throws {
        try await withVirtualWorld { world in
            let recorder = world.record(SignalProducer<Int, Never>(value: 1).delay(.seconds(1), on: world.scheduler))
            try await recorder.expectNothing(for: .milliseconds(500))
            try await recorder.expectNext(1, within: .seconds(1))
            await world.advance(by: .seconds(1))
            try await recorder.expectCompleted(within: .seconds(1))
        }
    }

    @Test("Steps that wait for an end take durations, in both forms")
    func ends() async throws {
        struct Offline: Error, Equatable {}
        try withVirtualWorld { world in
            let failing = SignalProducer<Int, Offline>(error: Offline()).delayStart(.seconds(1), on: world.scheduler)
            try world.record(failing).expectFailure(Offline(), within: .seconds(1))
            let (signal, input) = Signal<Int, Never>.pipe()
            let recorder = world.record(signal)
            world.scheduler.schedule(afterDelay: .seconds(1)) { input.sendInterrupted() }
            try recorder.expectInterrupted(within: .seconds(1))
        }
        try await withVirtualWorld { world in
            let failing = SignalProducer<Int, Offline>(error: Offline()).delayStart(.seconds(1), on: world.scheduler)
            try await world.record(failing).expectFailure(Offline(), within: .seconds(1))
            let (signal, input) = Signal<Int, Never>.pipe()
            let recorder = world.record(signal)
            world.scheduler.schedule(afterDelay: .seconds(1)) { input.sendInterrupted() }
            try await recorder.expectInterrupted(within: .seconds(1))
        }
    }

    @Test("A world runs for at most a duration, and advances to one")
    func runs() async throws {
        try withVirtualWorld { world in
            let recorder = world.record(SignalProducer<Int, Never>(value: 1).delay(.seconds(2), on: world.scheduler))
            world.run(atMost: .seconds(5))
            try recorder.expectNext(1).expectCompleted()
            #expect(world.elapsed == 2)
        }
        try await withVirtualWorld { world in
            let recorder = world.record(SignalProducer<Int, Never>(value: 1).delay(.seconds(2), on: world.scheduler))
            await world.run(atMost: .seconds(5))
            try await recorder.expectNext(1).expectCompleted()
            #expect(world.elapsed == 2)
            await world.advance(to: .seconds(3))
            #expect(world.elapsed == 3)
        }
    }

    @Test("A recorder waits for at most a duration")
    func waits() {
        let recorder = Recorder()
        recorder.note("a")
        #expect(
            recorder.wait(for: "a", atMost: Duration.seconds(300)) && !recorder.wait(for: "b", atMost: Duration.zero))
    }
}
