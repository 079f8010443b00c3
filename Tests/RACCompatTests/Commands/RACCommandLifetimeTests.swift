import RACCompat
import StreamCore
import StreamTesting
import Testing

/// What holds a command, and what its end sends.
@Suite @MainActor struct RACCommandLifetimeTests {
    private static func subscribe(_ log: Recorder, to signal: RACSignal, as name: String) {
        signal.subscribeCompleted { log.note("\(name), on main: \(MainQueue.isCurrent)") }
    }

    @Test("A command and its block are freed when nothing retains the command, subscribed to or not")
    func isFreed() {
        let count = LiveCount()
        for isSubscribed in [false, true] {
            weak var released: RACCommand?
            do {
                let tracked = Tracked(count)
                let command = RACCommand(enabled: .never()) { .return(tracked.pass($0)) }
                if isSubscribed { command.executing.merge(command.enabled).subscribeNext { _ in } }
                command.execute(1)
                runMainScheduler()
                released = command
            }
            #expect(released == nil)
            #expect(count.now == 0)
            runMainScheduler()
        }
    }

    @Test("All its signals complete on the main queue when it goes")
    func completesItsSignals() {
        let log = Recorder()
        do {
            let command = RACCommand { .return($0) }
            Self.subscribe(log, to: command.executionSignals, as: "executionSignals")
            Self.subscribe(log, to: command.executing, as: "executing")
            Self.subscribe(log, to: command.enabled, as: "enabled")
            Self.subscribe(log, to: command.errors, as: "errors")
        }
        #expect(log.entries.isEmpty)
        runMainScheduler()
        let expected = ["enabled", "errors", "executing", "executionSignals"].map { "\($0), on main: true" }
        #expect(log.entries == expected)
    }

    @Test("Enabled completes with the command although the signal that enables it goes on")
    func completesEnabled() {
        let isValid = RACSubject()
        let log = Recorder()
        do {
            let command = RACCommand(enabled: isValid) { .return($0) }
            log.subscribe(to: command.enabled)
        }
        runMainScheduler()
        #expect(log.entries == ["true", "completed"])
        isValid.sendNext(false)
        runMainScheduler()
        #expect(log.entries == ["true", "completed"])
    }

    @Test("An execution outlives its command, and then ends errors and executing")
    func outlivesCommand() {
        let work = RACSubject()
        let log = Recorder()
        let states = Recorder()
        do {
            let command = RACCommand { _ in work }
            states.subscribe(to: command.executing)
            command.errors.subscribeNext({ log.note("failed(\(text($0)))") }, completed: { log.note("no more errors") })
            log.subscribe(to: command.execute(nil))
        }
        runMainScheduler()
        work.sendNext(1)
        work.sendError(TestFailure.first)
        runMainScheduler()
        #expect(log.entries == ["1", "failed(first)", "failed(first)", "no more errors"])
        #expect(states.entries == ["false", "true", "false", "completed"])
    }

    @Test("The error of a refused execution holds the command")
    func isHeldByError() {
        weak var released: RACCommand?
        var held: (any Error)?
        do {
            let command = RACCommand(enabled: .return(false)) { .return($0) }
            released = command
            command.execute(nil).subscribeError { held = $0 }
        }
        #expect(held != nil)
        #expect(released != nil)
        held = nil
        #expect(released == nil)
    }
}
