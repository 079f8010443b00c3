public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An object whose methods announce their calls, for `rac_signalForSelector`.
///
/// Swift cannot wrap a method from outside, so a method that needs a signal announces its calls itself:
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
/// The name of a method is the value of `#function` inside it: its base name and its labels. A method that a protocol
/// declares has no other name. A method that overrides another method puts its body into
/// ``rac_invoke(_:selector:file:line:body:)``:
///
///     override func move(to place: String, animated: Bool) {
///         rac_invoke(place, animated) {
///             super.move(to: place, animated: animated)
///             …
///         }
///     }
///
/// One call then sends its arguments once, after the most derived method has returned.
public protocol RACSelectorSignalling: AnyObject {
    /// The signals of this object's methods.
    var rac_selectorSignals: RACSelectorSignals { get }

    /// The names of the methods that announce their calls; debug builds report a request for any other name.
    ///
    /// The list is empty by default, and every name is accepted. The class that adopts the protocol declares the list,
    /// as a `class var` if subclasses add names.
    static var rac_selectors: [String] { get }
}

extension RACSelectorSignalling {
    /// An empty list: every name is accepted.
    public static var rac_selectors: [String] { [] }

    /// Returns a signal of the arguments of each call of a method, as tuples, sent on the calling thread.
    ///
    /// The signal is hot, and every caller gets the same signal. The signal completes when the object dies, and does
    /// not retain the object. Debug builds report a name in Objective-C spelling. Debug builds also report a name that
    /// is missing from ``rac_selectors``, with the nearest known names.
    ///
    /// - Parameter selector: The name of a method that sends its calls, as in `"move(to:animated:)"`.
    public func rac_signalForSelector(_ selector: String) -> RACSignal {
        rac_selectorSignals.signal(for: selector, of: self)
    }

    /// The same as `rac_signalForSelector(_:)`: a method of a protocol has no other signal.
    public func rac_signalForSelector<Declaration>(
        _ selector: String, fromProtocol declaration: Declaration.Type
    ) -> RACSignal {
        rac_signalForSelector(selector)
    }

    /// Sends the arguments of the calling method on its signal, if code has asked for that signal.
    ///
    /// Call this method in a `defer` at the beginning of yours: the original sent after the method had done its work.
    /// In a method that an override calls inside ``rac_invoke(_:selector:file:line:body:)``, the call does nothing. An
    /// override that calls `rac_didInvoke` itself sends a second time for the same call; debug builds report the two
    /// places.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the method, in their order.
    ///   - selector: The name of the method; by default, the name of the calling method.
    ///   - file: The file of the method, for reports.
    ///   - line: The line of the call, for reports.
    public func rac_didInvoke<each Argument>(
        _ arguments: repeat each Argument, selector: String = #function, file: String = #fileID, line: Int = #line
    ) {
        guard !rac_selectorSignals.isCalled(selector) else { return }
        send(repeat each arguments, selector: selector, place: SourcePlace(file: file, line: line))
    }

    /// Runs the body of the calling method, then sends the method's arguments on its signal.
    ///
    /// A method that overrides an announcing method passes its whole body to this call; other methods may do so as
    /// well. Of the methods that one call passes through, only the most derived one sends, after its body has returned
    /// or thrown. A method that calls itself sends for each call, the inner one first. Calls are distinguished by
    /// thread, so an `async` method uses ``rac_didInvoke(_:selector:file:line:)``.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the method, in their order.
    ///   - selector: The name of the method; by default, the name of the calling method.
    ///   - file: The file of the method, which distinguishes overrides.
    ///   - line: The line of the call, which distinguishes overrides.
    ///   - body: The body of the method.
    /// - Returns: The result of the body.
    @discardableResult
    public func rac_invoke<Result, each Argument>(
        _ arguments: repeat each Argument, selector: String = #function, file: String = #fileID, line: Int = #line,
        body: () throws -> Result
    ) rethrows -> Result {
        let place = SourcePlace(file: file, line: line)
        guard rac_selectorSignals.beginCall(selector, at: place) else { return try body() }
        defer {
            rac_selectorSignals.endCall(selector)
            send(repeat each arguments, selector: selector, place: place)
        }
        return try body()
    }

    private func send<each Argument>(_ arguments: repeat each Argument, selector: String, place: SourcePlace) {
        #if DEBUG
            SelectorNames.note(selector, of: self, at: place)
        #endif
        rac_selectorSignals.subject(for: selector)?.sendNext(RACTuple(of: repeat each arguments))
    }
}

extension RACTuple {
    /// Makes a plain tuple of the arguments of a call, as the original did for selectors.
    convenience init<each Argument>(of arguments: repeat each Argument) {
        var values: [Any?] = []
        for argument in repeat each arguments { values.append(argument) }
        self.init(objectsFrom: values, convertNullsToNils: false)
    }
}
