import Dispatch
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

extension RACSignal {
    /// Returns a signal that sends the number of a Unix signal, such as `SIGTERM`, each time the process receives it.
    ///
    /// The signal replaces a dispatch source of the type `DISPATCH_SOURCE_TYPE_SIGNAL`. The first subscription turns
    /// off the default action of the Unix signal, and disposal does not turn it on again. The returned signal never
    /// completes, and sends on the main scheduler.
    public static func rac_unixSignal(_ number: Int32) -> RACSignal {
        SignalProducer.unixSignal(number, on: .global()).bridged.deliverOn(.mainThreadScheduler())
            .named("+rac_unixSignal: \(number)")
    }
}
