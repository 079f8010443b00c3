import Dispatch
public import RACCompat
import StreamCore
import StreamFoundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The method keeps the form of the others of this folder.

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
