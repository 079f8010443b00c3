import Dispatch
import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Commands that are made, executed and changed off the main queue, which runs meanwhile.
@Suite(.takesTurns) struct RACCommandThreadTests {
    /// What a subscriber says of where it is called.
    private static func place(_ word: String) -> String {
        "\(word), on main: \(MainQueue.isCurrent)"
    }

    @Test("A command's signals send on the main queue, though it is executed and its work ends elsewhere")
    func deliversOnMain() {
        let log = Recorder()
        let isValid = RACSubject()
        let command = RACCommand(enabled: isValid) { _ in
            RACSignal.createSignal { subscriber in
                RACScheduler.scheduler().schedule { subscriber.sendError(TestFailure.first) }
            }
        }
        onThread {
            RACScheduler.scheduler().schedule {
                command.executionSignals.subscribeNext { _ in log.note(Self.place("execution")) }
                command.executing.skip(1).subscribeNext { log.note(Self.place("executing \(text($0))")) }
                command.enabled.skip(1).subscribeNext { log.note(Self.place("enabled \(text($0))")) }
                command.errors.subscribeNext { _ in log.note(Self.place("error")) }
                command.execute(nil)
            }
        }
        let words = [
            "execution", "executing true", "executing false", "enabled false", "enabled true", "error",
        ]
        for word in words {
            #expect(log.wait(for: "\(word), on main: true"), "\(word)")
        }
        #expect(log.entries.count == words.count)
    }

    @Test("Values inside an execution come where its work sends them")
    func leavesValuesAlone() {
        let log = Recorder()
        let command = RACCommand { _ in
            RACSignal.createSignal { subscriber in
                RACScheduler.scheduler().schedule { subscriber.sendNext(1) }
            }
        }
        command.execute(nil).subscribeNext { _ in log.note(Self.place("value")) }
        #expect(log.wait(for: "value, on main: false"))
    }

    @Test("A command may be made and used where no scheduler is current: it subscribes and counts in the call")
    func countsInTheCall() {
        onThread {
            let log = Recorder()
            let isValid = RACSignal.createSignal { subscriber in
                log.note("subscribed")
                subscriber.sendNext(false)
                subscriber.sendNext(true)
                return nil
            }
            let command = RACCommand(enabled: isValid) { _ in .never() }
            #expect(log.entries == ["subscribed"])
            command.execute(1)
            log.subscribe(to: command.execute(2).materialize().map { _ in "refused" }.take(1))
            #expect(log.wait(for: "refused"))
        }
    }

    @Test("A command's enabling signal may be delayed where no scheduler is current, and blocks no thread")
    func waitsElsewhere() {
        let log = Recorder()
        onThread {
            let command = RACCommand(enabled: RACSignal.return(false).delay(3600)) { _ in .empty() }
            #expect(command.enabled.first() as? Bool == true)
            log.subscribe(to: command.execute(nil))
        }
        #expect(log.wait(for: "completed"))
    }

    @Test("A command can be executed again, on the main queue, as soon as its work has ended elsewhere")
    func executesAgainAfterEndElsewhere() {
        let log = Recorder()
        let queue = DispatchQueue(label: "work")
        let command = RACCommand { _ in
            RACSignal.createSignal { subscriber in
                queue.async { subscriber.sendCompleted() }
                return nil
            }
        }
        @Sendable func execute(_ remaining: Int) {
            guard remaining > 0 else { return log.note("over") }
            command.execute(nil).subscribeError(
                { _ in log.note("refused") }, completed: { DispatchQueue.main.async { execute(remaining - 1) } })
        }
        DispatchQueue.main.async { execute(many(1000)) }
        #expect(log.wait(for: "over"))
        #expect(log.entries == ["over"])
    }

    @Test("Whether it may be executed again is what many threads set last")
    func believesTheNewestFlag() {
        let command = RACCommand { _ in .never() }
        onThread { command.execute(nil) }
        for _ in 1...many(300) {
            onThreads(4) { index in command.allowsConcurrentExecution = index.isMultiple(of: 2) }
            // Setting it to false forgets what runs; so one more is begun.
            onThread {
                let isAllowed = command.allowsConcurrentExecution
                command.execute(nil)
                #expect(Self.isRefused(command) == !isAllowed)
            }
        }
    }

    private static func isRefused(_ command: RACCommand) -> Bool {
        var isRefused = false
        RACScheduler.scheduler().performAsCurrentScheduler {
            command.execute(nil).subscribeError { _ in isRefused = true }
        }
        return isRefused
    }

    @Test("The flag can be set and executions be begun by many threads; all of them end, and the last flag counts")
    func isThreadSafe() {
        let log = Recorder()
        let command = RACCommand { .return($0) }
        command.allowsConcurrentExecution = true
        let remaining = Box(0)
        onThreads(8) { _ in
            for round in 1...many(100) {
                command.allowsConcurrentExecution = round.isMultiple(of: 2)
                command.allowsConcurrentExecution = true
                remaining.mutate { $0 += 1 }
                let end = {
                    remaining.mutate { $0 -= 1 }
                    if remaining.value == 0 { log.note("over") }
                }
                command.execute(round).subscribeError({ _ in end() }, completed: end)
            }
        }
        #expect(log.wait(for: "over"))
        #expect(command.allowsConcurrentExecution)
        command.executing.subscribeNext { if $0 as? Bool == false { log.note("idle") } }
        #expect(log.wait(for: "idle"))
    }
}
