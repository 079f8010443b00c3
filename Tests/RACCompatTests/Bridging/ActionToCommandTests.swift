import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Dynamic commands that apply a typed action.
@Suite @MainActor struct ActionToCommandTests {
    private let input = Signal<Int, TestFailure>.pipe()
    private let isValid = MutableProperty(true)

    /// An action whose work is fed by `input`.
    private func action() -> Action<String, Int, TestFailure> {
        Action(enabledIf: isValid) { [input] _ in SignalProducer(input.output) }
    }

    private static func log(_ signal: RACSignal) -> Recorder {
        let log = Recorder()
        log.subscribe(to: signal)
        return log
    }

    @Test("Executing applies the action, on the main queue")
    func applies() {
        let inputs = Recorder()
        let action = Action<Int, String, Never> { input in
            inputs.note("\(input)")
            return SignalProducer(["\(input)", "done"])
        }
        let command = action.bridged
        let log = Self.log(command.execute(3))
        #expect(inputs.entries.isEmpty)
        runMainScheduler()
        #expect(inputs.entries == ["3"])
        #expect(log.entries == ["3", "done", "completed"])
    }

    @Test("The flags of both change together when the command is executed")
    func flagsFollowExecution() {
        let action = action()
        let command = action.bridged
        let (executing, enabled) = (Self.log(command.executing), Self.log(command.enabled))
        command.execute("x")
        runMainScheduler()
        #expect(action.isExecuting.value)
        #expect(!action.isEnabled.value)
        #expect(executing.entries == ["false", "true"])
        #expect(enabled.entries == ["true", "false"])
        input.input.sendCompleted()
        #expect(!action.isExecuting.value)
        runMainScheduler()
        #expect(executing.entries == ["false", "true", "false"])
        #expect(enabled.entries == ["true", "false", "true"])
    }

    @Test("The flags of both change together when the action is applied, and the command tells that execution")
    func followsApplication() {
        let action = action()
        let command = action.bridged
        let (executing, enabled, errors) = (
            Self.log(command.executing), Self.log(command.enabled), Self.log(command.errors)
        )
        let execution = Self.log(command.executionSignals.flatten())
        action.apply("x").start()
        #expect(Self.log(command.execute("y")).entries.first?.contains("disabled") == true)
        runMainScheduler()
        #expect(executing.entries == ["false", "true"])
        #expect(enabled.entries == ["true", "false"])
        input.input.send(value: 1)
        input.input.send(error: .second)
        runMainScheduler()
        #expect(executing.entries == ["false", "true", "false"])
        #expect(enabled.entries == ["true", "false", "true"])
        #expect(execution.entries == ["1"])
        #expect(errors.entries == ["second"])
    }

    @Test("Two commands of one action tell each other's executions")
    func followsOtherCommand() {
        let action = action()
        let commands = [action.bridged, action.bridged]
        let executing = commands.map { Self.log($0.executing) }
        commands[0].execute("x")
        runMainScheduler()
        #expect(executing.map(\.entries) == [["false", "true"], ["false", "true"]])
        input.input.sendInterrupted()
        runMainScheduler()
        #expect(executing.map(\.entries) == [["false", "true", "false"], ["false", "true", "false"]])
        withExtendedLifetime(commands) {}
    }

    @Test("A bridged command is enabled and disabled with its action")
    func followsState() {
        let command = action().bridged
        let enabled = Self.log(command.enabled)
        isValid.value = false
        #expect(Self.log(command.execute("x")).entries.first?.contains("disabled") == true)
        runMainScheduler()
        isValid.value = true
        runMainScheduler()
        #expect(enabled.entries == ["true", "false", "true"])
    }

    @Test("A bridged action can be executed again from the end of its own execution")
    func executesAgainFromEnd() {
        let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
        let command = action.bridged
        let log = Recorder()
        command.execute(1).subscribeCompleted { log.subscribe(to: command.execute(2)) }
        runMainScheduler()
        #expect(log.entries == ["2", "completed"])
    }

    @Test("Failures arrive without an ActionError around them, on the execution and on errors")
    func unwrapsFailures() {
        let inner = Action<Int, Int, TestFailure> { _ in SignalProducer(error: .first) }
        let outer = Action<Int, Int, ActionError<TestFailure>> { inner.apply($0) }
        for command in [inner.bridged, outer.bridged] {
            var failures: [TestFailure?] = []
            command.errors.subscribeNext { failures.append($0 as? TestFailure) }
            command.execute(1).subscribeError { failures.append($0 as? TestFailure) }
            runMainScheduler()
            #expect(failures == [.first, .first])
        }
    }

    @Test("An input of another type fails with an error that says so, and does not reach the action")
    func checksInput() {
        let command = action().bridged
        let errors = Self.log(command.errors)
        for (input, words) in [(3 as Any?, "a value of type Int"), (nil, "nil")] {
            let log = Self.log(command.execute(input))
            runMainScheduler()
            #expect(log.entries == ["failed(The command was executed with \(words) where String was expected.)"])
        }
        #expect(errors.entries.count == 2)
        #expect(command.enabled.first() as? Bool == true)
    }

    @Test("Nil is an input of an action that takes optionals, or nothing")
    func takesNil() {
        let log = Recorder()
        let optional = Action<String?, Int, Never> { input in
            log.note(text(input))
            return .empty
        }
        let nothing = Action<Void, Int, Never> {
            log.note("nothing")
            return .empty
        }
        for (command, input) in [
            (optional.bridged, nil), (optional.bridged, "x"), (nothing.bridged, nil), (nothing.bridged, "a button"),
        ] as [(RACCommand, Any?)] {
            command.execute(input)
            runMainScheduler()
        }
        #expect(log.entries == ["nil", "x", "nothing", "nothing"])
    }

    @Test("A nil that the action sends is nil")
    func sendsNil() {
        let action = Action<Int, Int?, Never> { _ in SignalProducer([1, nil]) }
        let log = Self.log(action.bridged.execute(1))
        runMainScheduler()
        #expect(log.entries == ["1", "nil", "completed"])
    }

    @Test("An execution of a bridged command fails as disabled if the action is applied before its turn")
    func losesRace() {
        let action = action()
        let command = action.bridged
        var code = 0
        command.execute("x").subscribeError { code = ($0 as NSError?)?.code ?? 0 }
        action.apply("y").start()
        runMainScheduler()
        #expect(code == RACCommandErrorNotEnabled)
        #expect(command.executing.first() as? Bool == true)
        input.input.sendCompleted()
        runMainScheduler()
        #expect(command.executing.first() as? Bool == false)
        #expect(command.enabled.first() as? Bool == true)
    }

    @Test("Disposing an application ends what the command tells of it")
    func endsWithApplication() {
        let action = action()
        let command = action.bridged
        let log = Recorder()
        command.executionSignals.subscribeNext { log.subscribe(to: $0 as? RACSignal ?? .never()) }
        let start = action.apply("x").start()
        runMainScheduler()
        start.dispose()
        #expect(log.entries == ["completed"])
        runMainScheduler()
        #expect(command.executing.first() as? Bool == false)
    }

    @Test("The command holds the action")
    func holdsAction() {
        weak var released: Action<String, Int, TestFailure>?
        do {
            let command: RACCommand
            do {
                let action = self.action()
                released = action
                command = action.bridged
            }
            #expect(released != nil)
            command.execute("x")
            runMainScheduler()
            input.input.sendCompleted()
        }
        runMainScheduler()
        #expect(released == nil)
    }

    @Test("The action does not hold the command, whose signals complete when it goes")
    func isNotHeld() {
        let action = action()
        weak var released: RACCommand?
        let log = Recorder()
        do {
            let command = action.bridged
            command.errors.subscribeCompleted { log.note("completed") }
            released = command
        }
        #expect(released == nil)
        runMainScheduler()
        #expect(log.entries == ["completed"])
        action.apply("x").start()
        #expect(action.isExecuting.value)
    }

    @Test("A command of an action of a command is executing and enabled with the first")
    func crossesTwice() {
        let work = RACSubject()
        let first = RACCommand { _ in work }
        let last = first.action(taking: Int.self, sending: Int.self).bridged
        let log = Self.log(last.execute(1))
        runMainScheduler()
        #expect(first.executing.first() as? Bool == true)
        #expect(first.enabled.first() as? Bool == false)
        work.sendNext(2)
        work.sendError(TestFailure.first)
        runMainScheduler()
        #expect(log.entries == ["2", "failed(first)"])
        for command in [first, last] {
            #expect(command.executing.first() as? Bool == false)
            #expect(command.enabled.first() as? Bool == true)
        }
    }
}
