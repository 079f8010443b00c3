public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An object whose methods tell that they were called, for `rac_signalForSelector`.
///
/// Nothing can be put around a Swift method from outside, so a method that is to have a signal says so itself:
///
///     final class Screen: RACSelectorSignalling {
///         let rac_selectorSignals = RACSelectorSignals()
///
///         func move(to place: String, animated: Bool) {
///             defer { rac_didInvoke(place, animated) }
///             …
///         }
///     }
///     screen.rac_signalForSelector("move(to:animated:)").subscribeNext { arguments in … }
///
/// A method is known by what `#function` is inside it: its base name and its labels. It makes no difference whether a
/// protocol declares it. Of a method and the one that it overrides, one tells; else its calls count twice.
public protocol RACSelectorSignalling: AnyObject {
    /// The signals of this object's methods.
    var rac_selectorSignals: RACSelectorSignals { get }
}

extension RACSelectorSignalling {
    /// Sends a tuple of the arguments of each call of a method, on the thread that calls it; completes with the object.
    ///
    /// The signal is hot, and the same one for every caller. It does not hold the object.
    ///
    /// - Parameter selector: The name of a method that calls ``rac_didInvoke(_:selector:)``, as in `"move(to:animated:)"`.
    public func rac_signalForSelector(_ selector: String) -> RACSignal {
        rac_selectorSignals.signal(for: selector, of: self)
    }

    /// The same as `rac_signalForSelector(_:)`: a method of a protocol has no other signal.
    public func rac_signalForSelector<Declaration>(
        _ selector: String, fromProtocol declaration: Declaration.Type
    ) -> RACSignal {
        rac_signalForSelector(selector)
    }

    /// Sends the arguments of the method that calls this to whoever has asked for the signal of that method.
    ///
    /// Call it in a `defer` at the beginning: the original sent when the method had done its work.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the method, in their order.
    ///   - selector: The name of the method; the one that calls this.
    public func rac_didInvoke<each Argument>(_ arguments: repeat each Argument, selector: String = #function) {
        guard let subject = rac_selectorSignals.subject(for: selector) else { return }
        subject.sendNext(RACTuple(of: repeat each arguments))
    }
}

extension RACTuple {
    /// Makes a plain tuple, as selectors gave them, of the arguments of a call.
    convenience init<each Argument>(of arguments: repeat each Argument) {
        var values: [Any?] = []
        for argument in repeat each arguments { values.append(argument) }
        self.init(objectsFrom: values, convertNullsToNils: false)
    }
}
