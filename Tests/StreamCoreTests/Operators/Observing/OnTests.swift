import StreamCore
import StreamTesting
import Testing

@Suite struct OnTests {
    @Test(
        "Closures of on are called before the event is passed on, the general closure first", arguments: Face.allCases)
    func callsBeforeForwarding(face: Face) {
        let recorder = Recorder()
        let trial = Trial(
            face, of: Int.self, into: recorder,
            {
                $0.on(
                    event: { recorder.note("event(\($0))") }, completed: { recorder.note("onCompleted") },
                    terminated: { recorder.note("terminated") }, disposed: { recorder.note("disposed") },
                    value: { recorder.note("value(\($0))") })
            },
            {
                $0.on(
                    event: { recorder.note("event(\($0))") }, completed: { recorder.note("onCompleted") },
                    terminated: { recorder.note("terminated") }, disposed: { recorder.note("disposed") },
                    value: { recorder.note("value(\($0))") })
            })
        trial.send(1)
        trial.complete()
        #expect(
            recorder.history
                == "event(VALUE 1) value(1) 1 event(COMPLETED) onCompleted terminated completed disposed")
    }

    @Test("Failure and interruption have closures of their own", arguments: Face.allCases, [true, false])
    func callsForOtherEnds(face: Face, fails: Bool) {
        let recorder = Recorder()
        let onFailed: (TestFailure) -> Void = { recorder.note("onFailed(\($0))") }
        let onInterrupted = { recorder.note("onInterrupted") }
        let trial = Trial(
            face, of: Int.self, into: recorder,
            { $0.on(failed: onFailed, interrupted: onInterrupted) },
            { $0.on(failed: onFailed, interrupted: onInterrupted) })
        if fails { trial.fail(.first) } else { trial.interrupt() }
        #expect(recorder.history == (fails ? "onFailed(first) failed(first)" : "onInterrupted interrupted"))
    }

    @Test("A synchronous producer is started before and has been started after everything else")
    func ordersStart() {
        let recorder = Recorder()
        SignalProducer<Int, Never>(value: 1)
            .on(
                starting: { recorder.note("starting") }, started: { recorder.note("started") },
                event: { recorder.note("\($0)") }, completed: { recorder.note("onCompleted") },
                terminated: { recorder.note("terminated") }, disposed: { recorder.note("disposed") },
                value: { recorder.note("value(\($0))") }
            )
            .start(recorder.observer())
        #expect(
            recorder.history
                == "starting VALUE 1 value(1) 1 COMPLETED onCompleted terminated completed disposed started")
    }

    @Test("Of two in a chain, the outer one is starting first and the inner one has started first")
    func nestsStart() {
        let recorder = Recorder()
        SignalProducer<Int, Never>(value: 1)
            .on(
                starting: { recorder.note("starting:inner") }, started: { recorder.note("started:inner") },
                disposed: { recorder.note("disposed:inner") }, value: { _ in recorder.note("value:inner") }
            )
            .on(
                starting: { recorder.note("starting:outer") }, started: { recorder.note("started:outer") },
                disposed: { recorder.note("disposed:outer") }, value: { _ in recorder.note("value:outer") }
            )
            .start(recorder.observer())
        #expect(
            recorder.history
                == """
                starting:outer starting:inner value:inner value:outer 1 completed \
                disposed:outer disposed:inner started:inner started:outer
                """)
    }

    @Test("Disposal interrupts, then disposes")
    func disposes() {
        let recorder = Recorder()
        let start = SignalProducer<Int, Never>.never
            .on(
                interrupted: { recorder.note("onInterrupted") }, terminated: { recorder.note("terminated") },
                disposed: { recorder.note("disposed") }
            )
            .start(recorder.observer())
        start.dispose()
        start.dispose()
        #expect(recorder.history == "onInterrupted terminated interrupted disposed")
    }

    @Test("On a signal, closures are called once however many observe")
    func callsOnce() {
        var calls = 0
        let (signal, input) = Signal<Int, Never>.pipe()
        let observed = signal.on(value: { _ in calls += 1 })
        let recorder = Recorder()
        observed.observe(recorder.observer())
        observed.observe(recorder.observer())
        input.send(value: 1)
        #expect(recorder.history == "1 1")
        #expect(calls == 1)
    }
}
