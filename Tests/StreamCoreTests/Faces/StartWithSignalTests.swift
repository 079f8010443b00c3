import StreamCore
import StreamTesting
import Testing

/// The signal of a start is kept until the work has begun, whatever the set-up does with it.
@Suite struct StartWithSignalTests {
    /// What a set-up may do with the signal besides keeping it.
    enum Use: CaseIterable {
        case nothing, derives, observesAndLeaves
    }

    private static func use(_ signal: Signal<Int, Never>, _ use: Use) {
        switch use {
        case .nothing: break
        case .derives: _ = signal.map { $0 }
        case .observesAndLeaves: signal.observeValues { _ in }?.dispose()
        }
    }

    @Test("The work is started, once, though nobody keeps or observes the signal", arguments: Use.allCases)
    func startsWork(use: Use) {
        let recorder = Recorder()
        let producer = SignalProducer<Int, Never> { observer, lifetime in
            recorder.note("started, disposed: \(lifetime.hasEnded)")
            lifetime.observeEnded { recorder.note("ended") }
            observer.send(value: 1)
            observer.sendCompleted()
        }
        let result = producer.startWithSignal { signal, _ in
            Self.use(signal, use)
            return 5
        }
        recorder.note("\(result)")
        #expect(recorder.history == "started, disposed: false ended 5")
    }

    @Test(
        "Work that waits ends when the signal, which nobody keeps, is released after the start", arguments: Use.allCases
    )
    func endsAfterwards(use: Use) {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        SignalProducer(signal).on(starting: { recorder.note("started") }, disposed: { recorder.note("disposed") })
            .startWithSignal { signal, _ in Self.use(signal, use) }
        recorder.note("returned")
        #expect(recorder.history == "started disposed returned")
        withExtendedLifetime(input) {}
    }
}
