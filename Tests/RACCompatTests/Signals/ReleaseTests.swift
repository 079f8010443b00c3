import RACCompat
import StreamTesting
import Testing

/// Signals, subjects and connections are freed when nobody holds them.
@Suite(.takesTurns) struct ReleaseTests {
    /// Makes a signal, does something with it, and tells whether it is gone afterwards.
    private func isReleased(_ make: () -> RACSignal, _ use: (RACSignal) -> Void) -> Bool {
        weak var released: RACSignal?
        inVirtualTime { scheduler in
            do {
                let signal = make()
                released = signal
                use(signal)
            }
            scheduler.stepAll()
        }
        return released == nil
    }

    @Test("signal that does nothing is freed") func silent() {
        #expect(isReleased({ RACSignal.createSignal { _ in nil } }, { $0.subscribeNext { _ in } }))
        #expect(isReleased({ RACSignal.createSignal { _ in nil } }, { _ in }))
    }

    @Test("signal that completes at once is freed") func completing() {
        #expect(isReleased({ drawn("a|") }, { $0.subscribeNext { _ in } }))
        #expect(isReleased({ sending(1) }, { $0.subscribeCompleted {} }))
    }

    static let subjects: [OperatorCase] = [
        OperatorCase("subject") { _, _ in RACSubject() },
        OperatorCase("replay subject") { _, _ in RACReplaySubject() },
        OperatorCase("behavior subject") { _, held in RACBehaviorSubject(defaultValue: held) },
    ]

    @Test(
        "replay subject that completes is freed; so is every subject, with its values and subscribers",
        arguments: subjects, [true, false])
    func subject(kind: OperatorCase, completes: Bool) {
        let live = LiveCount()
        let isReleased = isReleased({ kind.build(.never(), Tracked(live)) }) { subject in
            let captured = Tracked(live)
            subject.subscribeNext { _ in _ = captured.pass(nil) }
            subject.map { captured.pass($0) }.subscribeNext { _ in }
            (subject as? RACSubject)?.sendNext(Tracked(live))
            if completes { (subject as? RACSubject)?.sendCompleted() }
        }
        #expect(isReleased)
        #expect(live.now == 0)
    }

    @Test("A subject that follows a signal is held by its subscription, and freed with it") func following() {
        let probe = ManualStream<Any?>()
        weak var released: RACSubject?
        inVirtualTime { _ in
            let subscription: RACDisposable?
            do {
                let subject = RACSubject()
                released = subject
                subscription = probe.racSignal.subscribe(subject)
            }
            #expect(released != nil)
            subscription?.dispose()
            #expect(released == nil)
            #expect(probe.openSubscriptionCount == 0)
        }
    }

    @Test("signal made on a background queue is freed, subscribed to or not", arguments: [true, false])
    func background(isSubscribed: Bool) {
        let live = LiveCount()
        let done = Recorder()
        RACScheduler.scheduler().schedule {
            let held = Tracked(live)
            let signal = RACSignal.createSignal { subscriber in
                _ = held.pass(nil)
                subscriber.sendCompleted()
                return nil
            }
            .map { held.pass($0) }
            if isSubscribed { signal.subscribeCompleted {} }
            RACScheduler.currentScheduler()?.schedule { done.note("done") }
        }
        #expect(done.wait(for: "done"), "the background scheduler does not run its blocks")
        #expect(live.now == 0)
    }

    @Test("intermediate signals live while subscribed") func intermediate() {
        let subject = RACSubject()
        let log = Recorder()
        inVirtualTime { _ in
            do { log.subscribe(to: subject.map { $0 }.filter { _ in true }.flattenMap { .return($0) }) }
            subject.sendNext(1)
        }
        #expect(log.entries == ["1"])
    }

    @Test("A connection and its subject are freed when its subscribers have gone", arguments: [true, false])
    func connection(isAutomatic: Bool) {
        let probe = ManualStream<Any?>()
        weak var connection: RACMulticastConnection?
        weak var subject: RACSignal?
        inVirtualTime { _ in
            do {
                let own = probe.racSignal.publish()
                connection = own
                subject = own.signal
                if isAutomatic {
                    own.autoconnect().subscribeNext { _ in }.dispose()
                } else {
                    let connecting = own.connect()
                    own.signal.subscribeNext { _ in }.dispose()
                    connecting.dispose()
                }
            }
        }
        #expect(connection == nil && subject == nil)
        #expect(probe.subscriptionCount == 1 && probe.openSubscriptionCount == 0)
    }

    @Test("A disposed subscription is not retained by a source that lives on", arguments: OperatorCase.all)
    func disposedManyTimes(operation: OperatorCase) {
        let live = LiveCount()
        let subject = RACSubject()
        inVirtualTime { scheduler in
            for _ in 0..<100 {
                let subscription = operation.build(subject, Tracked(live)).subscribeNext { _ in }
                subscription.dispose()
            }
            scheduler.stepAll()
        }
        flushMainQueue()
        #expect(live.now == 0)
    }
}
