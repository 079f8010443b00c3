import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Recorders that a test makes itself.
@Suite struct RecorderTests {
    @Test("Streams of both layers, events and notes are kept in the order in which they came")
    func order() {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, RecorderFailure>.pipe()
        let subject = RACSubject()
        signal.observe(recorder.observer())
        recorder.record(subject)
        input.send(value: 1)
        recorder.note("between")
        subject.sendNext(nil)
        subject.sendNext(RACTuplePack(1, "a"))
        subject.sendError(nil)
        recorder.receive(Signal<String, Never>.Event.value("event"))
        recorder.receive(Signal<String, Never>.Event.interrupted)
        input.send(error: .offline)
        #expect(
            recorder.entries == [
                "1", "between", "nil", "(1, a)", "failed(nil)", "event", "interrupted", "failed(offline)",
            ])
        #expect(recorder.history == recorder.entries.joined(separator: " "))
        #expect(recorder.count == 8)
        #expect(recorder.values(as: Int.self) == [1])
    }

    @Test("With a clock, its time is before each entry, in seconds")
    func times() {
        let clock = TestScheduler(startDate: Date(timeIntervalSinceReferenceDate: 2))
        let recorder = Recorder(clock: clock)
        SignalProducer<Int, Never>([1, 2]).delay(1.5, on: clock).start(recorder.observer())
        recorder.note("started")
        clock.advance(by: .seconds(10))
        recorder.note("later")
        #expect(recorder.history == "2:started 3.5:1 3.5:2 3.5:completed 12:later")
        #expect(recorder.events.map(\.time) == [2, 3.5, 3.5, 3.5, 12])
    }

    @Test("The disposable of a subscription ends that one alone; the recorder's own end keeps nothing more")
    func ends() {
        let recorder = Recorder()
        let (first, second) = (RACSubject(), RACSubject())
        let subscription = recorder.record(first)
        recorder.record(second)
        first.sendNext(1)
        subscription.dispose()
        first.sendNext(2)
        second.sendNext(3)
        recorder.dispose()
        second.sendNext(4)
        #expect(recorder.history == "1 3")
    }

    @Test("A recorder that keeps no values keeps their texts", arguments: [true, false])
    func release(keepsValues: Bool) {
        let recorder = Recorder(keepsValues: keepsValues)
        weak var weakNumber: Number?
        weak var weakItem: Number?
        do {
            let (number, item) = (Number("one"), Number("two"))
            (weakNumber, weakItem) = (number, item)
            recorder.record(SignalProducer<Number, Never>(value: number))
            let subject = RACSubject()
            recorder.record(subject)
            subject.sendNext(item)
            subject.sendNext("three")
        }
        #expect(recorder.history == "one completed two three")
        #expect((weakNumber != nil, weakItem != nil) == (keepsValues, keepsValues))
        #expect(recorder.values(as: String.self) == (keepsValues ? ["three"] : []))
    }

    @Test("A wait ends with the entry that it waits for, of any thread, or with its time")
    func wait() {
        let recorder = Recorder()
        Thread.detachNewThread { recorder.note("elsewhere") }
        #expect(recorder.wait(for: "elsewhere", atMost: 300))
        #expect(!recorder.wait(for: "never", atMost: 0))
    }

    @Test("A note that nothing asks about is a fault at the end of a world, but none after the end of its stream")
    func notesOfAWorld() throws {
        try withVirtualWorld { world in
            let recorder = world.record(SignalProducer<Int, Never>(value: 1))
            recorder.note("over")
            #expect(recorder.history == "1 completed over")
        }
        let failure = try #require(throws: StreamTestFailure.self) {
            try withVirtualWorld { world in
                world.record(SignalProducer<Int, Never>.never, named: "numbers").note("over")
                world.expectReleased(NSObject())
            }
        }
        #expect("\(failure)".contains("numbers: no check asked about the note over at 0 s"))
    }

    @Test("Times and queues are those of each event, whatever came between")
    func moments() throws {
        try withVirtualWorld { world in
            let subject = RACSubject()
            let recorder = world.record(subject)
            let worker = QueueScheduler(name: "worker")
            for number in 0..<6 {
                let scheduler: any DateScheduler = number.isMultiple(of: 2) ? world.scheduler : worker
                scheduler.schedule(after: world.now.addingTimeInterval(TimeInterval(number / 3))) {
                    subject.sendNext(number)
                    subject.sendNext(nil)
                }
            }
            world.run()
            let events = recorder.events
            #expect(events.map(\.time) == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
            #expect(Set(events.map(\.place)) == ["main", "worker"])
            #expect(events.map { $0.place == "main" } == events.indices.map { ($0 / 2).isMultiple(of: 2) })
            #expect(recorder.history == "0 nil 1 nil 2 nil 3 nil 4 nil 5 nil")
        }
    }
}

private enum RecorderFailure: Error { case offline }

private final class Number: CustomStringConvertible, Sendable {
    let description: String

    init(_ description: String) { self.description = description }
}
