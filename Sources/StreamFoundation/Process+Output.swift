public import Foundation
public import StreamCore

/// The failure of a process that was ended by a signal, or exited with a status other than 0.
public struct ProcessFailure: Error, Equatable, CustomStringConvertible, LocalizedError, CustomNSError {
    /// Whether the process exited, or was ended by an uncaught signal.
    public let reason: Process.TerminationReason
    /// The exit status, or the number of the signal.
    public let status: Int32
    /// The data that the process has written to its standard error.
    public let errorOutput: Data

    /// A sentence about the end of the process, and the text that the process has written to its standard error.
    public var description: String {
        let text = String(decoding: errorOutput, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        let end = reason == .exit ? "exited with status \(status)" : "was ended by signal \(status)"
        return "The process \(end)\(text.isEmpty ? "." : ": \(text)")"
    }

    /// The description, as the `localizedDescription` of the error.
    public var errorDescription: String? { description }

    /// The status, as the `code` of an `NSError`.
    public var errorCode: Int { Int(status) }

    /// The description, for an `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}

extension Process: ReactiveExtensionsProvider {}

extension Reactive where Base: Process {
    /// A producer that launches a process for every start, sends its standard output piece by piece, and then
    /// completes.
    ///
    ///     Process.reactive.output {
    ///         let process = Process()
    ///         process.executableURL = URL(fileURLWithPath: "/bin/ls")
    ///         return process
    ///     }
    ///
    /// The producer ends when the process has ended, and every process that has inherited its output has closed that
    /// output. The producer then completes if the status is 0, and fails with a ``ProcessFailure`` otherwise. If the
    /// process cannot be launched, the producer fails with the error of Foundation. Disposal terminates the process.
    /// Pieces come on a thread of their own.
    ///
    /// - Parameter make: Makes the process, and sets it up. The producer launches the process, and sets its standard
    ///   output, standard error and termination handler.
    public static func output(of make: @escaping () throws -> Process) -> SignalProducer<Data, any Swift.Error> {
        SignalProducer { observer, lifetime in
            do {
                try ProcessRun(make()).start(observer, lifetime)
            } catch {
                observer.send(error: error)
            }
        }
    }
}
