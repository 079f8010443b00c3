public import RACCompat

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Stands in the place of a delegate: callbacks become signals, and a callback whose signal is not used reaches the
/// delegate.
///
/// A subclass adopts the delegate's protocol, and hands each callback on:
///
///     final class ListDelegateProxy: RACDelegateProxy<any ListDelegate>, ListDelegate {
///         func list(_ list: List, didSelect row: Int) {
///             rac_callback(list, row) { $0.list(list, didSelect: row) }
///         }
///     }
///
/// Once code has asked for the signal of a callback, the signal sends the callback's calls, and the delegate no longer
/// receives them.
open class RACDelegateProxy<Delegate>: RACSelectorSignalling {
    /// The signals of the callbacks.
    public final let rac_selectorSignals = RACSelectorSignals()
    private weak var delegate: AnyObject?

    /// The names of the callbacks; debug builds report a request for any other name.
    ///
    /// See ``RACSelectorSignalling/rac_selectors``.
    open class var rac_selectors: [String] { [] }

    /// Makes a proxy without a delegate.
    public init() {}

    /// The delegate, which gets the callbacks whose signals have not been asked for; it is not retained.
    public final var rac_proxiedDelegate: Delegate? {
        get { delegate as? Delegate }
        set { delegate = newValue.map { $0 as AnyObject } }
    }

    /// Sends a tuple of the arguments of each call of a callback, which no longer reaches the delegate.
    ///
    /// See ``RACSelectorSignalling/rac_signalForSelector(_:)``.
    public final func signalForSelector(_ selector: String) -> RACSignal {
        rac_signalForSelector(selector)
    }

    /// Sends the arguments of the calling callback if its signal has been asked for; otherwise hands the call on.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the callback, in their order.
    ///   - selector: The name of the callback; by default, the name of the calling method.
    ///   - forward: Makes the same call of the delegate.
    /// - Returns: The delegate's result; nil if the delegate was not called.
    @discardableResult
    public final func rac_callback<Result, each Argument>(
        _ arguments: repeat each Argument, selector: String = #function, forward: (Delegate) -> Result
    ) -> Result? {
        guard let subject = rac_selectorSignals.subject(for: selector) else {
            return rac_proxiedDelegate.map(forward)
        }
        subject.sendNext(RACTuple(of: repeat each arguments))
        return nil
    }
}
