import RACCompat
import StreamTesting
import Testing

@Suite("initially, finally, doNext, doError and doCompleted") struct SideEffectTests {
    private let log = Recorder()

    /// Subscribes in virtual time, with `subject` as the source.
    private func subscribed(
        to signal: (RACSignal) -> RACSignal, _ body: (RACSubject, RACDisposable) -> Void = { _, _ in }
    )
        -> [String]
    {
        let subject = RACSubject()
        inVirtualTime { _ in body(subject, log.subscribe(to: signal(subject))) }
        return log.entries
    }

    @Test("initially: not before subscription") func initiallyBefore() {
        _ = sending(1).initially { log.note("block") }
        #expect(log.entries.isEmpty)
    }

    @Test("initially: at subscription") func initiallyAtSubscription() {
        let source = sending(1).initially { log.note("inner") }.initially { log.note("outer") }
        inVirtualTime { _ in log.subscribe(to: source) }
        #expect(log.entries == ["outer", "inner", "1", "completed"])
    }

    @Test("initially: at each subscription") func initiallyEach() {
        let source = RACSignal.never().initially { log.note("block") }
        inVirtualTime { _ in for _ in 0..<3 { source.subscribeNext { _ in } } }
        #expect(log.entries == ["block", "block", "block"])
    }

    @Test("finally: not before subscription") func finallyBefore() {
        _ = sending(1).finally { log.note("block") }
        #expect(log.entries.isEmpty)
    }

    @Test("finally: not on values") func finallyValues() {
        let events = subscribed(to: { $0.finally { log.note("block") } }) { subject, _ in subject.sendNext(1) }
        #expect(events == ["1"])
    }

    @Test("finally: on completion") func finallyCompletion() {
        let events = subscribed(to: { $0.finally { log.note("block") } }) { subject, _ in subject.sendCompleted() }
        #expect(events == ["block", "completed"])
    }

    @Test("finally: on error") func finallyError() {
        let events = subscribed(to: { $0.finally { log.note("block") } }) { subject, _ in
            subject.sendError(TestFailure.first)
        }
        #expect(events == ["block", "failed(first)"])
    }

    @Test("finally: not on disposal") func finallyDisposal() {
        let events = subscribed(to: { $0.finally { log.note("block") } }) { subject, subscription in
            subscription.dispose()
            subject.sendCompleted()
        }
        #expect(events.isEmpty)
    }

    @Test("doNext, doError and doCompleted: each for its event, before that is sent on", arguments: [true, false])
    func order(completes: Bool) {
        let events = subscribed(to: {
            $0.doNext { log.note("next \(text($0))") }
                .doError { log.note("failure \(text($0))") }
                .doCompleted { log.note("end") }
        }) { subject, _ in
            subject.sendNext(1)
            subject.sendNext(nil)
            if completes { subject.sendCompleted() } else { subject.sendError(TestFailure.first) }
        }
        let end = completes ? ["end", "completed"] : ["failure first", "failed(first)"]
        #expect(events == ["next 1", "1", "next nil", "nil"] + end)
    }

    @Test("doNext, doError and doCompleted: not without a subscription, nor on disposal") func disposal() {
        let events = subscribed(to: {
            $0.doNext { _ in log.note("next") }.doError { _ in log.note("failure") }.doCompleted { log.note("end") }
        }) { subject, subscription in
            subscription.dispose()
            subject.sendNext(1)
            subject.sendCompleted()
        }
        #expect(events.isEmpty)
    }

    @Test("doError: a nil error is one") func nilError() {
        let events = subscribed(to: { _ in RACSignal.error(nil).doError { log.note("failure \(text($0))") } })
        #expect(events == ["failure nil", "failed(nil)"])
    }
}
