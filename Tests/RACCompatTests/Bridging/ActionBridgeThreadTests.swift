import Dispatch
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Commands and actions that stand for each other, used by many threads while the main queue runs.
@Suite(.takesTurns) struct ActionBridgeThreadTests {
    /// Executes both alternately on several threads, each time in the hope of being let in; returns when all has ended.
    private static func useBoth(_ command: RACCommand, _ action: Action<Int, Int, some Error>) {
        let log = Recorder()
        let remaining = Box(4 * many(200))
        let end: @Sendable () -> Void = {
            var isLast = false
            remaining.mutate {
                $0 -= 1
                isLast = $0 == 0
            }
            if isLast { log.note("over") }
        }
        onThreads(4) { thread in
            for round in 1...many(200) {
                if (thread + round).isMultiple(of: 2) {
                    command.execute(round).subscribeError({ _ in end() }, completed: end)
                } else {
                    action.apply(round).start(.init(failed: { _ in end() }, completed: end, interrupted: end))
                }
            }
        }
        #expect(log.wait(for: "over"))
        command.executing.subscribeNext { if $0 as? Bool == false { log.note("idle") } }
        #expect(log.wait(for: "idle"))
    }

    /// Work that ends on a queue of its own.
    private static func work(_ value: Int) -> SignalProducer<Int, Never> {
        SignalProducer { observer, _ in
            DispatchQueue.global().async {
                observer.send(value: value)
                observer.sendCompleted()
            }
        }
    }

    @Test("A command of an action is free when all has ended, whoever began it")
    func commandOfAction() {
        let executing = Box(0)
        let action = Action<Int, Int, Never> { input in
            Self.work(input).on(
                starting: { executing.mutate { $0 += 1 } }, terminated: { executing.mutate { $0 -= 1 } },
                value: { _ in #expect(executing.value == 1) })
        }
        let command = action.bridged
        Self.useBoth(command, action)
        expectFree(command, action)
    }

    @Test("An action of a command is free when all has ended, whoever began it")
    func actionOfCommand() {
        let command = RACCommand { Self.work($0 as? Int ?? 0).bridged }
        let action = command.action(taking: Int.self, sending: Int.self)
        Self.useBoth(command, action)
        expectFree(command, action)
    }

    private func expectFree(
        _ command: RACCommand, _ action: Action<Int, Int, some Error>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let log = Recorder()
        command.enabled.subscribeNext { if $0 as? Bool == true { log.note("enabled") } }
        #expect(log.wait(for: "enabled"), sourceLocation: sourceLocation)
        // The end of the last execution is told to who began it before the flags of an action change.
        action.isEnabled.producer.startWithValues { if $0 { log.note("action enabled") } }
        action.isExecuting.producer.startWithValues { if !$0 { log.note("action idle") } }
        #expect(log.wait(for: "action enabled"), sourceLocation: sourceLocation)
        #expect(log.wait(for: "action idle"), sourceLocation: sourceLocation)
        onThread {
            let result = Recorder()
            result.subscribe(to: command.execute(7))
            #expect(result.wait(for: "completed"), sourceLocation: sourceLocation)
            #expect(result.entries == ["7", "completed"], sourceLocation: sourceLocation)
        }
    }
}
