import Foundation
import RACCompat
import StreamTesting
import Testing

/// Where the failures of executions go, and what a disabled command answers.
@Suite @MainActor struct RACCommandErrorTests {
    private static func log(_ signal: RACSignal) -> Recorder {
        let log = Recorder()
        log.subscribe(to: signal)
        return log
    }

    @Test("Successful work sends nothing on errors, neither its values nor its completion")
    func isSilentOnSuccess() {
        let command = RACCommand { _ in .return(1).concat(.return(2)) }
        let log = Self.log(command.errors)
        command.execute(nil)
        runMainScheduler()
        #expect(log.entries.isEmpty)
    }

    @Test("The failure of work is completion where the execution was announced")
    func isCompletionInAnnouncedExecution() {
        let command = RACCommand { _ in .return(1).concat(.error(TestFailure.first)) }
        let log = Self.log(command.executionSignals.concat())
        let inner = Self.log(command.executionSignals.map { ($0 as? RACSignal)?.materialize() }.flatten())
        command.execute(nil)
        runMainScheduler()
        #expect(log.entries == ["1"])
        #expect(inner.entries.count == 2)
        #expect(inner.entries.last?.localizedCaseInsensitiveContains("completed") == true)
    }

    @Test("The failure of work reaches the signal that execute returned")
    func reachesReturnedSignal() {
        let command = RACCommand { _ in .error(TestFailure.first) }
        let log = Self.log(command.execute(nil))
        runMainScheduler()
        #expect(log.entries == ["failed(first)"])
    }

    @Test("Failures are values on errors, one for each execution, nil included")
    func areValuesOnErrors() {
        let failures: [TestFailure?] = [.first, nil, .second]
        let command = RACCommand { .error(failures[$0 as? Int ?? 0]) }
        let log = Self.log(command.errors)
        for input in 0..<3 {
            command.execute(input)
            runMainScheduler()
        }
        #expect(log.entries == ["first", "nil", "second"])
    }

    @Test("Failures are not replayed to those who subscribe to errors later")
    func isNotReplayed() {
        let command = RACCommand { _ in .error(TestFailure.first) }
        command.execute(nil)
        runMainScheduler()
        #expect(Self.log(command.errors).entries.isEmpty)
    }

    @Test("A failure is told to those who subscribed after the execution had begun")
    func isToldToLateSubscribers() {
        let work = RACSubject()
        let command = RACCommand { _ in work }
        command.execute(nil)
        runMainScheduler()
        let log = Self.log(command.errors)
        work.sendError(TestFailure.second)
        #expect(log.entries.isEmpty)
        runMainScheduler()
        #expect(log.entries == ["second"])
    }

    @Test("A disabled command answers with the documented error, and does nothing else")
    func answersDisabled() throws {
        let command = RACCommand(enabled: .return(false)) { _ in
            Issue.record("The signal block was called.")
            return .empty()
        }
        let logs = [command.errors, command.executionSignals].map(Self.log)
        var received: NSError?
        command.execute(1).subscribeError { received = $0 as NSError? }
        runMainScheduler()
        let error = try #require(received)
        #expect(error.domain == RACCommandErrorDomain)
        #expect(error.domain == "RACCommandErrorDomain")
        #expect(error.code == RACCommandErrorNotEnabled)
        #expect(error.code == 1)
        #expect(error.localizedDescription == "The command is disabled and cannot be executed")
        let underlying = error.userInfo[RACUnderlyingCommandErrorKey] as? RACCommand
        #expect(underlying === command)
        #expect(logs.map(\.entries) == [[], []])
    }

    @Test("The error of a refused execution matches its code in a catch clause; one of another domain does not")
    func matchesCode() {
        func word(for body: () throws -> Void) -> String {
            do {
                try body()
                return "nothing"
            } catch RACCommandError.notEnabled {
                return "not enabled"
            } catch {
                return "other"
            }
        }
        let command = RACCommand(enabled: .return(false)) { .return($0) }
        #expect(word { try command.execute(nil).waitUntilCompleted() } == "not enabled")
        #expect(word { throw RACCommandError(.notEnabled) } == "not enabled")
        #expect(word { throw NSError(domain: "other", code: RACCommandErrorNotEnabled) } == "other")
        #expect(word { throw TestFailure.first } == "other")
        let error = RACCommandError(.notEnabled) as NSError
        #expect(error.domain == RACCommandErrorDomain)
        #expect(error.code == RACCommandErrorNotEnabled)
    }

    @Test("A command that is executing answers with the same error, and goes on")
    func answersBusy() throws {
        let work = RACSubject()
        let command = RACCommand { _ in work }
        let log = Self.log(command.execute(nil))
        var code = 0
        command.execute(nil).subscribeError { code = ($0 as NSError?)?.code ?? 0 }
        #expect(code == RACCommandErrorNotEnabled)
        runMainScheduler()
        work.sendCompleted()
        #expect(log.entries == ["completed"])
    }
}
