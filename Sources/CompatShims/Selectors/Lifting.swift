public import RACCompat
import StreamCore

// Functions keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Calls a function with the newest values of signals, one for each parameter, whenever one of them sends.
///
///     rac_lift(area, withSignals: widths, heights)    // func area(_ width: Double, _ height: Double) -> Double
///
/// The call subscribes to the signals at once. The function is first called when all signals have sent, and always on
/// the thread that sends. Numbers are converted to the types of the parameters, structs are taken out of an `NSValue`,
/// and a nil becomes 0 where a parameter needs a number. A closure among the values is passed on as it is: a function
/// with closures and more than three parameters is called in a closure, `{ (a: A, …) in … }`. Any other value of a
/// wrong type or a wrong number of signals stops the program. The result fails when a signal fails, and completes when
/// all signals have completed. Debug builds report a call of the function off the main actor, if `rac_lift` was called
/// on it; see `RACSignal.subscribeNext`.
///
/// - Returns: A signal of the function's results, which replays the newest one; it sends `RACUnit` for a function that
///   returns nothing.
@discardableResult
public func rac_lift<Result, each Argument>(
    _ function: @escaping (repeat each Argument) -> Result, withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(function, signals, isolation, file, line)
}

/// The same as `rac_lift(_:withSignals:)`, with the signals in an array.
@discardableResult
public func rac_lift<Result, each Argument>(
    _ function: @escaping (repeat each Argument) -> Result, withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(function, signals, isolation, file, line)
}

/// Calls a function with the values of every tuple that a signal sends.
///
/// Arguments, failures and results are the same as with `rac_lift(_:withSignals:)`.
@discardableResult
public func rac_lift<Result, each Argument>(
    _ function: @escaping (repeat each Argument) -> Result, withSignalOfArguments arguments: RACSignal,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(function, ofTuples: arguments, isolation, file, line)
}

/// Calls a method of an object with the newest values of signals, one for each parameter, whenever one of them sends.
///
///     rac_lift(screen, Screen.move, withSignals: places, flags)   // [screen rac_liftSelector:… withSignals:…]
///
/// The object is not retained. If the object is a ``RACLifetimeOwner``, a ``RACSelectorSignalling`` or a
/// ``RACControl``, the result completes when the object dies. For any other object, the result completes with the first
/// value after the object's death. Arguments, failures and results are the same as with `rac_lift(_:withSignals:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, each Argument>(
    _ object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Result,
    withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, method, signals, isolation, file, line)
}

/// The same as `rac_lift(_:_:withSignals:)`, with the signals in an array.
@discardableResult
public func rac_lift<Object: AnyObject, Result, each Argument>(
    _ object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Result,
    withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, method, signals, isolation, file, line)
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
    lift(object, method, ofTuples: arguments, isolation, file, line)
}
