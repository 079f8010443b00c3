import RACCompat
import StreamTesting
import Testing

@Suite(.takesTurns) struct RACReplaySubjectTests {
    private func replayed(by subject: RACSubject) -> [String] {
        let log = Recorder()
        inVirtualTime { _ in log.subscribe(to: subject) }
        return log.entries
    }

    @Test(arguments: [
        (0, []), (1, ["5"]), (3, ["nil", "4", "5"]), (5, ["1", "2", "nil", "4", "5"]),
        (RACReplaySubjectUnlimitedCapacity, ["1", "2", "nil", "4", "5"]),
    ])
    func theNewestValuesAreKeptUpToTheCapacity(capacity: Int, expected: [String]) {
        let subject = RACReplaySubject(capacity: capacity)
        for value in [1, 2, nil, 4, 5] { subject.sendNext(value) }
        #expect(replayed(by: subject) == expected)
    }

    @Test(arguments: [0, 1, RACReplaySubjectUnlimitedCapacity])
    func theEndIsReplayedAfterTheValues(capacity: Int) {
        let values = capacity == 0 ? [] : ["1"]
        let completed = RACReplaySubject(capacity: capacity)
        completed.sendNext(1)
        completed.sendCompleted()
        #expect(replayed(by: completed) == values + ["completed"])
        for error in [TestFailure.first, nil] {
            let failed = RACReplaySubject(capacity: capacity)
            failed.sendNext(1)
            failed.sendError(error)
            #expect(replayed(by: failed) == values + [error == nil ? "failed(nil)" : "failed(first)"])
        }
    }

    @Test func valuesAfterTheEndAreKeptAndReplayedBeforeIt() {
        let subject = RACReplaySubject()
        subject.sendCompleted()
        subject.sendNext(1)
        #expect(replayed(by: subject) == ["1", "completed"])
    }

    @Test func completionWinsWhenBothEndsWereSent() {
        let subject = RACReplaySubject()
        subject.sendError(nil)
        subject.sendCompleted()
        #expect(replayed(by: subject) == ["completed"])
    }

    @Test func aValueSentByTheSubscriberDuringTheReplayIsKeptForLaterSubscribers() {
        let subject = RACReplaySubject()
        subject.sendNext(1)
        subject.sendNext(2)
        let log = Recorder()
        inVirtualTime { _ in
            subject.subscribeNext { value in
                log.note(text(value))
                if value as? Int == 1 { subject.sendNext(3) }
            }
            subject.sendNext(4)
        }
        // The replay is of a snapshot, as recordings of subjects with a capacity show.
        #expect(log.entries == ["1", "2", "4"])
        #expect(replayed(by: subject) == ["1", "2", "3", "4"])
    }

    @Test func valuesThatFallOutDuringTheReplayAreReplayedAllTheSame() {
        let subject = RACReplaySubject(capacity: 2)
        subject.sendNext(1)
        subject.sendNext(2)
        let log = Recorder()
        inVirtualTime { _ in
            subject.subscribeNext { value in
                log.note(text(value))
                if value as? Int == 1 { for number in 3...5 { subject.sendNext(number) } }
            }
        }
        #expect(log.entries == ["1", "2"])
    }

    @Test func aNestedSubscriptionSeesTheNewestValue() {
        let subject = RACReplaySubject(capacity: 1)
        let log = Recorder()
        inVirtualTime { _ in
            subject.subscribeNext { value in
                log.note("outer \(text(value))")
                subject.take(1).subscribeNext { log.note("inner \(text($0))") }
            }
            subject.sendNext(1)
            subject.sendNext(2)
        }
        #expect(log.entries == ["outer 1", "inner 1", "outer 2", "inner 2"])
    }

    @Test func anEndDuringTheReplayEndsIt() {
        let subject = RACReplaySubject()
        for number in 1...3 { subject.sendNext(number) }
        let log = Recorder()
        inVirtualTime { _ in
            let source = RACSubject()
            log.subscribe(to: subject.takeUntil(source).doNext { if $0 as? Int == 2 { source.sendNext(nil) } }.take(3))
        }
        #expect(log.entries == ["1", "completed"])
    }

    @Test func subscribersSeeHistoryAndLiveValuesWithoutAGap() {
        let subject = RACReplaySubject()
        let log = Recorder()
        onThreads(2) { index in
            RACTestScheduler().performAsCurrentScheduler {
                if index == 0 {
                    for number in 0..<20_000 { subject.sendNext(number) }
                    subject.sendCompleted()
                } else {
                    var next = 0
                    subject.subscribeNext(
                        { value in
                            if value as? Int != next { log.note("gap at \(next): \(text(value))") }
                            next += 1
                        }, completed: { log.note("\(next)") })
                }
            }
        }
        #expect(log.wait(for: "20000"))
        #expect(log.entries == ["20000"])
    }

    @Test func valuesThatFellOutAreReleased() {
        let live = LiveCount()
        let subject = RACReplaySubject(capacity: 3)
        for _ in 0..<10_000 { subject.sendNext(Tracked(live)) }
        #expect(live.now == 3)
        #expect(live.peak <= 4)
    }
}
