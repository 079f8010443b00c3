import Foundation
import RACCompat
import StreamTesting
import Testing

/// What holds for everything that takes the events of several signals: the subscriber of blocks, a subject, and one that
/// replays.
@Suite(.takesTurns) struct SubscriberContractTests {
    /// One subscriber, and what has come out of it.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable (Recorder) -> any RACSubscriber

        static let all = [
            Kind(testDescription: "custom subscriber") { OwnSubscriber($0) },
            Kind(testDescription: "subject") { attach($0, to: RACSubject()) },
            Kind(testDescription: "replay subject") { attach($0, to: RACReplaySubject()) },
            Kind(testDescription: "behavior subject") { log in
                let subject = RACBehaviorSubject(defaultValue: nil)
                return attach(log, to: subject, skipping: 1)
            },
        ]

        private static func attach(_ log: Recorder, to subject: RACSubject, skipping count: Int = 0) -> RACSubject {
            inVirtualTime { _ in log.subscribe(to: subject.skip(count)) }
            return subject
        }
    }

    private let log = Recorder()
    private let first = ManualStream<Any?>()
    private let second = ManualStream<Any?>()

    /// Subscribes the subscriber to both probes, in virtual time.
    private func subscribed(_ kind: Kind, _ body: (any RACSubscriber) -> Void) -> [String] {
        let subscriber = kind.make(log)
        inVirtualTime { _ in
            first.racSignal.subscribe(subscriber)
            second.racSignal.subscribe(subscriber)
            body(subscriber)
        }
        return log.entries
    }

    @Test("nil error accepted and counted as failure", arguments: Kind.all) func nilError(kind: Kind) {
        #expect(subscribed(kind) { $0.sendError(nil) } == ["failed(nil)"])
    }

    // What is sent straight to a client's own subscriber is its business; a subject brings order.
    @Test("values from many threads all arrive, serially", arguments: Kind.all.dropFirst()) func manyThreads(kind: Kind)
    {
        let subscriber = kind.make(log)
        nonisolated(unsafe) let sender = subscriber
        onThreads(4) { _ in
            RACTestScheduler().performAsCurrentScheduler { for number in 0..<250 { sender.sendNext(number) } }
        }
        #expect(log.entries.count == 1000)
    }

    @Test("values from two sources interleave as sent", arguments: Kind.all) func interleaved(kind: Kind) {
        let events = subscribed(kind) { _ in
            for number in 0..<3 {
                first.send("a\(number)")
                second.send("b\(number)")
            }
        }
        #expect(events == ["a0", "b0", "a1", "b1", "a2", "b2"])
    }

    @Test("first error from any source ends it", arguments: Kind.all) func firstError(kind: Kind) {
        let events = subscribed(kind) { _ in
            first.send(1)
            second.fail(TestFailure.first)
            first.send(2)
            first.fail(TestFailure.second)
        }
        #expect(events == ["1", "failed(first)"])
    }

    @Test("first completion from any source ends it", arguments: Kind.all) func firstCompletion(kind: Kind) {
        let events = subscribed(kind) { _ in
            second.send(1)
            second.complete()
            first.send(2)
            first.complete()
        }
        #expect(events == ["1", "completed"])
    }

    @Test("termination disposes all running subscriptions", arguments: Kind.all) func disposesRunning(kind: Kind) {
        for completes in [true, false] {
            _ = subscribed(kind) { subscriber in
                #expect(first.openSubscriptionCount == 1 && second.openSubscriptionCount == 1)
                if completes { subscriber.sendCompleted() } else { subscriber.sendError(nil) }
                #expect(first.openSubscriptionCount == 0 && second.openSubscriptionCount == 0)
            }
        }
    }

    @Test("termination disposes subscriptions made later", arguments: Kind.all) func disposesLater(kind: Kind) {
        for completes in [true, false] {
            let third = ManualStream<Any?>()
            _ = subscribed(kind) { subscriber in
                if completes { subscriber.sendCompleted() } else { subscriber.sendError(nil) }
                let subscription = third.racSignal.subscribe(subscriber)
                #expect(subscription?.isDisposed == true)
            }
            #expect(third.openSubscriptionCount == 0)
        }
    }

    /// A subscriber of a client's making, as the protocol asks for.
    private final class OwnSubscriber: RACSubscriber {
        private let log: Recorder
        private let disposables = RACCompoundDisposable()

        init(_ log: Recorder) { self.log = log }

        func sendNext(_ value: Any?) { log.note(text(value)) }

        func sendError(_ error: (any Error)?) {
            disposables.dispose()
            log.note(error.map { "failed(\(text($0)))" } ?? "failed(nil)")
        }

        func sendCompleted() {
            disposables.dispose()
            log.note("completed")
        }

        func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) { disposables.addDisposable(disposable) }
    }

    // MARK: The subscriber of blocks, whose senders are on many threads

    @Test("values from many threads all arrive, serially, at blocks") func blocks() {
        let signal = RACSignal.merge((0..<4).map { _ in Self.sending(250) })
        let overlaps = Counter()
        let inside = Counter()
        signal.subscribeNext(
            { value in
                if inside.increment() != log.entries.count + 1 { overlaps.increment() }
                log.note(text(value))
            }, completed: { log.note("completed") })
        #expect(log.wait(for: "completed"), "four threads have not sent their values")
        #expect(log.entries.count == 1001)
        #expect(overlaps.value == 0)
    }

    /// Sends numbers from a scheduler of its own.
    private static func sending(_ count: Int) -> RACSignal {
        .createSignal { subscriber in
            RACScheduler.scheduler().schedule {
                for number in 0..<count { subscriber.sendNext(number) }
                subscriber.sendCompleted()
            }
        }
    }

    @Test("no value after completion (concurrent) · no value after error (concurrent)", arguments: [true, false])
    func nothingAfterTheEnd(completes: Bool) {
        for _ in 0..<50 {
            let subject = RACSubject()
            let hasEnded = Box(false)
            let late = Counter()
            let end = { hasEnded.value = true }
            subject.subscribeNext(
                { _ in if hasEnded.value { late.increment() } }, error: { _ in end() }, completed: end)
            onThreads(4) { index in
                for number in 0..<50 {
                    if index == 0, number == 25 {
                        if completes { subject.sendCompleted() } else { subject.sendError(nil) }
                    }
                    subject.sendNext(number)
                }
            }
            #expect(hasEnded.value)
            #expect(late.value == 0)
        }
    }
}
