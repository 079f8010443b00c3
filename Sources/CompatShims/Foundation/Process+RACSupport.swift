import Dispatch
public import Foundation
public import RACCompat
import StreamCore
import StreamFoundation

// The methods keep the form of the others of this folder.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Process {
    /// Makes a signal that launches a process for every subscription, and sends what it writes to its standard output.
    ///
    /// Each piece is a `Data`; the signal completes when the process has ended. It stands for `NSTask` with a
    /// `terminationHandler` and a `readabilityHandler`. It sends a `ProcessFailure` when the process ends otherwise than with
    /// status 0, and the error of Foundation when it cannot be launched. Disposal terminates the process. Pieces come on a
    /// serial scheduler of each subscription's own.
    ///
    /// - Parameter make: Makes the process, and sets it up. It is launched by the signal, which sets its standard output,
    ///   standard error and termination handler.
    public static func rac_output(of make: @escaping () throws -> Process) -> RACSignal {
        reactive.output(of: make).bridged.deliverOnOwnScheduler("process").named("+rac_outputOf:")
    }
}

extension RACSignal {
    /// Makes a signal that sends the number of a Unix signal each time the process receives it, such as `SIGTERM`.
    ///
    /// It stands for a dispatch source of the type `DISPATCH_SOURCE_TYPE_SIGNAL`. From the first subscription on the signal no
    /// longer does what it does by default, also after disposal. It never completes. Values come on the main scheduler.
    public static func rac_unixSignal(_ number: Int32) -> RACSignal {
        SignalProducer.unixSignal(number, on: .global()).bridged.deliverOn(.mainThreadScheduler())
            .named("+rac_unixSignal: \(number)")
    }
}
