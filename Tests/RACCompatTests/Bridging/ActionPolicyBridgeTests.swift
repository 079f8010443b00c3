import RACCompat
import StreamCore
import StreamTesting
import Testing

/// What bridges make of the policy of an action, and of concurrent executions of a command.
@Suite @MainActor struct ActionPolicyBridgeTests {
    private let input = Signal<Int, Never>.pipe()
    private let log = Recorder()

    private func command(_ policy: ExecutionPolicy) -> (RACCommand, Action<Int, Int, Never>) {
        let action = Action<Int, Int, Never>(policy: policy) { [input, log] number in
            log.note("begin \(number)")
            return input.output.producer.take(first: 1).map { $0 * number }
        }
        return (action.bridged, action)
    }

    @Test("An action that can be started while it executes makes a command that allows concurrent executions")
    func allowsConcurrentExecution() {
        for policy in [ExecutionPolicy.queue, .latest, .concurrent, .concurrent(limit: 2, beyond: .error)] {
            #expect(command(policy).0.allowsConcurrentExecution)
        }
        for policy in [ExecutionPolicy.error, .drop, .concurrent(limit: 1, beyond: .drop)] {
            #expect(!command(policy).0.allowsConcurrentExecution)
        }
    }

    @Test("concurrent: the command executes all at once")
    func executesAtOnce() {
        let (command, action) = command(.concurrent)
        for number in 1...2 { log.subscribe(to: command.execute(number)) }
        runMainScheduler()
        #expect(command.enabled.first() as? Bool == true)
        input.input.send(value: 10)
        #expect(log.entries.filter { $0 != "completed" } == ["begin 1", "begin 2", "10", "20"])
        runMainScheduler()
        #expect(command.executing.first() as? Bool == false)
        #expect(!action.isExecuting.value)
    }

    @Test("queue: the command is executing until the last that waited has ended")
    func executesInOrder() {
        let (command, _) = command(.queue)
        for number in 1...2 { log.subscribe(to: command.execute(number)) }
        runMainScheduler()
        input.input.send(value: 10)
        runMainScheduler()
        #expect(command.executing.first() as? Bool == true)
        input.input.send(value: 100)
        runMainScheduler()
        #expect(log.entries == ["begin 1", "10", "completed", "begin 2", "200", "completed"])
        #expect(command.executing.first() as? Bool == false)
    }

    @Test("latest: what made way has completed, begun or not")
    func switches() {
        let (command, _) = command(.latest)
        for number in 1...2 { log.subscribe(to: command.execute(number)) }
        runMainScheduler()
        input.input.send(value: 10)
        runMainScheduler()
        #expect(log.entries == ["begin 1", "completed", "begin 2", "20", "completed"])
        #expect(command.executing.first() as? Bool == false)
    }

    @Test("drop: an execution that somebody was faster than has completed")
    func drops() {
        let (command, action) = command(.drop)
        log.subscribe(to: command.execute(1))
        action.apply(2).start()
        runMainScheduler()
        #expect(log.entries == ["begin 2", "completed"])
    }

    @Test("The action of a command says why it is refused, and has a policy that fits")
    func explainsRefusals() {
        let isEnabled = RACSubject()
        let command = RACCommand(enabled: isEnabled) { _ in .never() }
        let action = command.action
        action.refusals.observeValues { [log] in log.note($0.description) }
        action.apply(nil).start()
        action.apply(nil).start()
        command.allowsConcurrentExecution = true
        isEnabled.sendNext(false)
        runMainScheduler()
        action.apply(nil).start()
        #expect(log.entries == [RefusalReason.isExecuting, .stateForbids].map(\.description))
        #expect(!action.bridged.allowsConcurrentExecution)
        #expect(command.action.bridged.allowsConcurrentExecution)
    }
}
