import Foundation
import RACCompat
import StreamCore
import Testing

/// Typed actions that execute a dynamic command.
@Suite @MainActor struct CommandToActionTests {
    private let work = RACSubject()

    private func command(enabled: RACSignal? = nil) -> RACCommand {
        RACCommand(enabled: enabled) { [work] _ in work }
    }

    /// What a start, or the streams of an action, send.
    private static func observer<Value, Failure>(
        _ log: EventLog, _ prefix: String = ""
    ) -> Signal<Value, Failure>.Observer {
        .init(
            value: { log.add("\(prefix)\(text(flattened($0)))") }, failed: { log.add("\(prefix)failed \($0)") },
            completed: { log.add("\(prefix)completed") }, interrupted: { log.add("\(prefix)interrupted") })
    }

    private static func logFlags<Input, Output>(of action: Action<Input, Output, any Error>) -> EventLog {
        let log = EventLog()
        action.isEnabled.producer.startWithValues { log.add("enabled \($0)") }
        action.isExecuting.producer.startWithValues { log.add("executing \($0)") }
        return log
    }

    @Test("A start executes the command, with typed inputs and values")
    func executes() {
        let log = EventLog()
        let command = RACCommand { .return("\(text($0))!") }
        let action = command.action(taking: Int.self, sending: String.self)
        action.values.observe(Self.observer(log, "values: "))
        let producer = action.apply(3)
        runMainScheduler()
        #expect(log.events.isEmpty)
        producer.start(Self.observer(log))
        runMainScheduler()
        #expect(log.events == ["3!", "values: 3!", "completed"])
    }

    @Test("The flags of both change together when the action is applied: those of the action at once")
    func flagsFollowApplication() {
        let command = command()
        let action = command.action
        let flags = Self.logFlags(of: action)
        let (executing, enabled) = (EventLog(), EventLog())
        executing.subscribe(to: command.executing)
        enabled.subscribe(to: command.enabled)
        action.apply(nil).start()
        #expect(flags.events == ["enabled true", "executing false", "executing true", "enabled false"])
        runMainScheduler()
        #expect(executing.events == ["false", "true"])
        #expect(enabled.events == ["true", "false"])
        work.sendCompleted()
        #expect(flags.events.suffix(2) == ["executing false", "enabled true"])
        runMainScheduler()
        #expect(executing.events == ["false", "true", "false"])
        #expect(enabled.events == ["true", "false", "true"])
    }

    @Test("The flags of both change together when the command is executed, and the action tells that execution")
    func followsExecution() {
        let log = EventLog()
        let command = command()
        let action = command.action(taking: Int.self, sending: Int.self)
        let flags = Self.logFlags(of: action)
        action.events.observeValues { log.add("\($0)") }
        action.errors.observeValues { log.add("error \($0)") }
        command.execute("of any type")
        #expect(flags.events.suffix(2) == ["executing true", "enabled false"])
        runMainScheduler()
        work.sendNext(1)
        work.sendError(TestFailure.first)
        #expect(flags.events.suffix(2) == ["executing false", "enabled true"])
        #expect(log.events.count == 3)
        #expect(log.events[1] == "error first")
    }

    @Test("What enables the command enables the action")
    func followsEnabledSignal() {
        let isValid = RACBehaviorSubject(defaultValue: false)
        let action = command(enabled: isValid).action
        #expect(!action.isEnabled.value)
        isValid.sendNext(true)
        #expect(action.isEnabled.value)
        isValid.sendError(nil)
        #expect(action.isEnabled.value)
    }

    @Test("Where the command is disabled, a start fails as disabled, and the command tells nothing")
    func refuses() {
        let log = EventLog()
        let command = command()
        let action = command.action
        action.disabledErrors.observeValues { log.add("refused") }
        action.errors.observeValues { _ in log.add("error") }
        command.errors.subscribeNext { _ in log.add("error of the command") }
        command.execute(nil)
        runMainScheduler()
        action.apply(nil).start(Self.observer(log))
        runMainScheduler()
        #expect(log.events == ["failed \(RefusalReason.isExecuting)", "refused"])
    }

    @Test("While the command allows concurrent executions, so does the action")
    func allowsConcurrency() {
        let command = command()
        command.allowsConcurrentExecution = true
        let action = command.action
        let log = EventLog()
        for _ in 1...2 { action.apply(nil).start(Self.observer(log)) }
        runMainScheduler()
        #expect(action.isEnabled.value)
        #expect(action.isExecuting.value)
        work.sendCompleted()
        #expect(log.events == ["completed", "completed"])
        #expect(!action.isExecuting.value)
    }

    @Test(
        "Failures arrive as they were, out of whatever is around them",
        arguments: [
            (TestFailure.second, "second"),
            (NSError(domain: "d", code: 5), "d 5"),
            (ActionError<TestFailure>.producerFailed(.first), "first"),
            (ActionError<ActionError<TestFailure>>.producerFailed(.producerFailed(.first)), "first"),
            (ActionError<TestFailure>.disabled, RefusalReason.stateForbids.description),
            (RACFailure(TestFailure.second), "second"),
            (RACFailure(nil), "nilError"),
            (nil as (any Error)?, "nilError"),
        ] as [((any Error)?, String)])
    func unwrapsFailures(error: (any Error)?, expected: String) {
        var received: [String] = []
        let note = { (error: any Error) in
            let foreign = type(of: error) == NSError.self ? error as NSError : nil
            received.append(foreign.map { "\($0.domain) \($0.code)" } ?? Self.lastWord(of: error))
        }
        let command = RACCommand { _ in .error(error) }
        let action = command.action
        action.errors.observeValues { note($0) }
        action.apply(nil).start(.init(failed: { if case .producerFailed(let error) = $0 { note(error) } }))
        runMainScheduler()
        #expect(received == [expected, expected])
        command.execute(nil)
        runMainScheduler()
        #expect(received == [expected, expected, expected])
    }

    private static func lastWord(of error: any Error) -> String {
        if case RACBridgeError.nilError = error { return "nilError" }
        return "\(error)"
    }

    @Test("A value of another type ends the execution with an error that says so")
    func checksValues() {
        let command = command()
        let action = command.action(taking: Int.self, sending: Int.self)
        var message = ""
        action.apply(1).start(.init(failed: { if case .producerFailed(let error) = $0 { message = "\(error)" } }))
        runMainScheduler()
        work.sendNext("x")
        #expect(message == "The dynamic stream sent a value of type String where Int was expected.")
        #expect(!action.isExecuting.value)
    }

    @Test("Nil is a value of every optional type, as an input and as a value")
    func takesNil() {
        let inputs = EventLog()
        let values = EventLog()
        let command = RACCommand { input in
            inputs.add(text(input))
            return .return(input)
        }
        command.action(taking: String?.self, sending: String?.self).apply(nil).start(Self.observer(values))
        runMainScheduler()
        command.action.apply(nil).start(Self.observer(values))
        runMainScheduler()
        #expect(inputs.events == ["nil", "nil"])
        #expect(values.events == ["nil", "completed", "nil", "completed"])
    }

    @Test("Disposing a start ends the work; to the command it has completed", arguments: [false, true])
    func cancels(hasBegun: Bool) {
        let log = EventLog()
        let command = RACCommand { _ in
            .createSignal { _ in RACDisposable.disposableWithBlock { log.add("disposed") } }
        }
        let execution = EventLog()
        command.executionSignals.subscribeNext { execution.subscribe(to: $0 as? RACSignal ?? .never()) }
        let action = command.action
        let start = action.apply(nil).start(Self.observer(log))
        if hasBegun { runMainScheduler() }
        start.dispose()
        runMainScheduler()
        #expect(log.events == (hasBegun ? ["interrupted", "disposed"] : ["interrupted"]))
        #expect(execution.events == ["completed"])
        #expect(!action.isExecuting.value)
        #expect(command.enabled.first() as? Bool == true)
    }

    @Test("A start that was disposed after its end changes nothing that is replayed")
    func disposesLate() {
        let log = EventLog()
        let command = command()
        var execution: RACSignal?
        command.executionSignals.subscribeNext { execution = $0 as? RACSignal }
        let action = command.action
        let start = action.apply(nil).start()
        runMainScheduler()
        work.sendError(TestFailure.first)
        start.dispose()
        log.subscribe(to: execution?.materialize() ?? .never())
        #expect(log.events.count == 2)
        runMainScheduler()
        #expect(!action.isExecuting.value)
    }

    @Test("The action holds the command")
    func holdsCommand() {
        weak var released: RACCommand?
        do {
            let action: Action<Any?, Any?, any Error>
            do {
                let command = self.command()
                released = command
                action = command.action
            }
            #expect(released != nil)
            action.apply(nil).start()
            runMainScheduler()
            work.sendCompleted()
        }
        runMainScheduler()
        #expect(released == nil)
    }

    @Test("The command does not hold the action")
    func isNotHeld() {
        let command = command()
        weak var released: Action<Any?, Any?, any Error>?
        let log = EventLog()
        do {
            let action = command.action
            action.values.observe(Self.observer(log))
            released = action
        }
        #expect(released == nil)
        #expect(log.events == ["completed"])
        command.execute(nil)
        runMainScheduler()
        work.sendNext(1)
        #expect(log.events == ["completed"])
    }

    @Test("An execution that the action has begun outlives both")
    func outlivesBoth() {
        let log = EventLog()
        do { command().action.apply(nil).start(Self.observer(log)) }
        runMainScheduler()
        work.sendNext(1)
        work.sendCompleted()
        #expect(log.events == ["1", "completed"])
    }
}
