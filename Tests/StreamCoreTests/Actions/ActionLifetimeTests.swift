import StreamCore
import StreamTesting
import Testing

@Suite struct ActionLifetimeTests {
    @Test("An action's streams complete, and its lifetime ends, when the action is released")
    func completes() {
        let recorder = Recorder()
        var action: Action<Int, Int, Never>? = Action { SignalProducer(value: $0) }
        action?.values.observeCompleted { recorder.note("values") }
        action?.errors.observeCompleted { recorder.note("errors") }
        action?.completed.observeCompleted { recorder.note("completed") }
        action?.events.observeCompleted { recorder.note("events") }
        action?.disabledErrors.observeCompleted { recorder.note("disabledErrors") }
        action?.refusals.observeCompleted { recorder.note("refusals") }
        action?.lifetime.observeEnded { recorder.note("ended") }
        action = nil
        #expect(recorder.history == "values errors completed events disabledErrors refusals ended")
    }

    @Test("An action retains its state property, and releases it when the action is released")
    func retainsState() {
        weak var state: MutableProperty<Int>?
        var action: Action<Int, Int, Never>?
        do {
            let property = MutableProperty(1)
            state = property
            action = Action(state: property) { SignalProducer(value: $0 + $1) }
        }
        #expect(state != nil)
        withExtendedLifetime(action) {}
        action = nil
        #expect(state == nil)
    }

    @Test("An action is retained by its producer and its execution")
    func isRetained() {
        let (output, input) = Signal<Int, Never>.pipe()
        weak var weakAction: Action<Int, Int, Never>?
        var producer: SignalProducer<Int, ActionError<Never>>?
        do {
            let action = Action<Int, Int, Never> { _ in output.producer }
            weakAction = action
            producer = action.apply(1)
        }
        #expect(weakAction != nil)
        producer?.start()
        producer = nil
        #expect(weakAction != nil)
        input.sendCompleted()
        #expect(weakAction == nil)
    }

    @Test("An action is not retained by its streams")
    func isNotRetainedByStreams() {
        weak var weakAction: Action<Int, Int, Never>?
        var values: Signal<Int, Never>?
        do {
            let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
            weakAction = action
            values = action.values
            action.events.observeValues { _ in }
        }
        #expect(weakAction == nil)
        withExtendedLifetime(values) {}
    }
}
