import StreamCore
import StreamTesting
import Testing

@Suite struct MutablePropertyTests {
    private let recorder = Recorder()

    @Test("A mutable property has its initial value, then the value that was set")
    func hasValue() {
        let property = MutableProperty(1)
        #expect(property.value == 1)
        property.value = 2
        #expect(property.value == 2)
    }

    @Test("The producer sends the present value, then every one that is set, even if it is the same")
    func producesValues() {
        let property = MutableProperty(1)
        property.producer.start(recorder.observer())
        property.value = 2
        property.value = 2
        #expect(recorder.history == "1 2 2")
    }

    @Test("The signal sends every value that is set, even if it is the same, without the present one")
    func signalsValues() {
        let property = MutableProperty(1)
        property.signal.observe(recorder.observer())
        property.value = 2
        property.value = 2
        #expect(recorder.history == "2 2")
    }

    @Test("Producer and signal complete when the property is released")
    func completes() {
        var property: MutableProperty? = MutableProperty(1)
        let other = Recorder()
        property?.producer.start(recorder.observer())
        property?.signal.observe(other.observer())
        property = nil
        #expect(recorder.history == "1 completed")
        #expect(other.history == "completed")
    }

    @Test("A producer that is started after the property was released sends the last value and completes")
    func producesAfterRelease() {
        var property: MutableProperty? = MutableProperty(1)
        let producer = property?.producer
        property?.value = 2
        property = nil
        producer?.start(recorder.observer())
        #expect(recorder.history == "2 completed")
    }

    @Test("A target that outlives its property sets the last value, and the producer sends it and completes")
    func setsAfterRelease() {
        var property: MutableProperty? = MutableProperty(1)
        let (producer, target) = (property?.producer, property?.bindingTarget)
        property = nil
        target?.action(2)
        producer?.start(recorder.observer())
        #expect(recorder.history == "2 completed")
    }

    @Test("A lifetime is asked for before the release only, and ends with it")
    func endsUnobservedLifetime() {
        var property: MutableProperty? = MutableProperty(1)
        let lifetime = property?.lifetime
        property = nil
        #expect(lifetime?.hasEnded == true)
    }

    @Test("A start that meets the release of a property gets its value, then completion")
    func startsDuringRelease() {
        let rounds = 1_000
        let properties = Shared((0..<rounds).map { Optional(MutableProperty($0)) })
        let producers = properties.withLock { $0.map { $0?.producer } }
        let recorders = (0..<rounds).map { _ in Recorder() }
        race(rounds: rounds) { round in
            let property = properties.withLock { exchange(&$0[round], with: nil) }
            withExtendedLifetime(property) {}
        } against: { round in
            producers[round]?.start(recorders[round].observer())
        }
        #expect(recorders.map(\.history) == (0..<rounds).map { "\($0) completed" })
    }

    @Test("A signal that is observed after the property was released interrupts")
    func signalsAfterRelease() {
        var property: MutableProperty? = MutableProperty(1)
        let signal = property?.signal
        property = nil
        signal?.observe(recorder.observer())
        #expect(recorder.history == "interrupted")
    }

    @Test("The lifetime ends when the property is released, after its observers have been told")
    func endsLifetime() {
        var property: MutableProperty? = MutableProperty(1)
        let lifetime = property?.lifetime
        property?.signal.observe(recorder.observer())
        lifetime?.observeEnded { [recorder] in recorder.note("ended") }
        #expect(lifetime?.hasEnded == false)
        property = nil
        #expect(lifetime?.hasEnded == true)
        #expect(recorder.history == "completed ended")
    }

    @Test("swap sets a value and returns the one before")
    func swaps() {
        let property = MutableProperty(1)
        property.producer.start(recorder.observer())
        #expect(property.swap(2) == 1)
        #expect(recorder.history == "1 2")
    }

    @Test("withValue calls its closure with the value and returns its result, and lets it set the property")
    func callsWithValue() {
        let property = MutableProperty(1)
        let result = property.withValue { value in
            property.value = value + 1
            return value
        }
        #expect(result == 1)
        #expect(property.value == 2)
    }

    @Test("A start that is disposed hears nothing more, but of its interruption")
    func disposes() {
        let property = MutableProperty(1)
        let start = property.producer.start(recorder.observer())
        start.dispose()
        property.value = 2
        #expect(recorder.history == "1 interrupted")
    }

    @Test("A start that ends at the first value hears nothing more")
    func endsAtFirst() {
        let property = MutableProperty(1)
        property.producer.take(first: 1).start(recorder.observer())
        property.value = 2
        #expect(recorder.history == "1 completed")
    }

    @Test("A mutable property is not retained by its signal, its producer, its lifetime or their observers")
    func isReleased() {
        let counter = Counted.Counter()
        var property: MutableProperty<Counted>? = MutableProperty(Counted(counter))
        property?.signal.observeValues { _ in }
        property?.producer.startWithValues { _ in }
        property?.value = Counted(counter)
        #expect(counter.live == 1)
        property = nil
        #expect(counter.live == 0)
    }

    @Test("As a property wrapper it is read, set and observed")
    func wraps() {
        final class Model {
            @MutableProperty var count = 1
        }
        let model = Model()
        model.$count.producer.start(recorder.observer())
        model.count += 1
        #expect(model.count == 2)
        #expect(model.$count.value == 2)
        #expect(recorder.history == "1 2")
    }
}
