import Foundation
import RACCompat
import StreamTesting
import Synchronization
import Testing

@Suite(.takesTurns) struct RACSubjectTests {
    /// Counts values, and whether two were ever delivered at once.
    private final class Meter: Sendable {
        let inside = Atomic<Int>(0)
        let overlaps = Atomic<Int>(0)
        let count = Atomic<Int>(0)

        func take() {
            if inside.add(1, ordering: .acquiringAndReleasing).oldValue != 0 {
                overlaps.add(1, ordering: .relaxed)
            }
            count.add(1, ordering: .relaxed)
            inside.subtract(1, ordering: .acquiringAndReleasing)
        }
    }

    private static let subjects: [OperatorCase] = [
        OperatorCase("subject") { _, _ in RACSubject() },
        OperatorCase("replay subject") { _, _ in RACReplaySubject(capacity: 1) },
        OperatorCase("behavior subject") { _, _ in RACBehaviorSubject(defaultValue: 0) },
    ]

    @Test(arguments: subjects)
    func eightThreadsLoseNothingAndAreNeverDeliveredAtOnce(kind: OperatorCase) throws {
        let subject = try #require(kind.build(.never(), Tracked(LiveCount())) as? RACSubject)
        let meter = Meter()
        nonisolated(unsafe) var last = Array(repeating: -1, count: 8)
        nonisolated(unsafe) var isOrdered = true
        RACTestScheduler().performAsCurrentScheduler {
            subject.filter { $0 is RACTuple }.subscribeNext { value in
                meter.take()
                guard let pair = value as? RACTuple, let sender = pair.first as? Int, let number = pair.second as? Int
                else { return }
                if last[sender] != number - 1 { isOrdered = false }
                last[sender] = number
            }
        }
        onThreads(8) { sender in
            RACTestScheduler().performAsCurrentScheduler {
                for number in 0..<10_000 { subject.sendNext(RACTuplePack(sender, number)) }
            }
        }
        #expect(meter.count.load(ordering: .relaxed) == 80_000)
        #expect(meter.overlaps.load(ordering: .relaxed) == 0)
        #expect(isOrdered)
    }

    @Test func aNestedSendIsDeliveredAtOnceDepthFirst() {
        let subject = RACSubject()
        let log = Recorder()
        subject.subscribeNext { value in
            log.note("a\(text(value))")
            if let number = value as? Int, number < 3 { subject.sendNext(number + 1) }
            log.note("end \(text(value))")
        }
        subject.subscribeNext { value in log.note("b\(text(value))") }
        subject.sendNext(1)
        #expect(log.entries == ["a1", "a2", "a3", "end 3", "b3", "end 2", "b2", "end 1", "b1"])
    }

    @Test func subscribersThatComeDuringASendMissIt() {
        let subject = RACSubject()
        let log = Recorder()
        var hasSubscribed = false
        subject.subscribeNext { value in
            log.note("first \(text(value))")
            if !hasSubscribed { subject.subscribeNext { log.note("second \(text($0))") } }
            hasSubscribed = true
        }
        subject.sendNext(1)
        subject.sendNext(2)
        #expect(log.entries == ["first 1", "first 2", "second 2"])
    }

    @Test func subscribersThatLeaveDuringASendAreSkipped() {
        let subject = RACSubject()
        let log = Recorder()
        let late = RACSerialDisposable()
        subject.subscribeNext { _ in late.dispose() }
        late.disposable = log.subscribe(to: subject)
        subject.sendNext(1)
        #expect(log.entries.isEmpty)
    }

    @Test func aSubjectKnowsNoEnd() {
        let subject = RACSubject()
        let early = Recorder()
        let late = Recorder()
        early.subscribe(to: subject)
        subject.sendCompleted()
        let subscription = late.subscribe(to: subject)
        subject.sendNext(1)
        #expect(early.entries == ["completed"])
        #expect(late.entries == ["1"])
        #expect(!subscription.isDisposed)
    }

    @Test func asASubscriberItSendsOnAndEndsItsSubscriptionsWithItself() {
        let source = RACSubject()
        let other = RACSubject()
        let subject = RACSubject()
        let log = Recorder()
        log.subscribe(to: subject)
        let first = source.subscribe(subject)
        let second = other.subscribe(subject)
        source.sendNext(1)
        other.sendNext(2)
        source.sendError(TestFailure.first)
        other.sendNext(3)
        #expect(log.entries == ["1", "2", "failed(first)"])
        #expect(first?.isDisposed == true && second?.isDisposed == true)
    }

    @Test func aSubjectThatHasEndedDisposesLaterSubscriptionsOfItsOwn() {
        inVirtualTime { _ in
            let log = Recorder()
            let subject = RACSubject()
            subject.sendCompleted()
            let subscription = RACSignal.createSignal { _ in RACDisposable { log.note("disposed") } }.subscribe(subject)
            #expect(subscription?.isDisposed == true)
            #expect(log.entries == ["disposed"])
        }
    }

    @Test func disposalOnAnotherThreadWhileSendingIsSafe() {
        let subject = RACSubject()
        let meter = Meter()
        onThreads(4) { index in
            for _ in 0..<2_000 {
                if index == 0 {
                    subject.sendNext(1)
                } else {
                    subject.subscribeNext { _ in meter.take() }.dispose()
                }
            }
        }
        let before = meter.count.load(ordering: .relaxed)
        subject.sendNext(1)
        #expect(meter.count.load(ordering: .relaxed) == before)
        #expect(meter.overlaps.load(ordering: .relaxed) == 0)
    }
}
