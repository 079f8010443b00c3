public import Foundation
public import RACCompat
import StreamCore
import StreamFoundation

// The methods keep the form of the others of this folder.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Process {
    /// Returns a signal that launches a process for every subscription, and sends the process's standard output.
    ///
    /// Each piece of output is a `Data`; the signal completes when the process has ended. The signal replaces
    /// `NSTask` with a `terminationHandler` and a `readabilityHandler`. The signal fails with a `ProcessFailure` when
    /// the process ends with a status other than 0, and with the error of Foundation when the process cannot be
    /// launched. Disposal terminates the process. Each subscription delivers on a serial scheduler of its own.
    ///
    /// - Parameter make: Makes the process, and sets it up. The signal launches the process, and sets its standard
    ///   output, standard error and termination handler.
    public static func rac_output(of make: @escaping () throws -> Process) -> RACSignal {
        reactive.output(of: make).bridged.deliverOnOwnScheduler("process").named("+rac_outputOf:")
    }
}
