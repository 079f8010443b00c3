import Dispatch
import RACCompat
import StreamTesting
import Testing

@Suite("deliverOn, subscribeOn and deliverOnMainThread", .takesTurns) struct DeliverOnTests {
    private let log = Recorder()

    @Test("deliverOn: one block an event, in the order of the events", arguments: [true, false])
    func order(completes: Bool) {
        let subject = RACSubject()
        inVirtualTime { scheduler in
            log.subscribe(to: subject.deliverOn(scheduler))
            subject.sendNext(1)
            scheduler.schedule { log.note("between") }
            subject.sendNext(nil)
            if completes { subject.sendCompleted() } else { subject.sendError(TestFailure.first) }
            #expect(log.entries.isEmpty)
            scheduler.stepAll()
        }
        #expect(log.entries == ["1", "between", "nil", completes ? "completed" : "failed(first)"])
    }

    @Test("deliverOn: disposal drops what has not been delivered") func disposal() {
        let subject = RACSubject()
        inVirtualTime { scheduler in
            let subscription = log.subscribe(to: subject.deliverOn(scheduler))
            subject.sendNext(1)
            subject.sendNext(2)
            scheduler.step()
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(log.entries == ["1"])
    }

    @Test("subscribeOn: subscribes in a block of the scheduler, and events come where they are sent") func subscribeOn()
    {
        let probe = ManualStream<Any?>()
        inVirtualTime { _ in
            let other = RACTestScheduler()
            let signal = probe.racSignal.subscribeOn(other)
            signal.subscribeNext { _ in log.note(RACScheduler.currentScheduler() === other ? "there" : "here") }
            #expect(probe.subscriptionCount == 0)
            other.stepAll()
            #expect(probe.subscriptionCount == 1)
            probe.send(1)
        }
        #expect(log.entries == ["here"])
    }

    @Test(
        "subscribeOn: disposal before the block prevents the subscription, and later ends it", arguments: [true, false])
    func subscribeOnDisposal(isEarly: Bool) {
        let probe = ManualStream<Any?>()
        inVirtualTime { scheduler in
            let subscription = probe.racSignal.subscribeOn(scheduler).subscribeNext { _ in }
            if !isEarly { scheduler.stepAll() }
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(probe.subscriptionCount == (isEarly ? 0 : 1))
        #expect(probe.openSubscriptionCount == 0)
    }

    @Test("deliverOnMainThread: inline on main") func inline() async {
        await MainActor.run {
            let subject = RACSubject()
            log.subscribe(to: subject.deliverOnMainThread())
            subject.sendNext(1)
            subject.sendCompleted()
            #expect(log.entries == ["1", "completed"])
        }
    }

    @Test("deliverOnMainThread: queued from background") func queued() {
        let subject = RACSubject()
        RACScheduler.scheduler().performAsCurrentScheduler {
            _ = subject.deliverOnMainThread().subscribeNext { _ in
                log.note(RACScheduler.currentScheduler() === RACScheduler.mainThreadScheduler() ? "main" : "elsewhere")
            }
        }
        onThread { subject.sendNext(1) }
        #expect(log.wait(for: "main"), "the value has not come on the main thread")
        #expect(log.entries == ["main"])
    }

    @Test("deliverOnMainThread: main events queue behind background ones") func behind() async {
        await MainActor.run {
            let subject = RACSubject()
            log.subscribe(to: subject.deliverOnMainThread())
            onThread { subject.sendNext("background") }
            subject.sendNext("main")
            #expect(log.entries.isEmpty)
        }
        #expect(log.wait(for: "main"), "the values have not come on the main thread")
        #expect(log.entries == ["background", "main"])
    }

    @Test("deliverOnMainThread: an event from inside a delivery waits until that has returned") func reentrant() async {
        await MainActor.run {
            let subject = RACSubject()
            subject.deliverOnMainThread().subscribeNext { value in
                log.note(text(value))
                if int(value) == 1 { subject.sendNext(2) }
                log.note("end \(text(value))")
            }
            subject.sendNext(1)
            #expect(log.entries == ["1", "end 1"])
        }
        #expect(log.wait(for: "end 2"), "the second value has not come on the main thread")
        #expect(log.entries == ["1", "end 1", "2", "end 2"])
    }
}
