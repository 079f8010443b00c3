import StreamCore
import StreamTesting
import Testing

@Suite struct PropertyTests {
    private let recorder = Recorder()
    private let other = Recorder()

    @Test("A constant has its value; its producer sends it and completes, its signal is interrupted")
    func isConstant() {
        let property = Property(value: 1)
        property.producer.start(recorder.observer())
        property.signal.observe(other.observer())
        #expect(property.value == 1)
        #expect(recorder.history == "1 completed")
        #expect(other.history == "interrupted")
    }

    @Test("A property that captures another forwards to it and retains it")
    func captures() {
        weak var weakSource: MutableProperty<Int>?
        var property: Property<Int>?
        do {
            let source = MutableProperty(1)
            weakSource = source
            property = Property(capturing: source)
        }
        property?.producer.start(recorder.observer())
        property?.signal.observe(other.observer())
        weakSource?.value = 2
        #expect(property?.value == 2)
        property = nil
        #expect(weakSource == nil)
        #expect(recorder.history == "1 2 completed")
        #expect(other.history == "2 completed")
    }

    @Test("A copy follows a property, does not retain it, and completes with it, keeping the last value")
    func copies() {
        var source: MutableProperty? = MutableProperty(1)
        let property = source.map { Property($0) }
        property?.producer.start(recorder.observer())
        property?.signal.observe(other.observer())
        source?.value = 2
        #expect(property?.value == 2)
        source = nil
        #expect(recorder.history == "1 2 completed")
        #expect(other.history == "2 completed")
        #expect(property?.value == 2)
        let late = Recorder()
        property?.producer.start(late.observer())
        property?.signal.observe(late.observer())
        #expect(late.history == "2 completed interrupted")
    }

    @Test("A copy of a property that has ended has its value and has ended")
    func copiesEnded() {
        let property = Property(Property(value: 1)).map { $0 + 1 }
        property.producer.start(recorder.observer())
        property.signal.observe(other.observer())
        #expect(property.value == 2)
        #expect(recorder.history == "2 completed")
        #expect(other.history == "interrupted")
    }

    @Test("A copy has the new value when those who observe its source after it are told")
    func isUpToDateInside() {
        let source = MutableProperty(1)
        let property = Property(source)
        source.signal.observeValues { [recorder] _ in recorder.note("\(property.value)") }
        source.value = 2
        #expect(recorder.history == "2")
    }

    @Test("A composed property lets go of its source when it is released")
    func letsGo() {
        let counter = Counted.Counter()
        let source = MutableProperty(1)
        do {
            let item = Counted(counter)
            let property = source.map { value in withExtendedLifetime(item) { value } }
            source.value = 2
            #expect(property.value == 2)
            #expect(counter.live == 1)
        }
        #expect(counter.live == 0)
    }

    @Test("A composed property follows as long as its signal is observed")
    func followsForObserver() {
        let counter = Counted.Counter()
        let source = MutableProperty(1)
        var observation: (any Disposable)?
        do {
            let item = Counted(counter)
            let property = source.map { value in withExtendedLifetime(item) { value * 10 } }
            observation = property.signal.observe(recorder.observer())
        }
        source.value = 2
        #expect(recorder.history == "20")
        observation?.dispose()
        #expect(counter.live == 0)
    }

    @Test("A composed property follows as long as its producer is kept or started")
    func followsForProducer() {
        let counter = Counted.Counter()
        let source = MutableProperty(1)
        var producer: SignalProducer<Int, Never>?
        do {
            let item = Counted(counter)
            producer = source.map { value in withExtendedLifetime(item) { value * 10 } }.producer
        }
        source.value = 2
        let start = producer?.start(recorder.observer())
        producer = nil
        source.value = 3
        #expect(recorder.history == "20 30")
        start?.dispose()
        #expect(counter.live == 0)
    }

    @Test("A property of an initial value and a stream follows the stream", arguments: Face.allCases)
    func followsStream(face: Face) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let property =
            switch face {
            case .signal: Property(initial: 0, then: signal)
            case .producer: Property(initial: 0, then: signal.producer)
            }
        property.producer.start(recorder.observer())
        #expect(property.value == 0)
        input.send(value: 1)
        #expect(property.value == 1)
        input.sendCompleted()
        #expect(recorder.history == "0 1 completed")
        #expect(property.value == 1)
    }

    @Test("A stream that sends while it is started has replaced the initial value", arguments: [false, true])
    func followsSynchronousStream(ends: Bool) {
        let values = SignalProducer<Int, Never>([1, 2])
        let property = Property(initial: 0, then: ends ? values : values.concat(.never))
        property.producer.start(recorder.observer())
        #expect(property.value == 2)
        #expect(recorder.history == (ends ? "2 completed" : "2"))
    }

    @Test("Interruption of the stream counts as completion", arguments: Face.allCases)
    func completesOnInterruption(face: Face) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let property =
            switch face {
            case .signal: Property(initial: 0, then: signal)
            case .producer: Property(initial: 0, then: signal.producer)
            }
        property.producer.start(recorder.observer())
        property.signal.observe(other.observer())
        input.sendInterrupted()
        #expect(recorder.history == "0 completed")
        #expect(other.history == "completed")
    }

    @Test("The stream is disposed of when the property is released")
    func disposesStream() {
        var isDisposed = false
        var property: Property<Int>? = Property(
            initial: 0,
            then: SignalProducer { observer, lifetime in
                lifetime.observeEnded {
                    isDisposed = true
                    withExtendedLifetime(observer) {}
                }
            })
        #expect(property?.value == 0)
        property = nil
        #expect(isDisposed)
    }

    @Test("A property of optionals follows a stream of plain values")
    func followsPlainStream() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let ofSignal = Property<Int?>(initial: nil, then: signal)
        let ofProducer = Property<Int?>(initial: nil, then: SignalProducer<Int, Never>(value: 5))
        #expect(ofSignal.value == nil)
        input.send(value: 1)
        #expect(ofSignal.value == 1)
        #expect(ofProducer.value == 5)
    }

    @Test("The stream may be written with a leading dot")
    func infersStream() {
        #expect(Property(initial: 1, then: .init(value: 2)).value == 2)
        #expect(Property<Int?>(initial: 1, then: .init(value: nil)).value == nil)
        #expect(Property(initial: 1, then: .empty).value == 1)
    }

    @Test("As a property wrapper it is read and observed")
    func wraps() {
        final class Model {
            @Property var count: Int

            init(_ source: MutableProperty<Int>) {
                _count = Property(capturing: source)
            }
        }
        let source = MutableProperty(1)
        let model = Model(source)
        model.$count.producer.start(recorder.observer())
        source.value = 2
        #expect(model.count == 2)
        #expect(recorder.history == "1 2")
    }

    @Test("A property may be shared by tasks and kept in a global")
    func isSendable() async {
        let property = MutableProperty(0)
        let derived = property.map { $0 * 10 }
        await Task.detached { property.value = 1 }.value
        let seen = await Task.detached { derived.value }.value
        #expect(seen == 10)
    }
}
