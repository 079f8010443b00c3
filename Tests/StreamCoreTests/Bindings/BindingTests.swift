import StreamCore
import StreamTesting
import Testing

@Suite struct BindingTests {
    @Test("A property follows a signal, a producer, a property and a result that are bound to it")
    func followsSources() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let target = MutableProperty(0)
        target <~ signal
        input.send(value: 1)
        #expect(target.value == 1)
        target <~ SignalProducer<Int, Never>([2, 3])
        #expect(target.value == 3)
        let source = MutableProperty(4)
        target <~ source
        #expect(target.value == 4)
        source.value = 5
        #expect(target.value == 5)
        target <~ source.map { $0 * 10 }
        #expect(target.value == 50)
    }

    @Test("A target of optionals follows a source of plain values")
    func followsPlainSource() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let target = MutableProperty<Int?>(nil)
        target <~ signal
        input.send(value: 1)
        #expect(target.value == 1)
        target <~ Property(value: 2)
        #expect(target.value == 2)
        target <~ SignalProducer<Int?, Never>(value: nil)
        #expect(target.value == nil)
    }

    @Test("A binding that is disposed has no effect any more, and lets go of its source")
    func disposes() {
        var isDisposed = false
        let target = MutableProperty(0)
        let source = SignalProducer<Int, Never> { observer, lifetime in
            observer.send(value: 1)
            lifetime.observeEnded {
                isDisposed = true
                withExtendedLifetime(observer) {}
            }
        }
        let binding = target <~ source
        #expect(target.value == 1)
        #expect(binding?.isDisposed == false)
        binding?.dispose()
        #expect(isDisposed)
        #expect(binding?.isDisposed == true)
    }

    @Test("A binding ends when the target is released")
    func endsWithTarget() {
        var isDisposed = false
        var target: MutableProperty? = MutableProperty(0)
        let source = SignalProducer<Int, Never> { observer, lifetime in
            lifetime.observeEnded {
                isDisposed = true
                withExtendedLifetime(observer) {}
            }
        }
        target <~ source
        #expect(!isDisposed)
        target = nil
        #expect(isDisposed)
    }

    @Test("A binding ends when the source does, and leaves nothing in the target's lifetime")
    func endsWithSource() {
        let counter = Counted.Counter()
        let target = MutableProperty(0)
        var source: MutableProperty? = MutableProperty(1)
        do {
            let item = Counted(counter)
            if let source { target <~ source.map { value in withExtendedLifetime(item) { value } } }
        }
        #expect(counter.live == 1)
        source = nil
        #expect(counter.live == 0)
        #expect(target.value == 1)
    }

    @Test("A producer is not started for a target that has ended")
    func doesNotStart() {
        var starts = 0
        let target = BindingTarget<Int>(lifetime: .empty) { _ in }
        target
            <~ SignalProducer<Int, Never> {
                starts += 1
                return 1
            }
        #expect(starts == 0)
    }

    @Test("Neither side of a binding retains the other")
    func retainsNothing() {
        weak var weakSource: MutableProperty<Int>?
        weak var weakTarget: MutableProperty<Int>?
        do {
            let source = MutableProperty(1)
            let target = MutableProperty(0)
            weakSource = source
            weakTarget = target
            target <~ source
        }
        #expect(weakSource == nil)
        #expect(weakTarget == nil)
    }

    @Test("An optional target that is nil takes nothing; one that is not takes values")
    func bindsOptionals() {
        let property = MutableProperty(0)
        var target: MutableProperty<Int>?
        target <~ SignalProducer<Int, Never>(value: 1)
        #expect(property.value == 0)
        target = property
        target <~ SignalProducer<Int, Never>(value: 1)
        #expect(property.value == 1)
    }

    @Test("An action that is bound is applied to every value; refusals are told by the action alone")
    func bindsActions() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let recorder = Recorder()
        let isAllowed = MutableProperty(true)
        let action = Action<Int, Int, Never>(enabledIf: isAllowed) { SignalProducer(value: $0 * 10) }
        action.values.observe(recorder.observer())
        action.disabledErrors.observeValues { recorder.note("disabled") }
        action <~ signal
        input.send(value: 1)
        isAllowed.value = false
        input.send(value: 2)
        #expect(recorder.history == "10 disabled")
    }

    @Test("An observer that is bound gets the values alone, and is not retained")
    func bindsObservers() {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        var observer: Signal<Int, Never>.Observer? = recorder.observer()
        if let observer { observer <~ signal }
        input.send(value: 1)
        observer = nil
        input.send(value: 2)
        #expect(recorder.history == "1")
    }

    @Test("The operator binds looser than all others but assignment")
    func hasPrecedence() {
        let source: Property<Int>? = nil
        let target = MutableProperty(0)
        var binding: (any Disposable)?
        binding = target <~ source ?? Property(value: 1)
        #expect(target.value == 1)
        #expect(binding != nil)
    }
}
