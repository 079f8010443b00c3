import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import TestTurns
import Testing

@Suite("Process.rac_output and RACSignal.rac_unixSignal", .serialized, .timeLimit(.minutes(40)), .takesTurns)
struct ProcessTests {
    private let log = EventLog()

    private func shell(_ script: String) -> RACSignal {
        Process.rac_output {
            let task = Process()
            task.executableURL = URL(fileURLWithPath: "/bin/sh")
            task.arguments = ["-c", script]
            return task
        }
    }

    @Test("Sends the output of a process for every subscription, and completes")
    func sends() {
        let greeting = shell("printf hello")
        log.subscribe(to: greeting, text)
        #expect(log.wait(for: "completed"), "The process has not ended: \(log.events)")
        log.subscribe(to: greeting, text)
        #expect(log.wait(for: "completed", count: 2), "The second process has not ended: \(log.events)")
        #expect(log.events == ["hello", "completed", "hello", "completed"])
    }

    @Test("Sends an error with the status, and with what the process has complained of")
    func fails() {
        shell("echo 'no such update' >&2; exit 3").subscribeError { [log] (error: NSError) in
            log.add("\(error.code): \(error.localizedDescription)")
        }
        let failure = "3: The process exited with status 3: no such update"
        #expect(log.wait(for: failure, seconds: 600), "\(log.events)")
    }

    @Test("A block that takes output waits for another process")
    func waits() {
        shell("printf a").subscribeNext { [log] (data: Data) in
            log.add("\(text(data)) and \(shell("printf b").first().map(text) ?? "nil")")
        }
        #expect(log.wait(for: "a and b"), "\(log.events)")
    }

    @Test("Retries a process that has failed")
    func retries() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "tries").path
        log.subscribe(to: shell("echo x >> '\(file)'; test $(wc -l < '\(file)') = 3 && printf done").retry(5), text)
        #expect(log.wait(for: "completed"), "\(log.events)")
        #expect(log.events == ["done", "completed"])
    }

    @Test("Sends a Unix signal on the main queue") @MainActor
    func sendsUnixSignal() throws {
        let number = RACSignal.rac_unixSignal(SIGWINCH)
        // Dispatch begins to look for it a moment after the subscription.
        let again = RACSignal.interval(0.01, onScheduler: .scheduler()).doNext { _ in kill(getpid(), SIGWINCH) }
        let received = number.map { (number: Int32) in
            MainActor.assertIsolated()
            return "on main: \(number)"
        }
        .merge(again.ignoreValues())
        #expect(try received.asynchronousFirstOrDefault(nil, timeout: 300) as? String == "on main: \(SIGWINCH)")
    }
}
