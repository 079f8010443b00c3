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
}
