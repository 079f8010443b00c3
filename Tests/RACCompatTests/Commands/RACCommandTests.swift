import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// What an execution is, and how it is announced.
@Suite @MainActor struct RACCommandTests {
    @Test("A command is enabled at first")
    func isEnabledAtFirst() {
        #expect(RACCommand { .return($0) }.enabled.first() as? Bool == true)
    }

    @Test("A command is not executing at first")
    func isNotExecutingAtFirst() {
        #expect(RACCommand { .return($0) }.executing.first() as? Bool == false)
    }

    @Test("An execution is announced, and carries the values of its work")
    func announcesExecution() {
        let log = Recorder()
        let command = RACCommand { input in .return(input).concat(.return("done")) }
        command.executionSignals.subscribeNext { execution in
            log.note("announced")
            if let execution = execution as? RACSignal { log.subscribe(to: execution) }
        }
        command.execute("input")
        #expect(log.entries.isEmpty)
        runMainScheduler()
        #expect(log.entries == ["announced", "input", "done", "completed"])
    }

    @Test("The signal that execute returns is that of the announced execution, and replays")
    func returnsExecution() {
        let work = RACSubject()
        let command = RACCommand { _ in work }
        let announced = Recorder()
        command.executionSignals.flatten().subscribeNext { announced.note(text($0)) }
        let execution = command.execute(nil)
        runMainScheduler()
        let returned = Recorder()
        returned.subscribe(to: execution)
        work.sendNext(1)
        work.sendCompleted()
        #expect(announced.entries == ["1"])
        #expect(returned.entries == ["1", "completed"])
        let late = Recorder()
        late.subscribe(to: execution)
        #expect(late.entries == ["1", "completed"])
    }

    @Test("The work is subscribed to on the main queue, in a later turn, once and without anybody's subscription")
    func subscribesLater() {
        let log = Recorder()
        let command = RACCommand { _ in
            .defer {
                let isOnMain = RACScheduler.currentScheduler() === RACScheduler.mainThreadScheduler()
                log.note("subscribed, on main: \(isOnMain)")
                return .empty()
            }
        }
        let execution = command.execute(nil)
        execution.subscribeCompleted { log.note("completed") }
        execution.subscribeCompleted { log.note("completed again") }
        #expect(log.entries.isEmpty)
        runMainScheduler()
        #expect(log.entries == ["subscribed, on main: true", "completed", "completed again"])
    }

    @Test("The signal block is called once for an execution, inside the call, not for each subscription")
    func callsBlockOnce() {
        let log = Recorder()
        let command = RACCommand { input in
            log.note(text(input))
            return .empty()
        }
        command.executionSignals.flatten().subscribeCompleted {}
        let execution = command.execute(1)
        #expect(log.entries == ["1"])
        execution.subscribeCompleted {}
        runMainScheduler()
        execution.subscribeCompleted {}
        #expect(log.entries == ["1"])
    }

    @Test("An input of nil is legal, also inside an optional")
    func takesNil() {
        let log = Recorder()
        let command = RACCommand { input in
            log.note(text(input))
            return .empty()
        }
        command.execute(nil)
        runMainScheduler()
        let name: String? = nil
        command.execute(name as Any)
        runMainScheduler()
        #expect(log.entries == ["nil", "nil"])
    }

    @Test("Executions are announced in the order in which they were begun")
    func keepsOrder() {
        let log = Recorder()
        let command = RACCommand { .return($0) }
        command.allowsConcurrentExecution = true
        command.executionSignals.concat().subscribeNext { log.note(text($0)) }
        for input in 1...3 { command.execute(input) }
        runMainScheduler()
        #expect(log.entries == ["1", "2", "3"])
    }

    @Test("Late subscribers of executionSignals receive later executions only")
    func doesNotReplayExecutions() {
        let log = Recorder()
        let command = RACCommand { .return($0) }
        command.execute(1)
        runMainScheduler()
        command.executionSignals.flatten().subscribeNext { log.note(text($0)) }
        command.execute(2)
        runMainScheduler()
        #expect(log.entries == ["2"])
    }

    @Test("Disposing a subscription to an execution does not end the execution")
    func goesOnAfterDisposal() {
        let work = RACSubject()
        let command = RACCommand { _ in work }
        let log = Recorder()
        let execution = command.execute(nil)
        log.subscribe(to: execution).dispose()
        runMainScheduler()
        work.sendNext(1)
        work.sendCompleted()
        runMainScheduler()
        #expect(log.entries.isEmpty)
        #expect(command.executing.first() as? Bool == false)
        log.subscribe(to: execution)
        #expect(log.entries == ["1", "completed"])
    }

    @Test("A command's description is its class and address")
    func isDescribed() {
        let command = RACCommand { _ in .empty() }
        #expect("\(command)".hasPrefix("<RACCommand: 0x"))
        final class Save: RACCommand, @unchecked Sendable {}
        #expect("\(Save { _ in .empty() })".hasPrefix("<Save: 0x"))
    }
}
