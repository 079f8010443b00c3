import Foundation
import RACCompat
import StreamTesting
import Testing

/// What a subject that replays sends first, and from which thread.
@Suite(.takesTurns) struct ReplayOrderTests {
    private let subject = RACReplaySubject()
    private let log = Recorder()

    @Test("unlimited: both values after completion") func afterCompletion() {
        subject.sendNext(1)
        subject.sendNext(2)
        subject.sendCompleted()
        inVirtualTime { _ in log.subscribe(to: subject) }
        #expect(log.entries == ["1", "2", "completed"])
    }

    @Test("capacity 1: nothing to replay if nothing was sent") func nothing() {
        inVirtualTime { _ in
            let empty = RACReplaySubject(capacity: 1)
            log.subscribe(to: empty)
            #expect(log.entries.isEmpty)
            empty.sendCompleted()
            log.subscribe(to: empty)
        }
        #expect(log.entries == ["completed", "completed"])
    }

    @Test("unlimited: live order equals replay order (concurrent sends)") func sameOrder() {
        let live = Box<[Int]>([])
        RACTestScheduler().performAsCurrentScheduler {
            _ = subject.subscribeNext { value in live.mutate { $0.append(int(value)) } }
        }
        onThreads(8) { sender in
            RACTestScheduler().performAsCurrentScheduler {
                for number in 0..<many(6_000) { subject.sendNext(sender * 10_000 + number) }
            }
        }
        var replayed: [Int] = []
        RACTestScheduler().performAsCurrentScheduler { _ = subject.subscribeNext { replayed.append(int($0)) } }
        #expect(live.value.count == 8 * many(6_000))
        #expect(live.value == replayed)
    }

    @Test("unlimited: current scheduler while replaying, also from a raw queue") func currentScheduler() {
        subject.sendNext(1)
        onUnknownQueue {
            _ = subject.subscribeNext { _ in log.note(RACScheduler.currentScheduler() == nil ? "none" : "one") }
        }
        #expect(log.wait(for: "one"), "the value has not been replayed")
        #expect(log.entries == ["one"])
    }

    @Test("unlimited: replay stops at disposal") func stopsAtDisposal() {
        for number in 1...3 { subject.sendNext(number) }
        let done = Recorder()
        let serial = RACSerialDisposable()
        onUnknownQueue {
            // The replay begins on the shared scheduler, when what subscribing returned is in place.
            RACScheduler.subscriptionScheduler().schedule { _ = log.wait(for: "in place") }
            serial.disposable = subject.subscribeNext { value in
                log.note(text(value))
                if int(value) == 2 { serial.dispose() }
            }
            log.note("in place")
            RACSignal.empty().subscribeCompleted { done.note("done") }
        }
        #expect(done.wait(for: "done"), "the replay has not ended")
        #expect(log.entries == ["in place", "1", "2"])
    }

    /// Values of the history, then what was sent from another thread while the first was delivered.
    private func eventsWhileReplaying(_ send: @escaping @Sendable (RACSubject) -> Void) -> [String] {
        for number in 1...3 { subject.sendNext(number) }
        let subject = subject
        inVirtualTime { _ in
            subject.subscribeNext(
                { value in
                    log.note(text(value))
                    if int(value) == 1 { onThread { send(subject) } }
                },
                error: { _ in log.note("error") }, completed: { log.note("completed") })
        }
        return log.entries
    }

    @Test("unlimited: replay finished before completion") func beforeCompletion() {
        #expect(eventsWhileReplaying { $0.sendCompleted() } == ["1", "2", "3", "completed"])
    }

    @Test("unlimited: replay finished before error") func beforeError() {
        #expect(eventsWhileReplaying { $0.sendError(nil) } == ["1", "2", "3", "error"])
    }

    @Test("unlimited: replay finished before new values") func beforeNewValues() {
        #expect(eventsWhileReplaying { $0.sendNext(4) } == ["1", "2", "3", "4"])
    }

    @Test("Two subjects that replay and feed each other from two threads do not deadlock") func mutual() {
        let other = RACReplaySubject()
        let mine = subject
        RACTestScheduler().performAsCurrentScheduler {
            // Even numbers go one way, odd ones the other.
            mine.filter { int($0) % 2 == 0 }.subscribeNext { other.sendNext(int($0) + 1_000_001) }
            other.filter { int($0) % 2 == 0 }.subscribeNext { mine.sendNext(int($0) + 1_000_001) }
        }
        withDeadline("sending to two subjects that feed each other") {
            onThreads(2) { index in
                RACTestScheduler().performAsCurrentScheduler {
                    for number in 0..<500 { (index == 0 ? mine : other).sendNext(number * 2) }
                }
            }
        }
        for subject in [mine, other] {
            var count = 0
            RACTestScheduler().performAsCurrentScheduler { _ = subject.subscribeNext { _ in count += 1 } }
            #expect(count == 1000)
        }
    }
}
