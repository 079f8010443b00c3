import Foundation
import StreamCore

/// One launch of a process, and its streams.
struct ProcessRun {
    private let process: Process
    private let output = Pipe()
    private let errors = Pipe()

    init(_ process: Process) {
        self.process = process
    }

    /// Launches the process, and sends its output until the process has ended.
    func start(_ observer: Signal<Data, any Error>.Observer, _ lifetime: Lifetime) throws {
        let end = MutableProperty<(Process.TerminationReason, Int32)?>(nil)
        process.standardOutput = output
        process.standardError = errors
        process.terminationHandler = { end.value = ($0.terminationReason, $0.terminationStatus) }
        try process.run()
        lifetime.observeEnded { [process] in
            if process.isRunning { process.terminate() }
        }

        // Both pipes are read from now on: a process waits when one of its pipes is full.
        let errorOutput = MutableProperty<Data?>(nil)
        lifetime += errors.fileHandleForReading.reactive.chunks()
            .reduce(into: Data()) { $0.append($1) }
            .flatMapError { _ in SignalProducer(value: Data()) }
            .startWithValues { errorOutput.value = $0 }
        let verdict = SignalProducer.zip(end.producer.skipNil(), errorOutput.producer.skipNil())
            .take(first: 1)
            .promoteError((any Error).self)
            .attemptMap { end, errorOutput in
                guard end == (.exit, 0) else {
                    throw ProcessFailure(reason: end.0, status: end.1, errorOutput: errorOutput)
                }
                return Data()
            }
            .filter { _ in false }
        lifetime += output.fileHandleForReading.reactive.chunks().concat(verdict).start(observer)
    }
}
