import StreamCore
import StreamTesting
import Testing

/// What every policy has in common, and those that keep nothing waiting.
@Suite(.takesTurns) struct ActionPolicyTests {
    /// The work of the executions, fed by hand: input 1 has the first pipe.
    final class Works {
        let pipes = (0..<10).map { _ in Signal<String, TestFailure>.pipe() }

        subscript(input: Int) -> Signal<String, TestFailure>.Observer { pipes[input].input }

        func action(_ policy: ExecutionPolicy, enabledIf: Property<Bool> = Property(value: true))
            -> Action<Int, String, TestFailure>
        {
            Action(enabledIf: enabledIf, policy: policy) { [pipes] in pipes[$0].output.producer }
        }
    }

    private let works = Works()
    private let log = Recorder()

    private func start(_ action: Action<Int, String, TestFailure>, _ input: Int) -> any Disposable {
        action.apply(input).start { [log] event in
            switch event {
            case .value(let value): log.note("\(input):\(value)")
            case .failed(let error): log.note("\(input):\(error.reason.map { "\($0)" } ?? "failed")")
            case .completed: log.note("\(input):completed")
            case .interrupted: log.note("\(input):interrupted")
            }
        }
    }

    static let policies: [(name: String, policy: ExecutionPolicy)] = [
        ("error", .error), ("drop", .drop), ("queue", .queue), ("latest", .latest), ("concurrent", .concurrent),
        ("limited", .concurrent(limit: 2)),
    ]

    @Test("A state that forbids refuses a start under every policy, and says so", arguments: policies.map(\.name))
    func refusesByState(name: String) throws {
        let policy = try #require(Self.policies.first { $0.name == name }).policy
        let isAllowed = MutableProperty(true)
        let action = works.action(policy, enabledIf: Property(capturing: isAllowed))
        action.disabledErrors.observeValues { [log] in log.note("disabled") }
        action.refusals.observeValues { [log] in log.note("\($0 == .stateForbids)") }
        for isExecuting in [false, true] {
            if isExecuting { action.apply(1).start() }
            isAllowed.value = false
            #expect(!action.isEnabled.value)
            action.apply(2).startWithFailed { [log] in log.note("\($0.reason == .stateForbids)") }
            isAllowed.value = true
        }
        #expect(log.history == "true disabled true true disabled true")
    }

    @Test("A single execution is told in the same order under every policy", arguments: policies.map(\.name))
    func tellsInOrder(name: String) throws {
        let policy = try #require(Self.policies.first { $0.name == name }).policy
        let action = works.action(policy)
        action.isExecuting.signal.observeValues { [log] in log.note("executing:\($0)") }
        action.events.observeValues { [log] in log.note("event:\($0)") }
        withExtendedLifetime(start(action, 1)) {
            works[1].send(value: "a")
            works[1].sendCompleted()
        }
        #expect(log.history == "executing:true 1:a event:VALUE a 1:completed executing:false event:COMPLETED")
    }

    @Test("An execution that ends may be followed by another under every policy", arguments: policies.map(\.name))
    func startsAgain(name: String) throws {
        let policy = try #require(Self.policies.first { $0.name == name }).policy
        let action = Action<Int, Int, Never>(policy: policy) { SignalProducer(value: $0) }
        var left = many(100_000)
        action.completed.observeValues {
            left -= 1
            if left > 0 { action.apply(left).start() }
        }
        onSmallStack { action.apply(0).start() }
        #expect(left == 0)
        #expect(action.isEnabled.value)
        #expect(!action.isExecuting.value)
    }

    @Test("drop: a start meanwhile is interrupted, and nobody else is told")
    func drops() {
        let action = works.action(.drop)
        action.disabledErrors.observeValues { [log] in log.note("disabled") }
        action.events.observeValues { [log] in log.note("event:\($0)") }
        _ = start(action, 1)
        #expect(!action.isEnabled.value)
        _ = start(action, 2)
        works[1].sendCompleted()
        #expect(log.history == "2:interrupted 1:completed event:COMPLETED")
        #expect(action.isEnabled.value)
    }

    @Test("concurrent: all run at once; it is executing until the last has ended, and enabled all the time")
    func runsAtOnce() {
        let action = works.action(.concurrent)
        action.isEnabled.signal.observeValues { [log] in log.note("enabled:\($0)") }
        action.isExecuting.signal.observeValues { [log] in log.note("executing:\($0)") }
        let first = start(action, 1)
        _ = start(action, 2)
        works[2].send(value: "b")
        works[1].send(value: "a")
        first.dispose()
        works[1].send(value: "c")
        works[2].send(error: .first)
        #expect(log.history == "executing:true 2:b 1:a 1:interrupted 2:failed executing:false")
    }

    @Test("concurrent(limit:): the others wait, and begin one for each that ends")
    func limits() {
        let action = works.action(.concurrent(limit: 2))
        let starts = (1...4).map { start(action, $0) }
        for input in 1...4 { works[input].send(value: "x") }
        works[2].sendCompleted()
        for input in 1...4 { works[input].send(value: "y") }
        starts[0].dispose()
        works[4].send(value: "z")
        #expect(log.history == "1:x 2:x 2:completed 1:y 3:y 1:interrupted 4:z")
        #expect(action.isEnabled.value)
    }

    @Test("concurrent(limit:beyond:): the others are refused or dropped", arguments: [true, false])
    func limitsStrictly(refuses: Bool) {
        let action = works.action(.concurrent(limit: 2, beyond: refuses ? .error : .drop))
        action.isEnabled.signal.observeValues { [log] in log.note("enabled:\($0)") }
        for input in 1...3 { _ = start(action, input) }
        works[1].sendCompleted()
        works[2].sendCompleted()
        let third = refuses ? RefusalReason.isExecuting.description : "interrupted"
        #expect(log.history == "enabled:false 3:\(third) 1:completed enabled:true 2:completed")
    }

    @Test("An error says why the start was refused, in words too")
    func explains() {
        let action = works.action(.error)
        action.refusals.observeValues { [log] in log.note("\($0 == .isExecuting)") }
        _ = start(action, 1)
        _ = start(action, 2)
        #expect(log.history == "2:The action is executing already (policy: error) true")
        let failure = ActionError.producerFailed(TestFailure.first)
        #expect(failure.reason == nil)
        #expect("\(failure)" == "The work of the action failed: first")
    }

    @Test("Every reason has words of its own")
    func describes() {
        #expect(Set(RefusalReason.allCases.map(\.description)).count == RefusalReason.allCases.count)
        for reason in RefusalReason.allCases {
            let error = ActionError<TestFailure>.disabled(reason)
            #expect(error.reason == reason)
            #expect("\(error)" == reason.description)
            #expect(error == .disabled)
        }
    }

    @Test("Of many threads that start it at once, as many execute as the limit allows")
    func limitsThreads() {
        let executions = Counter()
        let action = Action<Int, Int, Never>(policy: .concurrent(limit: 3, beyond: .error)) { _ in
            executions.increment()
            return .never
        }
        onThreads(8) { _ in action.apply(1).start() }
        #expect(executions.value == 3)
        #expect(!action.isEnabled.value)
    }
}
