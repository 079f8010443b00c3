public import RACCompat
import StreamCore

// Functions keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Calls a function with the newest values of signals, one for each parameter, whenever one of them sends.
///
///     rac_lift(area, withSignals: widths, heights)    // func area(_ width: Double, _ height: Double) -> Double
///
/// The call subscribes to the signals at once. The function is first called when all signals have sent, and always on
/// the thread that sends. Numbers are converted to the types of the parameters, and a nil becomes 0 where a parameter
/// needs a number. Any other value of a wrong type stops the program, and so does a wrong number of signals. The result
/// fails when a signal fails, and completes when all signals have completed. Debug builds report a call of the function
/// off the main actor, if `rac_lift` was called on it; see `RACSignal.subscribeNext`.
///
/// - Returns: A signal of the function's results, which replays the newest one; it sends `RACUnit` for a function that
///   returns nothing.
@discardableResult
public func rac_lift<Result, each Argument>(
    _ function: @escaping (repeat each Argument) -> Result, withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    rac_lift(function, withSignalsFromArray: signals, isolation: isolation, file: file, line: line)
}

/// The same as `rac_lift(_:withSignals:)`, with the signals in an array.
@discardableResult
public func rac_lift<Result, each Argument>(
    _ function: @escaping (repeat each Argument) -> Result, withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    let lifted = LiftedFunction(isolation, file, line, function: function)
    return lifted.arguments(from: signals)
        .map(lifted.call(tuple:))
        .replayLast()
        .named("-rac_lift:withSignals: \(SignalNames.list(signals))")
}

/// Calls a function with the values of every tuple that a signal sends.
///
/// Arguments, failures and results are those of `rac_lift(_:withSignals:)`.
@discardableResult
public func rac_lift<Result, each Argument>(
    _ function: @escaping (repeat each Argument) -> Result, withSignalOfArguments arguments: RACSignal,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    arguments
        .map(LiftedFunction(isolation, file, line, function: function).call(tuple:))
        .replayLast()
        .named("-rac_lift:withSignalOfArguments: \(arguments)")
}

/// Calls a method of an object with the newest values of signals, one for each parameter, whenever one of them sends.
///
///     rac_lift(screen, Screen.move, withSignals: places, flags)   // [screen rac_liftSelector:… withSignals:…]
///
/// The object is not retained. If the object is a ``RACLifetimeOwner``, a ``RACSelectorSignalling`` or a
/// ``RACControl``, the result completes when the object dies. For any other object, the result completes with the first
/// value after the object's death. Arguments, failures and results are those of `rac_lift(_:withSignals:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, each Argument>(
    _ object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Result,
    withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    rac_lift(
        object, method, withSignalsFromArray: signals, isolation: isolation, file: file, line: line)
}

/// The same as `rac_lift(_:_:withSignals:)`, with the signals in an array.
@discardableResult
public func rac_lift<Object: AnyObject, Result, each Argument>(
    _ object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Result,
    withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    let arguments = LiftedFunction(isolation, file, line, function: method(object)).arguments(from: signals)
    return rac_lift(
        object, method, withSignalOfArguments: arguments, isolation: isolation, file: file, line: line
    )
    .named("\(RACDescription(object)) -rac_lift:withSignals: \(SignalNames.list(signals))")
}

/// Calls a method of an object with the values of every tuple that a signal sends.
///
/// The object's lifetime matters as for `rac_lift(_:_:withSignals:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, each Argument>(
    _ object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Result,
    withSignalOfArguments arguments: RACSignal,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    let (origin, place) = (BlockOrigin(isolation, file, line), CallPlace("rac_lift", file, line))
    return (end(of: object).map(arguments.takeUntil) ?? arguments)
        .bind { [weak object] in
            { tuple, _ in
                // A nil in the place of a signal completes the result.
                guard let object else { return nil }
                return .return(
                    LiftedFunction(place: place, origin: origin, function: method(object)).call(tuple: tuple))
            }
        }
        .replayLast()
        .named("\(RACDescription(object)) -rac_lift:withSignalOfArguments: \(arguments)")
}

/// The signal that completes when an object dies; nil if the object does not tell.
private func end(of object: AnyObject) -> RACSignal? {
    switch object {
    case let object as any RACLifetimeOwner: object.rac_willDeallocSignal()
    case let object as any RACSelectorSignalling: object.rac_selectorSignals.ended
    case let object as any RACControl: object.rac_actions.ended
    default: nil
    }
}

extension LiftedFunction {
    fileprivate init(
        _ isolation: (any Actor)?, _ file: StaticString, _ line: UInt,
        function: @escaping (repeat each Argument) -> Result
    ) {
        self.init(
            place: CallPlace("rac_lift", file, line), origin: BlockOrigin(isolation, file, line), function: function)
    }

    /// Combines signals, of which there must be one for each parameter.
    fileprivate func arguments(from signals: [RACSignal]) -> RACSignal {
        if signals.isEmpty { place.stop(" needs at least one signal.") }
        if signals.count != parameterCount {
            place.stop(" has a function of \(parameterCount) parameters, and \(signals.count) signals.")
        }
        return RACSignal.combineLatest(signals)
    }

    fileprivate func call(tuple value: Any?) -> Any? {
        guard let tuple = value as? RACTuple else {
            place.stop(" needs tuples of arguments, and got \(visible(value)).")
        }
        return call(tuple.backingArray)
    }
}
