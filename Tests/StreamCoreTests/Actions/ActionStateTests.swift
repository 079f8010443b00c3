import StreamCore
import StreamTesting
import Testing

@Suite struct ActionStateTests {
    private let recorder = Recorder()

    @Test("An execution is given the state that the property has when it starts")
    func givesState() {
        let state = MutableProperty(1)
        let action = Action<Int, Int, Never>(state: state) { state, input in SignalProducer(value: state * 100 + input)
        }
        let producer = action.apply(5)
        state.value = 2
        producer.start(recorder.observer())
        #expect(recorder.history == "205 completed")
    }

    @Test("A state and a predicate say whether it is enabled")
    func enablesByPredicate() {
        let state = MutableProperty(1)
        let action = Action<Int, Int, Never>(state: state, enabledIf: { $0 > 1 }) { SignalProducer(value: $0 + $1) }
        #expect(!action.isEnabled.value)
        state.value = 2
        #expect(action.isEnabled.value)
        action.apply(1).start(recorder.observer())
        #expect(recorder.history == "3 completed")
    }

    @Test("unwrapping: it is disabled while the property is nil")
    func unwraps() {
        let state = MutableProperty<Int?>(nil)
        let action = Action<Int, Int, Never>(unwrapping: state) { SignalProducer(value: $0 + $1) }
        #expect(!action.isEnabled.value)
        action.apply(1).start(recorder.observer())
        state.value = 10
        #expect(action.isEnabled.value)
        action.apply(1).start(recorder.observer())
        #expect(recorder.history == "failed(\(RefusalReason.stateForbids)) 11 completed")
    }

    @Test("Without input it applies without one, and its closures take the state alone")
    func takesNoInput() {
        let state = MutableProperty(1)
        let optional = MutableProperty<Int?>(2)
        Action<Void, Int, Never>(state: state) { SignalProducer(value: $0) }.apply().start(recorder.observer())
        Action<Void, Int, Never>(unwrapping: optional) { SignalProducer(value: $0) }.apply().start(recorder.observer())
        Action<Void, Int, Never> { SignalProducer(value: 3) }.apply().start(recorder.observer())
        Action<(), Int, Never>(enabledIf: Property(value: true)) { SignalProducer(value: 4) }.apply()
            .start(recorder.observer())
        #expect(recorder.history == "1 completed 2 completed 3 completed 4 completed")
    }

    @Test("An action's executing state may drive its own state property")
    func executingDrivesState() {
        let isAllowed = MutableProperty(true)
        let action = Action<Int, Int, Never>(enabledIf: isAllowed) { _ in .never }
        isAllowed <~ action.isExecuting.negate()
        let start = action.apply(1).start(recorder.observer())
        #expect(!action.isEnabled.value)
        start.dispose()
        #expect(action.isEnabled.value)
        #expect(isAllowed.value)
    }

    @Test("An action's enabled state may drive its own state property")
    func enabledDrivesState() {
        let isAllowed = MutableProperty(true)
        let action = Action<Int, Int, Never>(enabledIf: isAllowed) { SignalProducer(value: $0) }
        isAllowed <~ action.isEnabled.signal.map { _ in true }
        action.apply(1).start(recorder.observer())
        #expect(action.isEnabled.value)
        #expect(recorder.history == "1 completed")
    }

    @Test("A feedback from its enabled state that settles does not loop for ever")
    func feedbackSettles() {
        let state = MutableProperty(1)
        let action = Action<Int, Int, Never>(state: state, enabledIf: { $0 == 1 }) { _, _ in .never }
        var count = 0
        action.isEnabled.producer.startWithValues { _ in
            count += 1
            state.value = 10
        }
        #expect(!action.isEnabled.value)
        #expect(count == 2)
    }

    @Test("A state that changes during an execution changes the flags after it alone")
    func changesStateWhileExecuting() {
        let isAllowed = MutableProperty(true)
        let action = Action<Int, Int, Never>(enabledIf: isAllowed) { _ in .never }
        let start = action.apply(1).start()
        let flags = Recorder()
        action.isEnabled.signal.observe(flags.observer())
        isAllowed.value = false
        start.dispose()
        isAllowed.value = true
        #expect(flags.history == "true")
    }
}
