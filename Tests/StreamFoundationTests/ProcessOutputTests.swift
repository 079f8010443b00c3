import Foundation
import FoundationTestSupport
import StreamCore
import StreamFoundation
import TestTurns
import Testing

@Suite("Process.reactive.output", .timeLimit(.minutes(40)), .takesTurns)
struct ProcessOutputTests {
    private let log = EventLog()

    private func shell(_ script: String) -> SignalProducer<Data, any Error> {
        Process.reactive.output {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", script]
            return process
        }
    }

    @discardableResult
    private func start(_ producer: SignalProducer<Data, any Error>) -> any Disposable {
        producer.start { [log] event in
            switch event {
            case .value(let data): log.add(String(decoding: data, as: UTF8.self))
            case .failed(let error): log.add("failed: \(error)")
            case .completed: log.add("completed")
            case .interrupted: log.add("interrupted")
            }
        }
    }

    @Test("Sends what the process writes, and completes when it has ended with status 0")
    func sends() {
        start(shell("printf hello"))
        #expect(log.wait(for: "completed"), "The process has not ended: \(log.events)")
        #expect(log.events == ["hello", "completed"])
    }

    @Test("Launches a process for every start, and none before")
    func isCold() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "launches")
        let producer = shell("echo x >> '\(file.path)'")
        #expect(try Data(contentsOf: file).isEmpty)
        for _ in 0..<2 { _ = try producer.lastInTime() }
        #expect(try String(contentsOf: file, encoding: .utf8) == "x\nx\n")
    }

    @Test("Fails with the status and what the process has written to its standard error, after its output")
    func failsWithStatus() {
        start(shell("printf some; echo 'no more' >&2; exit 3"))
        #expect(log.wait(for: "failed: The process exited with status 3: no more"), "\(log.events)")
        #expect(log.events.first == "some")
    }

    @Test("Fails with the number of the signal that ended the process")
    func failsWithSignal() throws {
        let failure = #expect(throws: ProcessFailure.self) { try shell("kill -9 $$").lastInTime() }
        #expect(failure?.reason == .uncaughtSignal)
        #expect(failure?.status == SIGKILL)
        #expect(failure?.description == "The process was ended by signal 9.")
    }

    @Test("Fails when there is no such program, and when the closure throws")
    func failsToLaunch() {
        let missing = Process.reactive.output {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/no/such/program")
            return process
        }
        #expect(throws: CocoaError.self) { try missing.lastInTime() }
        let refusing = Process.reactive.output { throw CocoaError(.userCancelled) }
        #expect(throws: CocoaError(.userCancelled)) { try refusing.lastInTime() }
    }

    @Test("Reads both pipes, whatever their size")
    func readsMuch() throws {
        let much = shell("head -c 1000000 /dev/zero >&2; head -c 1000000 /dev/zero; exit 1")
        var size = 0
        let failure = #expect(throws: ProcessFailure.self) { try much.on(value: { size += $0.count }).lastInTime() }
        #expect(size == 1_000_000)
        #expect(failure?.errorOutput.count == 1_000_000)
    }

    @Test("Disposal terminates the process")
    func terminates() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "end")
        let run = start(
            shell("trap 'echo terminated > \(file.path); exit' TERM; printf begun; while :; do sleep 0.01; done"))
        #expect(log.wait(for: "begun"), "The process has not begun.")
        run.dispose()
        #expect(log.wait(for: "interrupted"))
        // Reading its words is the only way to see it end.
        let words = SignalProducer<Date, Never>.timer(interval: .milliseconds(10), on: QueueScheduler())
            .map { _ in (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
            .filter { $0 == "terminated\n" }
            .take(first: 1)
            .promoteError((any Error).self)
        #expect(try words.lastInTime() == "terminated\n")
    }

    @Test("Several processes run at the same time") func runsSeveral() throws {
        let count = try SignalProducer((0..<8).map { shell("printf \($0)") }).flatten(.merge).collect().lastInTime()?
            .count
        #expect(count == 8)
    }
}
