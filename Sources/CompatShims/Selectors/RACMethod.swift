public import RACCompat
public import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A function that announces its calls, for callbacks that are closures.
///
///     let didSelect = RACMethod { (list: List, row: Int) in highlight(row) }
///     list.onSelect = didSelect.callAsFunction
///     didSelect.rac_signal.subscribeNext { arguments in … }
///     didSelect.calls.observeValues { list, row in … }
///
/// Copies share their signals, which complete when the last copy is released. A call does its work first, then sends,
/// on the calling thread.
public struct RACMethod<Result, each Argument>: @unchecked Sendable {  // immutable; the signals are thread-safe
    private let body: (repeat each Argument) -> Result
    private let subject = RACSubject()
    private let pipe = Signal<(repeat each Argument), Never>.pipe()
    private let end: MethodEnd

    /// Makes a function that runs `body`.
    public init(_ body: @escaping (repeat each Argument) -> Result) {
        self.body = body
        end = MethodEnd { [subject, input = pipe.input] in
            subject.sendCompleted()
            input.sendCompleted()
        }
    }

    /// A signal that sends a `RACTuple` of the arguments of each call; it replaces a method's
    /// `rac_signalForSelector`.
    public var rac_signal: RACSignal { subject }

    /// A signal that sends the arguments of each call, with their types.
    public var calls: Signal<(repeat each Argument), Never> { pipe.output }

    /// Calls the function, then sends the arguments.
    @discardableResult
    public func callAsFunction(_ arguments: repeat each Argument) -> Result {
        let result = body(repeat each arguments)
        subject.sendNext(RACTuple(of: repeat each arguments))
        pipe.input.send(value: (repeat each arguments))
        return result
    }
}

/// Runs a closure when the object is released.
private final class MethodEnd {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
}
