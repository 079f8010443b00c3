public import Foundation
public import StreamCore

/// A process that has ended otherwise than with status 0.
public struct ProcessFailure: Error, Equatable, CustomStringConvertible, LocalizedError, CustomNSError {
    /// Whether it exited, or was ended by an uncaught signal.
    public let reason: Process.TerminationReason
    /// The exit status, or the number of the signal.
    public let status: Int32
    /// What it has written to its standard error.
    public let errorOutput: Data

    /// How the process has ended, and what it has written to its standard error.
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
    /// A producer that launches a process for every start, sends what it writes to its standard output, piece by piece,
    /// and completes when it has ended.
    ///
    ///     Process.reactive.output {
    ///         let process = Process()
    ///         process.executableURL = URL(fileURLWithPath: "/bin/ls")
    ///         return process
    ///     }
    ///
    /// Fails with a ``ProcessFailure`` when the process ends otherwise than with status 0, and with the error of Foundation
    /// when it cannot be launched. Disposal terminates the process. It completes only when all that have inherited its
    /// output have closed it. Pieces come on a thread of its own.
    ///
    /// - Parameter make: Makes the process, and sets it up; it is launched here. Its standard output, standard error and
    ///   termination handler are set by the producer.
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
