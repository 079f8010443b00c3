import StreamCore
import StreamTesting
import Testing

/// What an observer of `combineLatest` and `zip` may do to the inputs while it is called.
@Suite struct AggregateRecursionTests {
    enum Aggregate: CaseIterable {
        case combineLatest
        case zip
    }

    private let left = Signal<Int, TestFailure>.pipe()
    private let right = Signal<Int, TestFailure>.pipe()

    private func start(
        _ face: Face, _ aggregate: Aggregate, _ action: @escaping (_ disposable: SerialDisposable) -> Void
    ) -> Recorder {
        let recorder = Recorder()
        let disposable = SerialDisposable()
        let observer = Signal<Int, TestFailure>.Observer { event in
            recorder.receive(event)
            if case .value = event { action(disposable) }
        }
        switch (face, aggregate) {
        case (.signal, .combineLatest):
            disposable.inner = left.output.combineLatest(with: right.output).map { $0 + $1 }.observe(observer)
        case (.signal, .zip):
            disposable.inner = left.output.zip(with: right.output).map { $0 + $1 }.observe(observer)
        case (.producer, .combineLatest):
            disposable.inner = left.output.producer.combineLatest(with: right.output).map { $0 + $1 }.start(observer)
        case (.producer, .zip):
            disposable.inner = left.output.producer.zip(with: right.output).map { $0 + $1 }.start(observer)
        }
        left.input.send(value: 1)
        right.input.send(value: 2)
        return recorder
    }

    @Test("Disposal from inside a delivery stops it", arguments: Face.allCases, Aggregate.allCases)
    func disposes(face: Face, aggregate: Aggregate) {
        let recorder = start(face, aggregate) { $0.dispose() }
        left.input.send(value: 3)
        right.input.send(value: 4)
        #expect(recorder.history == (face == .signal ? "3" : "3 interrupted"))
    }

    @Test("Completion of both from inside a delivery comes after it", arguments: Face.allCases, Aggregate.allCases)
    func completes(face: Face, aggregate: Aggregate) {
        let recorder = start(face, aggregate) { [left, right] _ in
            left.input.sendCompleted()
            right.input.sendCompleted()
        }
        #expect(recorder.history == "3 completed")
    }

    @Test("Failure from inside a delivery comes after it", arguments: Face.allCases, Aggregate.allCases)
    func fails(face: Face, aggregate: Aggregate) {
        let recorder = start(face, aggregate) { [left] _ in
            left.input.send(error: .first)
            left.input.send(error: .second)
        }
        #expect(recorder.history == "3 failed(first)")
    }

    @Test("Interruption from inside a delivery comes after it", arguments: Face.allCases, Aggregate.allCases)
    func interrupts(face: Face, aggregate: Aggregate) {
        let recorder = start(face, aggregate) { [left] _ in left.input.sendInterrupted() }
        #expect(recorder.history == "3 interrupted")
    }

    @Test("Hundreds of inputs are started in order and zipped")
    func zipsHundreds() {
        let log = Recorder()
        let inputs = (0..<300).map { number in
            SignalProducer<Int, Never>([number]).on(starting: {
                if number.isMultiple(of: 100) { log.note("\(number)") }
            })
        }
        let recorder = Recorder()
        SignalProducer<Int, Never>.zip(inputs).map { $0.reduce(0, +) }.start(recorder.observer())
        #expect(log.history == "0 100 200")
        #expect(recorder.history == "44850 completed")
    }
}
