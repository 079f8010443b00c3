import StreamCore
import StreamTesting
import Testing

/// What `lift` attaches, it detaches.
@Suite struct LiftTests {
    typealias Producer = SignalProducer<Int, TestFailure>
    typealias Hot = Signal<Int, TestFailure>

    /// Which of the two forms.
    enum Form: CaseIterable {
        case one, two

        func lift(_ producer: Producer, _ transform: @escaping (Hot) -> Hot) -> Producer {
            switch self {
            case .one: producer.lift(transform)
            case .two:
                producer.lift { (signal: Hot) in
                    { (other: Hot) in transform(Hot.merge(signal, other)) }
                }(Producer.empty)
            }
        }
    }

    enum End: CaseIterable {
        case disposal, failure, interruption

        func happen(_ input: Hot.Observer, _ start: any Disposable) {
            switch self {
            case .disposal: start.dispose()
            case .failure: input.send(error: .first)
            case .interruption: input.sendInterrupted()
            }
        }
    }

    @Test("A thousand starts that were disposed leave no closure behind that is called", arguments: Form.allCases)
    func detaches(form: Form) {
        let (hot, input) = Hot.pipe()
        let counter = Counter()
        let lifted = form.lift(.never) { Hot.merge([$0, hot]).on(value: { _ in counter.increment() }) }
        for _ in 0..<1000 { lifted.start().dispose() }
        input.send(value: 1)
        #expect(counter.value == 0)
        let start = lifted.start()
        input.send(value: 2)
        #expect(counter.value == 1)
        start.dispose()
    }

    @Test("A lifted signal is disposed of with the start, and once", arguments: Form.allCases, End.allCases)
    func disposesOfLifted(form: Form, end: End) {
        let (source, sourceInput) = Hot.pipe()
        let (hot, input) = Hot.pipe()
        let recorder = Recorder()
        let lifted = form.lift(source.producer) { signal in
            signal.merge(with: hot).on(disposed: { recorder.note("disposed") })
        }
        let start = lifted.start(recorder.observer())
        sourceInput.send(value: 1)
        input.send(value: 2)
        end.happen(sourceInput, start)
        input.send(value: 3)
        switch end {
        case .disposal: #expect(recorder.history == "1 2 interrupted disposed")
        case .failure: #expect(recorder.history == "1 2 failed(first) disposed")
        // A merged stream goes on without the one that was interrupted, until it is disposed of.
        case .interruption:
            #expect(recorder.history == "1 2 3")
            start.dispose()
            #expect(recorder.history == "1 2 3 interrupted disposed")
        }
        let history = recorder.history
        start.dispose()
        input.send(value: 4)
        #expect(recorder.history == history)
    }

    @Test("An operator behind it that ends the stream detaches it", arguments: Form.allCases)
    func detachesAtEarlyEnd(form: Form) {
        let (hot, input) = Hot.pipe()
        let recorder = Recorder()
        form.lift(.never) { $0.merge(with: hot).on(disposed: { recorder.note("disposed") }, value: recorder.noteValue) }
            .take(first: 1).start(recorder.observer())
        input.send(value: 1)
        input.send(value: 2)
        #expect(recorder.history == "value1 1 completed disposed")
    }

    @Test("A completion of the producer goes through the lifted operator, and releases it", arguments: Form.allCases)
    func completes(form: Form) {
        let recorder = Recorder()
        form.lift(Producer([1, 2])) { $0.map { $0 * 2 }.on(disposed: { recorder.note("disposed") }) }
            .start(recorder.observer())
        #expect(recorder.history == "2 4 completed disposed")
    }

    @Test("Nothing stays alive of a start that is over", arguments: Form.allCases, End.allCases)
    func releases(form: Form, end: End) {
        let (hot, hotInput) = Hot.pipe()
        let counter = Counted.Counter()
        let (source, input) = Hot.pipe()
        let start: any Disposable
        do {
            let lifted = form.lift(source.producer) { signal in
                let counted = Counted(counter)
                return signal.sample(on: hot.map { _ in }.flatMapError { _ in .empty }).on(
                    value: { _ in withExtendedLifetime(counted) {} })
            }
            start = lifted.start()
        }
        #expect(counter.live == 1)
        end.happen(input, start)
        if end == .interruption { start.dispose() }
        #expect(counter.live == 0)
        withExtendedLifetime(hotInput) {}
    }
}

extension Recorder {
    fileprivate func noteValue(_ value: Int) { note("value\(value)") }
}
