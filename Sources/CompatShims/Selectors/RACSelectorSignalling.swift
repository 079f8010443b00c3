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
/// protocol declares it. A method that overrides another one puts its work into ``rac_invoke(_:selector:file:line:work:)``:
///
///     override func move(to place: String, animated: Bool) {
///         rac_invoke(place, animated) {
///             super.move(to: place, animated: animated)
///             …
///         }
///     }
///
/// Then a call is told once, when the most derived method has returned.
public protocol RACSelectorSignalling: AnyObject {
    /// The signals of this object's methods.
    var rac_selectorSignals: RACSelectorSignals { get }

    /// The methods that tell their calls, for debug builds, which report the names that are not among them.
    ///
    /// None by default. It counts in the class that adopts the protocol: subclasses override it as a `class var`.
    static var rac_selectors: [String] { get }
}

extension RACSelectorSignalling {
    /// None: any name may be asked for.
    public static var rac_selectors: [String] { [] }

    /// Sends a tuple of the arguments of each call of a method, on the thread that calls it; completes with the object.
    ///
    /// The signal is hot, and the same one for every caller. It does not hold the object. Debug builds report a name in
    /// the spelling of Objective-C, and one that is not among ``rac_selectors`` where the class lists them, with the
    /// nearest names that are known.
    ///
    /// - Parameter selector: The name of a method that tells its calls, as in `"move(to:animated:)"`.
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
    /// Call it in a `defer` at the beginning: the original sent when the method had done its work. In a method that an
    /// override has called from inside ``rac_invoke(_:selector:file:line:work:)``, it does nothing. An override that calls
    /// this itself cannot be told from a second call; debug builds report a method that is told at two places.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the method, in their order.
    ///   - selector: The name of the method; the one that calls this.
    ///   - file: The file of the method, for reports.
    ///   - line: The line of the call, for reports.
    public func rac_didInvoke<each Argument>(
        _ arguments: repeat each Argument, selector: String = #function, file: String = #fileID, line: Int = #line
    ) {
        guard !rac_selectorSignals.isCalled(selector) else { return }
        send(repeat each arguments, selector: selector, place: SourcePlace(file: file, line: line))
    }

    /// Does the work of the method that calls this, then sends its arguments to whoever has asked for its signal.
    ///
    /// It goes around the whole body of a method that overrides another one which tells, and may go around any. Of the
    /// methods of one call, only the most derived one sends, when its work is over, also when that has thrown an error. A
    /// method that calls itself is told for each call, the inner one first. Calls are told apart by thread; an `async`
    /// method uses ``rac_didInvoke(_:selector:file:line:)``.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the method, in their order.
    ///   - selector: The name of the method; the one that calls this.
    ///   - file: The file of the method, which tells overrides apart.
    ///   - line: The line of the call, which tells overrides apart.
    ///   - work: The body of the method.
    /// - Returns: What the work returns.
    @discardableResult
    public func rac_invoke<Result, each Argument>(
        _ arguments: repeat each Argument, selector: String = #function, file: String = #fileID, line: Int = #line,
        work: () throws -> Result
    ) rethrows -> Result {
        let place = SourcePlace(file: file, line: line)
        guard rac_selectorSignals.beginCall(selector, at: place) else { return try work() }
        defer {
            rac_selectorSignals.endCall(selector)
            send(repeat each arguments, selector: selector, place: place)
        }
        return try work()
    }

    private func send<each Argument>(_ arguments: repeat each Argument, selector: String, place: SourcePlace) {
        #if DEBUG
            SelectorNames.note(selector, of: self, at: place)
        #endif
        rac_selectorSignals.subject(for: selector)?.sendNext(RACTuple(of: repeat each arguments))
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
