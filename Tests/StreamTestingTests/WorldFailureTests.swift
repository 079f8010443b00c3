import Dispatch
import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// What a world finds when its test is over, and what steps and subscriptions find.
@Suite struct WorldFailureTests {
    @Test("A test checks nothing")
    func nothingChecked() {
        expectFailure("The test has checked nothing.") {
            try withVirtualWorld { world in _ = world.record(RACSignal.never()) }
        }
    }

    @Test("No check asks about an event")
    func unchecked() {
        expectFailure(
            """
            results: no check asked about the value b at 2 s, completion at 3 s.
              time      1 s  2 s  3 s
              recorded  a    b    |
            """
        ) {
            try withVirtualWorld { world in
                let results = world.record(try world.hot("-ab|").racSignal, named: "results")
                try results.expectNext("a")
                world.run()
            }
        }
    }

    @Test("A test may let events pass")
    func allowed() throws {
        try withVirtualWorld { world in
            let results = world.record(try world.hot("-ab|").racSignal).allowsUnchecked()
            try results.expectNext("a")
            world.run()
        }
    }

    @Test("An event comes after the end")
    func afterEnd() {
        struct Broken: RecordableStream {
            func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
                recorder.receive(.completion)
                recorder.receive(.value(1))
                return {}
            }
        }
        expectFailure(
            """
            results: the value 1 at 0 s came after the end.
              time      0 s
              recorded  (| 1)
            """
        ) {
            try withVirtualWorld { world in
                let results = world.record(Broken(), named: "results")
                #expect(results.history == "completed 1")
            }
        }
    }

    @Test("Two threads are inside one observer")
    func twoThreads() {
        expectFailure(
            """
            results: the value 2 at 0 s came on a second thread, while the stream was sending on another.
              time      0 s
              recorded  (1 2)
            """
        ) {
            try withVirtualWorld { world in
                let other = MutableProperty<Recorder?>(nil)
                let (signal, input) = Signal<Int, Never>.pipe()
                let results = world.record(signal, named: "results") { event in
                    guard event.value as? Int == 1, let recorder = other.value else { return }
                    // What a second sender does: the first value is still being received here.
                    let isReceived = DispatchSemaphore(value: 0)
                    Thread {
                        recorder.receive(.value(2))
                        isReceived.signal()
                    }
                    .start()
                    isReceived.wait()
                }
                other.value = results
                world.keep(input).send(value: 1)
                #expect(results.history == "1 2")
            }
        }
    }

    @Test("A subscription leaks")
    func leak() {
        struct Leaking: RecordableStream {
            let signal: RACSignal
            func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
                signal.subscribeNext { recorder.receive(.value($0)) }
                return {}
            }
        }
        expectFailure(
            """
            text: the subscription of 0 s has not ended.
              time            0 s
              subscription 1  ^
            """
        ) {
            try withVirtualWorld { world in
                let text = try world.hot("-a", named: "text")
                try world.record(Leaking(signal: text.racSignal)).expectNext("a")
            }
        }
    }

    @Test("An object is not released")
    func notReleased() {
        let holder = MutableProperty<NSObject?>(nil)
        expectFailure("NSObject has not been released.") {
            try withVirtualWorld { world in
                let object = NSObject()
                holder.value = object
                world.expectReleased(object)
            }
        }
    }

    @Test("An object that is kept is released before the world looks")
    func released() throws {
        try withVirtualWorld { world in
            world.expectReleased(world.keep(NSObject()))
        }
    }

    // MARK: Subscriptions

    @Test("A subscription ends too late")
    func lateEnd() {
        expectFailure(
            """
            reply: subscription 1 ended at 3 s, and not at 2 s.
              time      0 s  2 s  3 s
              expected  ^    !    -
              recorded  ^    -    !
                             ^
            """
        ) { try subscribe("^-!") }
    }

    @Test("A subscription should be open")
    func ended() {
        expectFailure(
            """
            reply: subscription 1 ended at 3 s, and should be open.
              time      0 s  3 s
              expected  ^    -
              recorded  ^    !
                             ^
            """
        ) { try subscribe("^----") }
    }

    @Test("A subscription should have ended")
    func open() {
        expectFailure(
            """
            text: subscription 1 should have ended at 3 s, and is open.
              time      0 s  3 s
              expected  ^    !
              recorded  ^    -
                             ^
            """
        ) {
            try withVirtualWorld { world in
                let text = try world.hot("-a", named: "text")
                world.record(text.racSignal).allowsUnchecked()
                try text.expectSubscriptions("^--!")
            }
        }
    }

    @Test("A subscription begins at another time")
    func otherBeginning() {
        expectFailure(
            """
            reply: subscription 1 began at 0 s, and not at 1 s.
              time      0 s  1 s  3 s
              expected  -    ^    !
              recorded  ^    -    !
                        ^
            """
        ) { try subscribe("-^-!") }
    }

    @Test("A second subscription is missing")
    func missingSubscription() {
        expectFailure(
            """
            reply: expected subscription 2 at 4 s, and there was none.
              time      4 s
              expected  ^
              recorded  -
                        ^
            """
        ) { try subscribe("^--!", "----^") }
    }

    @Test("A subscription was not expected")
    func unexpectedSubscription() {
        expectFailure(
            """
            reply: subscription 1 at 0 s was not expected.
              time      0 s  3 s
              expected  -    -
              recorded  ^    !
                        ^
            """
        ) { try subscribe() }
    }

    /// Subscribes to a reply of three seconds, and checks the subscriptions.
    private func subscribe(_ diagrams: String...) throws {
        try withVirtualWorld { world in
            let reply = try world.cold("--r|", named: "reply")
            world.record(reply.racSignal).allowsUnchecked()
            world.advance(by: 5)
            switch diagrams.count {
            case 0: try reply.expectSubscriptions()
            case 1: try reply.expectSubscriptions(diagrams[0])
            default: try reply.expectSubscriptions(diagrams[0], diagrams[1])
            }
        }
    }

    // MARK: Steps

    @Test("The next value is another one")
    func wrongNext() {
        expectFailure(
            """
            results: expected the value b, and got the value a at 1 s.
              time      1 s
              recorded  a
                        ^
            """
        ) { try step("-a|") { try $0.expectNext("b") } }
    }

    @Test("Nothing comes in time")
    func timeout() {
        expectFailure("results: expected the value a, and nothing came within 2 s.") {
            try step("---a") { try $0.expectNext("a", within: 2) }
        }
    }

    @Test("Nothing comes in time after the first value")
    func timeoutOfSecond() {
        expectFailure(
            """
            results: expected interruption, and nothing came within 10 s.
              time      1 s
              recorded  a
            """
        ) { try step("-a") { try $0.expectNext("a").expectInterrupted() } }
    }

    @Test("A value comes where none should")
    func somethingForNothing() {
        expectFailure(
            """
            results: expected nothing for 2 s, and got the value a at 1 s.
              time      1 s
              recorded  a
                        ^
            """
        ) { try step("-a") { try $0.expectNothing(for: 2) } }
    }

    @Test("A stream completes where it should fail")
    func completionInPlaceOfFailure() {
        expectFailure(
            """
            results: expected a failure, and got completion at 1 s.
              time      1 s
              recorded  |
                        ^
            """
        ) { try step("-|") { try $0.expectFailure() } }
    }

    @Test("A stream fails with another error")
    func otherError() {
        expectFailure(
            """
            results: expected the failure Y, and got the failure X at 1 s.
              time      1 s
              recorded  X X
                        ^
            """
        ) { try step("-X") { try $0.expectFailure(MarbleFailure("Y")) } }
    }

    @Test("The end comes before the last of several values")
    func tooFew() {
        expectFailure(
            """
            results: expected the value c, and got completion at 3 s.
              time      1 s  2 s  3 s
              recorded  a    b    |
                                  ^
            """
        ) { try step("-ab|") { try $0.expectNext("a", "b", "c") } }
    }

    @Test("Nothing comes in real time; the deadline is shorter than what the step asks for")
    func realTimeout() {
        expectFailure("results: expected completion, and nothing came within 20 ms.") {
            try withRealWorld(deadline: 0.02) { world in
                try world.record(RACSignal.never(), named: "results").expectCompleted(within: 5)
            }
        }
    }

    @Test("Steps of tests with tasks say the same")
    func tasks() async {
        await expectFailure("numbers: expected the value 1, and nothing came within 5 s.") {
            try await withVirtualWorld { world in
                try await world.record(AsyncStream<Int> { _ in }, named: "numbers").expectNext(1, within: 5)
            }
        }
        await expectFailure("numbers: expected a failure, and nothing came within 20 ms.") {
            try await withRealWorld(deadline: 0.02) { world in
                try await world.record(SignalProducer<Int, Never>.never, named: "numbers").expectFailure()
            }
        }
        await expectFailure(
            """
            numbers: expected nothing for 2 s, and got the value 1 at 1 s.
              time      1 s
              recorded  (1 |)
                        ^
            """
        ) {
            try await withVirtualWorld { world in
                let numbers = SignalProducer<Int, Never>(value: 1).delay(1, on: world.scheduler)
                try await world.record(numbers, named: "numbers").expectNothing(for: 2)
            }
        }
    }

    /// Takes a step with a hot stream.
    private func step(_ sent: String, _ take: (Recorder) throws -> Recorder) throws {
        try withVirtualWorld { world in
            _ = try take(world.record(try world.hot(sent).racSignal, named: "results").allowsUnchecked())
        }
    }
}
