import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Typed actions that execute a dynamic command.
@Suite @MainActor struct CommandToActionTests {
    private let work = RACSubject()

    private func command(enabled: RACSignal? = nil) -> RACCommand {
        RACCommand(enabled: enabled) { [work] _ in work }
    }

    /// What a start, or the streams of an action, send.
    private static func observer<Value, Failure>(
        _ log: Recorder, _ prefix: String = ""
    ) -> Signal<Value, Failure>.Observer {
        .init(
            value: { log.note("\(prefix)\(text(flattened($0)))") }, failed: { log.note("\(prefix)failed \($0)") },
            completed: { log.note("\(prefix)completed") }, interrupted: { log.note("\(prefix)interrupted") })
    }

    private static func logFlags<Input, Output>(of action: Action<Input, Output, any Error>) -> Recorder {
        let log = Recorder()
        action.isEnabled.producer.startWithValues { log.note("enabled \($0)") }
        action.isExecuting.producer.startWithValues { log.note("executing \($0)") }
        return log
    }

    @Test("A start executes the command, with typed inputs and values")
    func executes() {
        let log = Recorder()
        let command = RACCommand { .return("\(text($0))!") }
        let action = command.action(taking: Int.self, sending: String.self)
        action.values.observe(Self.observer(log, "values: "))
        let producer = action.apply(3)
        runMainScheduler()
        #expect(log.entries.isEmpty)
        producer.start(Self.observer(log))
        runMainScheduler()
        #expect(log.entries == ["3!", "values: 3!", "completed"])
    }

    @Test("The flags of both change together when the action is applied: those of the action at once")
    func flagsFollowApplication() {
        let command = command()
        let action = command.action
        let flags = Self.logFlags(of: action)
        let (executing, enabled) = (Recorder(), Recorder())
        executing.subscribe(to: command.executing)
        enabled.subscribe(to: command.enabled)
        action.apply(nil).start()
        #expect(flags.entries == ["enabled true", "executing false", "executing true", "enabled false"])
        runMainScheduler()
        #expect(executing.entries == ["false", "true"])
        #expect(enabled.entries == ["true", "false"])
        work.sendCompleted()
        #expect(flags.entries.suffix(2) == ["executing false", "enabled true"])
        runMainScheduler()
        #expect(executing.entries == ["false", "true", "false"])
        #expect(enabled.entries == ["true", "false", "true"])
    }

    @Test("The flags of both change together when the command is executed, and the action tells that execution")
    func followsExecution() {
        let log = Recorder()
        let command = command()
        let action = command.action(taking: Int.self, sending: Int.self)
        let flags = Self.logFlags(of: action)
        action.events.observeValues { log.note("\($0)") }
        action.errors.observeValues { log.note("failed(\($0))") }
        command.execute("of any type")
        #expect(flags.entries.suffix(2) == ["executing true", "enabled false"])
        runMainScheduler()
        work.sendNext(1)
        work.sendError(TestFailure.first)
        #expect(flags.entries.suffix(2) == ["executing false", "enabled true"])
        #expect(log.entries.count == 3)
        #expect(log.entries[1] == "failed(first)")
    }

    @Test("A bridged action is enabled and disabled with its command")
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
        let log = Recorder()
        let command = command()
        let action = command.action
        action.disabledErrors.observeValues { log.note("refused") }
        action.errors.observeValues { _ in log.note("error") }
        command.errors.subscribeNext { _ in log.note("error of the command") }
        command.execute(nil)
        runMainScheduler()
        action.apply(nil).start(Self.observer(log))
        runMainScheduler()
        #expect(log.entries == ["failed \(RefusalReason.isExecuting)", "refused"])
    }

    @Test("While the command allows concurrent executions, so does the action")
    func allowsConcurrency() {
        let command = command()
        command.allowsConcurrentExecution = true
        let action = command.action
        let log = Recorder()
        for _ in 1...2 { action.apply(nil).start(Self.observer(log)) }
        runMainScheduler()
        #expect(action.isEnabled.value)
        #expect(action.isExecuting.value)
        work.sendCompleted()
        #expect(log.entries == ["completed", "completed"])
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
        let inputs = Recorder()
        let values = Recorder()
        let command = RACCommand { input in
            inputs.note(text(input))
            return .return(input)
        }
        command.action(taking: String?.self, sending: String?.self).apply(nil).start(Self.observer(values))
        runMainScheduler()
        command.action.apply(nil).start(Self.observer(values))
        runMainScheduler()
        #expect(inputs.entries == ["nil", "nil"])
        #expect(values.entries == ["nil", "completed", "nil", "completed"])
    }

    @Test("Disposing a start ends the work; to the command it has completed", arguments: [false, true])
    func cancels(hasBegun: Bool) {
        let log = Recorder()
        let command = RACCommand { _ in
            .createSignal { _ in RACDisposable.disposableWithBlock { log.note("disposed") } }
        }
        let execution = Recorder()
        command.executionSignals.subscribeNext { execution.subscribe(to: $0 as? RACSignal ?? .never()) }
        let action = command.action
        let start = action.apply(nil).start(Self.observer(log))
        if hasBegun { runMainScheduler() }
        start.dispose()
        runMainScheduler()
        #expect(log.entries == (hasBegun ? ["interrupted", "disposed"] : ["interrupted"]))
        #expect(execution.entries == ["completed"])
        #expect(!action.isExecuting.value)
        #expect(command.enabled.first() as? Bool == true)
    }

    @Test("A start that was disposed after its end changes nothing that is replayed")
    func disposesLate() {
        let log = Recorder()
        let command = command()
        var execution: RACSignal?
        command.executionSignals.subscribeNext { execution = $0 as? RACSignal }
        let action = command.action
        let start = action.apply(nil).start()
        runMainScheduler()
        work.sendError(TestFailure.first)
        start.dispose()
        log.subscribe(to: execution?.materialize() ?? .never())
        #expect(log.entries.count == 2)
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
        let log = Recorder()
        do {
            let action = command.action
            action.values.observe(Self.observer(log))
            released = action
        }
        #expect(released == nil)
        #expect(log.entries == ["completed"])
        command.execute(nil)
        runMainScheduler()
        work.sendNext(1)
        #expect(log.entries == ["completed"])
    }

    @Test("An execution that the action has begun outlives both")
    func outlivesBoth() {
        let log = Recorder()
        do { command().action.apply(nil).start(Self.observer(log)) }
        runMainScheduler()
        work.sendNext(1)
        work.sendCompleted()
        #expect(log.entries == ["1", "completed"])
    }
}
