import Foundation
import RACCompat
import StreamCore
import Testing

/// Commands that are made, executed and changed off the main queue, which runs meanwhile.
@Suite struct RACCommandThreadTests {
    /// What a subscriber says of where it is called.
    private static func place(_ word: String) -> String {
        "\(word), on main: \(MainQueue.isCurrent)"
    }

    @Test("What it tells arrives on the main queue, though it is executed and its work ends elsewhere")
    func deliversOnMain() {
        let log = EventLog()
        let isValid = RACSubject()
        let command = RACCommand(enabled: isValid) { _ in
            RACSignal.createSignal { subscriber in
                RACScheduler.scheduler().schedule { subscriber.sendError(TestFailure.first) }
            }
        }
        onThread {
            RACScheduler.scheduler().schedule {
                command.executionSignals.subscribeNext { _ in log.add(Self.place("execution")) }
                command.executing.skip(1).subscribeNext { log.add(Self.place("executing \(text($0))")) }
                command.enabled.skip(1).subscribeNext { log.add(Self.place("enabled \(text($0))")) }
                command.errors.subscribeNext { _ in log.add(Self.place("error")) }
                command.execute(nil)
            }
        }
        let words = [
            "execution", "executing true", "executing false", "enabled false", "enabled true", "error",
        ]
        for word in words {
            #expect(log.wait(for: "\(word), on main: true"), "\(word)")
        }
        #expect(log.events.count == words.count)
    }

    @Test("Values inside an execution come where its work sends them")
    func leavesValuesAlone() {
        let log = EventLog()
        let command = RACCommand { _ in
            RACSignal.createSignal { subscriber in
                RACScheduler.scheduler().schedule { subscriber.sendNext(1) }
            }
        }
        command.execute(nil).subscribeNext { _ in log.add(Self.place("value")) }
        #expect(log.wait(for: "value, on main: false"))
    }

    @Test("It may be made and executed on a thread without a scheduler; a second execution is refused")
    func worksOnUnknownThread() {
        let log = EventLog()
        withDeadline("a command on a thread without a scheduler") {
            let command = RACCommand { _ in RACSignal.never() }
            command.execute(1)
            command.execute(2).subscribeError { error in
                log.add("code \((error as NSError?)?.code ?? 0)")
            }
            #expect(log.wait(for: "code 1"))
        }
    }

    @Test("The flag can be set and executions be begun by many threads; all of them end, and the last flag counts")
    func isThreadSafe() {
        let log = EventLog()
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
                    if remaining.value == 0 { log.add("over") }
                }
                command.execute(round).subscribeError({ _ in end() }, completed: end)
            }
        }
        #expect(log.wait(for: "over"))
        #expect(command.allowsConcurrentExecution)
        command.executing.subscribeNext { if $0 as? Bool == false { log.add("idle") } }
        #expect(log.wait(for: "idle"))
    }
}
