import Dispatch
import Foundation
import RACCompat
import StreamCore
import Testing

/// How events cross a bridge: where, when, and as what.
///
/// The other cells of the tables in `BothInOneProgram.md` have their tests beside this file.
@Suite(.takesTurns) struct BridgeCrossingTests {
    /// A bridge from a subject, and what a subscriber of it notes.
    struct Crossing: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let observe: @Sendable (RACSubject, @escaping @Sendable (Any?) -> Void) -> Void
    }

    static let crossings = [
        Crossing(testDescription: "to a producer") { subject, note in
            subject.producer.startWithResult { if case .success(let value) = $0 { note(value) } }
        },
        Crossing(testDescription: "to a typed producer") { subject, note in
            subject.producer(of: Int?.self).startWithResult { if case .success(let value) = $0 { note(value) } }
        },
        Crossing(testDescription: "to a signal and back") { subject, note in
            Signal(subject).bridged.subscribeNext(note)
        },
        Crossing(testDescription: "to a producer and back, twice") { subject, note in
            subject.producer.bridged.producer.bridged.subscribeNext(note)
        },
        Crossing(testDescription: "to the end of its pipe") { subject, note in
            subject.pipe.output.observeResult { if case .success(let value) = $0 { note(value) } }
        },
    ]

    @Test("A value crosses in the call that sends it, on the thread of that call", arguments: crossings)
    @MainActor func crossesInTheCall(crossing: Crossing) {
        let subject = RACSubject()
        let log = MutableProperty([String]())
        let thread = MutableProperty<Thread?>(nil)
        crossing.observe(subject) { value in
            log.modify { $0.append(value.map { "\($0)" } ?? "nil") }
            thread.value = Thread.current
        }
        for value in [1, nil] as [Int?] {
            log.modify { $0.append("before") }
            subject.sendNext(value)
            log.modify { $0.append("after") }
        }
        #expect(log.value == ["before", "1", "after", "before", "nil", "after"])
        #expect(thread.value == Thread.current)
        let done = DispatchSemaphore(value: 0)
        Thread {
            thread.value = nil
            subject.sendNext(2)
            if thread.value == Thread.current { done.signal() }
        }
        .start()
        #expect(done.wait(timeout: .now() + 300) == .success)
    }

    @Test(
        "A start where no scheduler is current subscribes as a subscriber would: later, on the shared background scheduler"
    )
    func startsAsSubscriptions() {
        let subscribed = DispatchSemaphore(value: 0)
        let scheduler = MutableProperty<RACScheduler?>(nil)
        let signal = RACSignal.createSignal { _ in
            scheduler.value = RACScheduler.currentScheduler()
            subscribed.signal()
            return nil
        }
        let producer = signal.producer
        DispatchQueue(label: "unknown to the library").sync { _ = producer.start() }
        #expect(subscribed.wait(timeout: .now() + 300) == .success)
        #expect(scheduler.value != nil && scheduler.value !== RACScheduler.mainThreadScheduler())
    }

    @Test("A value that is an optional in a value of any type crosses without its optionals, however often")
    @MainActor func flattensValues() {
        let nested: [Any?] = [1, nil, Int?.some(2) as Any, Int?.none as Any, Int??.some(.some(3)) as Any]
        var received: [String] = []
        SignalProducer<Any?, any Error>(nested).bridged.producer.bridged
            .subscribeNext { received.append($0.map { "\($0)" } ?? "nil") }
        #expect(received == ["1", "nil", "2", "nil", "3"])
    }

    @Test("A failure of the typed core crosses with its type, however often")
    @MainActor func keepsFailures() {
        struct Offline: Error, Equatable { let code: Int }
        var failure: (any Error)?
        SignalProducer<Int, Offline>(error: Offline(code: 7)).bridged.producer(of: Int.self).bridged
            .subscribeError { failure = $0 }
        #expect(failure as? Offline == Offline(code: 7))
    }
}
