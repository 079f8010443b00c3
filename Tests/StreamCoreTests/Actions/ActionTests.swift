import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct ActionTests {
    private typealias Step = (output: Signal<String, TestFailure>, input: Signal<String, TestFailure>.Observer)

    private let log = Recorder()
    private let step: Step = Signal.pipe()

    /// An action whose executions send what `step.input` is sent.
    private func makeAction() -> Action<Int, String, TestFailure> {
        Action { [step] _ in step.output.producer }
    }

    private func watch(_ action: Action<Int, String, TestFailure>) {
        action.isEnabled.signal.observeValues { [log] in log.note("enabled:\($0)") }
        action.isExecuting.signal.observeValues { [log] in log.note("executing:\($0)") }
        action.values.observeValues { [log] in log.note("value:\($0)") }
        action.errors.observeValues { [log] in log.note("error:\($0)") }
        action.completed.observeValues { [log] in log.note("completed") }
        action.disabledErrors.observeValues { [log] in log.note("disabled") }
        action.events.observeValues { [log] in log.note("event:\($0)") }
    }

    @Test("An action begins enabled and not executing")
    func begins() {
        let action = makeAction()
        #expect(action.isEnabled.value)
        #expect(!action.isExecuting.value)
    }

    @Test("Applying does nothing until the producer is started; every start is an execution")
    func appliesLazily() {
        var starts = 0
        let action = Action<Int, Int, Never> { input in
            SignalProducer {
                starts += 1
                return input
            }
        }
        let producer = action.apply(5)
        #expect(starts == 0)
        producer.start()
        producer.start()
        #expect(starts == 2)
    }

    @Test("A start while it executes fails with disabled, and disabledErrors sends after that")
    func refusesWhileExecuting() {
        let action = makeAction()
        action.apply(1).start()
        action.disabledErrors.observeValues { [log] in log.note("disabled") }
        action.events.observeValues { [log] in log.note("event:\($0)") }
        action.apply(2).startWithFailed { [log] in log.note("failed:\($0)") }
        #expect(log.history == "failed:\(RefusalReason.isExecuting) disabled")
        #expect(action.isExecuting.value)
    }

    @Test("A start while its property is false is refused")
    func refusesWhileDisabled() {
        let isAllowed = MutableProperty(false)
        let action = Action<Int, Int, Never>(enabledIf: isAllowed) { SignalProducer(value: $0) }
        let recorder = Recorder()
        #expect(!action.isEnabled.value)
        action.apply(1).start(recorder.observer())
        isAllowed.value = true
        #expect(action.isEnabled.value)
        action.apply(2).start(recorder.observer())
        #expect(recorder.history == "failed(\(RefusalReason.stateForbids)) 2 completed")
    }

    /// The one order: whoever started, the flags (enabled first), the stream of the kind, all events.
    @Test(
        "Events are told in one order: caller, flags, values or errors or completed, events",
        arguments: ["complete", "fail", "interrupt", "dispose"])
    func tellsInOrder(end: String) {
        let action = makeAction()
        watch(action)
        let start = action.apply(1).start { [log] in log.note("caller:\($0)") }
        step.input.send(value: "a")
        switch end {
        case "complete": step.input.sendCompleted()
        case "fail": step.input.send(error: .first)
        case "interrupt": step.input.sendInterrupted()
        default: start.dispose()
        }
        let beginning = "enabled:false executing:true caller:VALUE a value:a event:VALUE a "
        let rest =
            switch end {
            case "complete":
                "caller:COMPLETED enabled:true executing:false completed event:COMPLETED"
            case "fail":
                "caller:FAILED The work of the action failed: first enabled:true executing:false error:first event:FAILED first"
            default:
                "caller:INTERRUPTED enabled:true executing:false event:INTERRUPTED"
            }
        #expect(log.history == beginning + rest)
    }

    @Test("A caller that disposes inside its value is told of interruption before the flags change")
    func disposesInsideValue() {
        let action = makeAction()
        watch(action)
        var start: (any Disposable)?
        start = action.apply(1).start { [log] event in
            log.note("caller:\(event)")
            if case .value = event { start?.dispose() }
        }
        step.input.send(value: "a")
        #expect(
            log.history
                == "enabled:false executing:true caller:VALUE a value:a event:VALUE a "
                + "caller:INTERRUPTED enabled:true executing:false event:INTERRUPTED")
    }

    @Test("An end that finds the caller about to dispose is told after the caller's interruption")
    func endsWhileDisposing() {
        let action = makeAction()
        watch(action)
        var start: (any Disposable)?
        let step = step
        start = action.apply(1).start { [log] event in
            log.note("caller:\(event)")
            if case .value = event {
                start?.dispose()
                step.input.sendCompleted()
            }
        }
        step.input.send(value: "a")
        #expect(log.history.contains("caller:INTERRUPTED enabled:true executing:false"))
        #expect(action.isEnabled.value)
    }

    @Test("Both flags of an action have their new values when the observers of either are notified")
    func changesFlagsTogether() {
        let action = makeAction()
        action.isEnabled.signal.observeValues { [log] in log.note("\($0),\(action.isExecuting.value)") }
        action.isExecuting.signal.observeValues { [log] in log.note("\(action.isEnabled.value),\($0)") }
        action.apply(1).start()
        step.input.sendCompleted()
        #expect(log.history == "false,true false,true true,false true,false")
    }

    @Test("A value's observer cannot apply the action again; an end's observer can")
    func appliesAgain() {
        let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
        action.values.take(first: 1).observeValues { [log] _ in
            action.apply(2).startWithFailed { [log] in log.note("value:\($0)") }
        }
        action.completed.take(first: 1).observeValues { [log] in
            action.apply(3).startWithResult { [log] in log.note("completed:\($0)") }
        }
        action.apply(1).start()
        #expect(log.history == "value:\(RefusalReason.isExecuting) completed:success(3)")
    }

    @Test("An action that is applied again whenever it completes, a million times over, takes constant stack")
    func takesConstantStack() {
        onThread(stackSize: 512 * 1024) {
            let count = many(1_000_000)
            let action = Action<Int, Int, Never> { SignalProducer(value: $0 + 1) }
            var last = 0
            action.values.observeValues { last = $0 }
            action.completed.observeValues { if last < count { action.apply(last).start() } }
            action.apply(0).start()
            #expect(last == count)
        }
    }

    @Test("An execution that is begun while the end of another is told leaves the flags right")
    func appliesInsideEnabled() {
        let action = makeAction()
        action.isEnabled.signal.filter { $0 }.take(first: 1).observeValues { _ in action.apply(2).start() }
        action.isExecuting.signal.observeValues { [log] in log.note("\($0)") }
        action.apply(1).start().dispose()
        #expect(action.isExecuting.value)
        #expect(!action.isEnabled.value)
        #expect(log.history == "true false true")
    }

    @Test("An execution that ends while the end of another is told is told after it, when it is over")
    func tellsLater() {
        let log = Recorder()
        let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
        action.isExecuting.signal.observeValues { log.note("executing:\($0)") }
        action.values.observeValues { log.note("value:\($0)") }
        action.completed.take(first: 1).observeValues {
            log.note("completed")
            action.apply(2).startWithCompleted { log.note("2") }
            log.note("applied")
        }
        action.apply(1).start()
        #expect(
            log.history
                == "executing:true value:1 executing:false completed executing:true 2 executing:false applied value:2")
    }

    @Test("completed sends for completion alone", arguments: ["complete", "fail", "interrupt", "refuse"])
    func tellsCompletion(end: String) {
        let action = makeAction()
        action.completed.observeValues { [log] in log.note("completed") }
        action.apply(1).start()
        switch end {
        case "complete": step.input.sendCompleted()
        case "fail": step.input.send(error: .first)
        case "interrupt": step.input.sendInterrupted()
        default: action.apply(2).start()
        }
        #expect(log.history == (end == "complete" ? "completed" : ""))
    }

    @Test("An action is not disabled for ever by a start that is disposed before the work is attached")
    func releasesEarlyDisposal() {
        let action = Action<Int, Int, Never> { _ in .never }
        action.apply(1).take(first: 0).start()
        action.apply(1).take(until: SignalProducer(value: ())).start()
        action.apply(1).startWithSignal { _, interrupter in interrupter.dispose() }
        #expect(action.isEnabled.value)
    }

    @Test("Of many threads that start it at once, one executes")
    func executesOnce() {
        let executions = Counter()
        let refusals = Counter()
        let action = Action<Int, Int, Never> { _ in
            executions.increment()
            return .never
        }
        onThreads(4) { _ in action.apply(1).startWithFailed { _ in refusals.increment() } }
        #expect(executions.value == 1)
        #expect(refusals.value == 3)
    }

    @Test("Errors of an action are equatable")
    func comparesErrors() {
        #expect(ActionError<TestFailure>.disabled == .disabled)
        #expect(ActionError.producerFailed(TestFailure.first) == .producerFailed(.first))
        #expect(ActionError.producerFailed(TestFailure.first) != .producerFailed(.second))
    }
}
