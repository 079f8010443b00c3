import Dispatch
import Foundation
import StreamCore
import TestTurns
import Testing

/// Eight threads that send at once, each to an input of its own.
@Suite(.takesTurns) struct JoinThreadTests {
    private typealias Pipe = (output: Signal<Int, TestFailure>, input: Signal<Int, TestFailure>.Observer)

    private func makePipes() -> [Pipe] { (0..<8).map { _ in Signal.pipe() } }

    @Test(
        "An operator with several inputs loses nothing, and delivers one event at a time, from eight threads",
        arguments: Join.all)
    func values(join: Join) {
        for _ in 0..<5 {
            let pipes = makePipes()
            let recorder = JoinRecorder(join.make(pipes.map(\.output.producer)))
            for (input, pipe) in pipes.enumerated() { pipe.input.send(value: 1000 * input) }
            onThreads(8) { thread in
                for number in 1..<200 { pipes[thread].input.send(value: 1000 * thread + number) }
            }
            for pipe in pipes.reversed() { pipe.input.sendCompleted() }
            #expect(recorder.isOver())
            #expect(join.isRight(recorder.results, 200), "\(recorder.results)")
            #expect(recorder.faults == [])
        }
    }

    @Test("A join ends once, and sends nothing after that, when each of eight threads fails", arguments: Join.all)
    func failure(join: Join) {
        for _ in 0..<20 {
            let pipes = makePipes()
            let recorder = JoinRecorder(join.make(pipes.map(\.output.producer)))
            for (input, pipe) in pipes.enumerated() { pipe.input.send(value: 1000 * input) }
            onThreads(8) { thread in
                for number in 1..<50 { pipes[thread].input.send(value: 1000 * thread + number) }
                pipes[thread].input.send(error: .first)
            }
            #expect(recorder.isOver())
            #expect(recorder.faults == [])
        }
    }

    @Test(
        "A join that is disposed of while eight threads send is interrupted, and sends nothing after",
        arguments: Join.all)
    func disposal(join: Join) {
        for round in 0..<20 {
            let pipes = makePipes()
            let recorder = JoinRecorder(join.make(pipes.map(\.output.producer)))
            onThreads(8) { thread in
                for number in 0..<50 {
                    pipes[thread].input.send(value: 1000 * thread + number)
                    if thread == round % 8, number == 25 { recorder.dispose() }
                }
            }
            #expect(recorder.isOver())
            #expect(recorder.faults == [])
        }
    }

    @Test("Every operator with another stream, or a scheduler, is in the table")
    func isTableComplete() throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/StreamCore/Operators")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        let declaration = /public (?:static )?func [^{]*?(?:Signal|Convertible|Scheduler|Lifetime)[^{]*?\) ->/
        let declared = try Set(
            (files ?? []).filter { $0.pathExtension == "swift" }
                .filter { try String(contentsOf: $0, encoding: .utf8).contains(declaration) }
                .map { $0.deletingPathExtension().lastPathComponent })
        let known = Set(Join.all.map(\.file) + Join.left)
        #expect(declared.subtracting(known).sorted() == [])
        #expect(known.subtracting(declared).sorted() == [])
    }
}

/// Keeps what one start receives, and notes what is delivered meanwhile or after the end.
private final class JoinRecorder: Sendable {
    private struct State {
        var results: [[Int]] = []
        var hasEnded = false
        var isBusy = false
        var faults: [String] = []
    }

    private let state = Guarded(State())
    private let end = DispatchSemaphore(value: 0)
    private let start = SerialDisposable()

    init(_ producer: Join.Output) {
        start.inner = producer.start { [weak self] in self?.receive($0) }
    }

    private func receive(_ event: Signal<[Int], TestFailure>.Event) {
        state.withLock { state in
            if state.isBusy { state.faults.append("\(event) during another") }
            if state.hasEnded { state.faults.append("\(event) after the end") }
            state.isBusy = true
        }
        state.withLock { state in
            if let result = event.value { state.results.append(result) } else { state.hasEnded = true }
            state.isBusy = false
        }
        if event.isTerminating { end.signal() }
    }

    var results: [[Int]] { state.read().results }
    var faults: [String] { state.read().faults }

    /// Waits for the end, which a thread of a scheduler may deliver.
    func isOver() -> Bool { end.isSignalled() }

    func dispose() { start.dispose() }
}
