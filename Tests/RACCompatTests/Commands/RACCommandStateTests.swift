import RACCompat
import StreamCore
import StreamTesting
import Testing

/// When a command is executing, and when it is enabled.
@Suite @MainActor struct RACCommandStateTests {
    private let work = RACSubject()

    private func command(enabled: RACSignal? = nil) -> RACCommand {
        RACCommand(enabled: enabled) { [work] _ in work }
    }

    private static func log(_ signal: RACSignal) -> Recorder {
        let log = Recorder()
        log.subscribe(to: signal)
        return log
    }

    @Test("A command is executing while its work runs")
    func executesDuringWork() {
        let command = command()
        let log = Self.log(command.executing)
        command.execute(nil)
        #expect(log.entries == ["false"])
        runMainScheduler()
        #expect(log.entries == ["false", "true"])
        work.sendNext(1)
        work.sendCompleted()
        #expect(log.entries == ["false", "true"])
        runMainScheduler()
        #expect(log.entries == ["false", "true", "false"])
    }

    @Test("A command is executing until all concurrent work has completed or failed")
    func executesUntilLastEnd() {
        let works = [RACSubject(), RACSubject()]
        let command = RACCommand { works[$0 as? Int ?? 0] }
        command.allowsConcurrentExecution = true
        let log = Self.log(command.executing)
        for input in 0...1 { command.execute(input) }
        runMainScheduler()
        works[1].sendError(TestFailure.first)
        runMainScheduler()
        #expect(log.entries == ["false", "true"])
        works[0].sendCompleted()
        runMainScheduler()
        #expect(log.entries == ["false", "true", "false"])
    }

    @Test("A command is enabled until its enabling signal disables it")
    func isEnabledWithSignal() {
        #expect(command(enabled: .never()).enabled.first() as? Bool == true)
        #expect(command(enabled: .empty()).enabled.first() as? Bool == true)
    }

    @Test("A command's enabled follows its enabling signal, on the main queue and without repetition")
    func followsSignal() {
        let isValid = RACSubject()
        let command = command(enabled: isValid)
        let log = Self.log(command.enabled)
        isValid.sendNext(false)
        #expect(log.entries == ["true"])
        runMainScheduler()
        #expect(log.entries == ["true", "false"])
        isValid.sendNext(false)
        isValid.sendNext(1)
        isValid.sendCompleted()
        runMainScheduler()
        #expect(log.entries == ["true", "false", "true"])
    }

    @Test("A false that the signal sends at once counts from the beginning")
    func respectsFirstFalse() {
        let command = command(enabled: RACBehaviorSubject(defaultValue: false))
        #expect(command.enabled.first() as? Bool == false)
        #expect(Self.log(command.execute(nil)).entries.first?.contains("disabled") == true)
    }

    @Test("Execution counts what the signal says at once, before enabled tells it")
    func refusesAtOnce() {
        let isValid = RACSubject()
        let command = command(enabled: isValid)
        isValid.sendNext(false)
        #expect(command.enabled.first() as? Bool == true)
        #expect(Self.log(command.execute(nil)).entries.first?.contains("disabled") == true)
    }

    @Test("When the signal fails, so does enabled, and the command stays as it was", arguments: [false, true])
    func staysAfterFailure(isEnabled: Bool) {
        let isValid = RACSubject()
        let command = command(enabled: isValid)
        isValid.sendNext(isEnabled)
        runMainScheduler()
        let log = Self.log(command.enabled)
        isValid.sendError(TestFailure.first)
        isValid.sendNext(!isEnabled)
        runMainScheduler()
        #expect(log.entries == ["\(isEnabled)", "failed(first)"])
        for _ in 1...2 {
            var isRefused = false
            command.execute(nil).subscribeError { _ in isRefused = true }
            runMainScheduler()
            #expect(isRefused == !isEnabled)
        }
    }

    @Test("A command is disabled while it is executing")
    func isDisabledDuringWork() {
        let command = command()
        let log = Self.log(command.enabled)
        command.execute(nil)
        runMainScheduler()
        #expect(log.entries == ["true", "false"])
        work.sendError(nil)
        runMainScheduler()
        #expect(log.entries == ["true", "false", "true"])
    }

    @Test("A command stays enabled while it is executing, if concurrency is allowed")
    func staysEnabledWithConcurrency() {
        let command = command()
        command.allowsConcurrentExecution = true
        let log = Self.log(command.enabled)
        command.execute(nil)
        runMainScheduler()
        #expect(command.executing.first() as? Bool == true)
        #expect(log.entries == ["true"])
    }

    @Test("Allowing concurrency enables it while it is executing")
    func allowsConcurrencyLater() {
        let command = command()
        #expect(!command.allowsConcurrentExecution)
        command.execute(nil)
        runMainScheduler()
        let log = Self.log(command.enabled)
        command.allowsConcurrentExecution = true
        runMainScheduler()
        #expect(command.allowsConcurrentExecution)
        #expect(log.entries == ["false", "true"])
    }

    @Test("Forbidding concurrency forgets what is under way")
    func forgetsExecutions() {
        let command = command()
        command.execute(nil)
        runMainScheduler()
        command.allowsConcurrentExecution = false
        runMainScheduler()
        #expect(command.enabled.first() as? Bool == true)
        #expect(command.executing.first() as? Bool == true)
    }

    @Test("A command can be executed again from the end of its own execution, before that end is reported")
    func executesAgainFromEnd() {
        let log = Recorder()
        let command = RACCommand { .return($0) }
        command.execute(1).subscribeCompleted {
            log.note("enabled: \(text(command.enabled.first()))")
            log.subscribe(to: command.execute(2))
        }
        runMainScheduler()
        #expect(log.entries == ["enabled: false", "2", "completed"])
    }

    @Test("A command can be executed from inside its signal block, which runs before the command counts as executing")
    func executesInsideBlock() {
        let log = Recorder()
        let itself = Box<RACCommand?>(nil)
        let command = RACCommand { input in
            if input as? Int == 1 { log.subscribe(to: itself.value?.execute(2) ?? .never()) }
            return .return(input)
        }
        itself.value = command
        log.subscribe(to: command.execute(1))
        runMainScheduler()
        itself.value = nil
        #expect(log.entries == ["2", "completed", "1", "completed"])
    }

    @Test("A command refuses to be executed from inside its work")
    func refusesInsideWork() {
        let log = Recorder()
        let itself = Box<RACCommand?>(nil)
        let command = RACCommand { input in
            .defer {
                itself.value?.execute(nil).subscribeError { _ in log.note("refused") }
                return .empty()
            }
        }
        itself.value = command
        command.execute(1)
        runMainScheduler()
        itself.value = nil
        #expect(log.entries == ["refused"])
    }

    @Test("A command's enabling signal must send booleans")
    func needsBooleans() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let isValid = RACSubject()
                let command = RACCommand(enabled: isValid) { _ in .empty() }
                isValid.sendNext("yes")
                withExtendedLifetime(command) {}
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for words in ["-initWithEnabled:signalBlock:", "booleans", "yes"] { #expect(message.contains(words)) }
    }
}
