public import RACCompat

// Functions keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The compiler (6.3) crashes when a function that takes a closure is given to the forms with a parameter pack. The
// compiler prefers the forms of up to three parameters. A function with closures and more parameters is lifted inside a
// closure.

/// Calls a function of one parameter, which may take closures, with the newest values of signals.
///
/// See `rac_lift(_:withSignals:)`.
@discardableResult
public func rac_lift<Result, First>(
    _ function: @escaping (First) -> Result, withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift({ function($0) }, signals, isolation, file, line)
}

/// Calls a function of one parameter, which may take closures, with the newest values of signals in an array.
///
/// See `rac_lift(_:withSignalsFromArray:)`.
@discardableResult
public func rac_lift<Result, First>(
    _ function: @escaping (First) -> Result, withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift({ function($0) }, signals, isolation, file, line)
}

/// Calls a function of one parameter, which may take closures, with the values of every tuple of a signal.
///
/// See `rac_lift(_:withSignalOfArguments:)`.
@discardableResult
public func rac_lift<Result, First>(
    _ function: @escaping (First) -> Result, withSignalOfArguments arguments: RACSignal,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift({ function($0) }, ofTuples: arguments, isolation, file, line)
}

/// Calls a function of two parameters, which may take closures, with the newest values of signals.
///
/// See `rac_lift(_:withSignals:)`.
@discardableResult
public func rac_lift<Result, First, Second>(
    _ function: @escaping (First, Second) -> Result, withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift({ function($0, $1) }, signals, isolation, file, line)
}

/// Calls a function of two parameters, which may take closures, with the newest values of signals in an array.
///
/// See `rac_lift(_:withSignalsFromArray:)`.
@discardableResult
public func rac_lift<Result, First, Second>(
    _ function: @escaping (First, Second) -> Result, withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift({ function($0, $1) }, signals, isolation, file, line)
}

/// Calls a function of two parameters, which may take closures, with the values of every tuple of a signal.
///
/// See `rac_lift(_:withSignalOfArguments:)`.
@discardableResult
public func rac_lift<Result, First, Second>(
    _ function: @escaping (First, Second) -> Result, withSignalOfArguments arguments: RACSignal,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift({ function($0, $1) }, ofTuples: arguments, isolation, file, line)
}

/// Calls a function of three parameters, which may take closures, with the newest values of signals.
///
/// See `rac_lift(_:withSignals:)`.
@discardableResult
public func rac_lift<Result, First, Second, Third>(
    _ function: @escaping (First, Second, Third) -> Result, withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift({ function($0, $1, $2) }, signals, isolation, file, line)
}

/// Calls a function of three parameters, which may take closures, with the newest values of signals in an array.
///
/// See `rac_lift(_:withSignalsFromArray:)`.
@discardableResult
public func rac_lift<Result, First, Second, Third>(
    _ function: @escaping (First, Second, Third) -> Result, withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift({ function($0, $1, $2) }, signals, isolation, file, line)
}

/// Calls a function of three parameters, which may take closures, with the values of every tuple of a signal.
///
/// See `rac_lift(_:withSignalOfArguments:)`.
@discardableResult
public func rac_lift<Result, First, Second, Third>(
    _ function: @escaping (First, Second, Third) -> Result, withSignalOfArguments arguments: RACSignal,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift({ function($0, $1, $2) }, ofTuples: arguments, isolation, file, line)
}

/// Calls a method of one parameter, which may take closures, with the newest values of signals.
///
/// See `rac_lift(_:_:withSignals:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, First>(
    _ object: Object, _ method: @escaping (Object) -> (First) -> Result,
    withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, { object in { method(object)($0) } }, signals, isolation, file, line)
}

/// Calls a method of one parameter, which may take closures, with the newest values of signals in an array.
///
/// See `rac_lift(_:_:withSignalsFromArray:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, First>(
    _ object: Object, _ method: @escaping (Object) -> (First) -> Result,
    withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, { object in { method(object)($0) } }, signals, isolation, file, line)
}

/// Calls a method of one parameter, which may take closures, with the values of every tuple of a signal.
///
/// See `rac_lift(_:_:withSignalOfArguments:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, First>(
    _ object: Object, _ method: @escaping (Object) -> (First) -> Result,
    withSignalOfArguments arguments: RACSignal,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, { object in { method(object)($0) } }, ofTuples: arguments, isolation, file, line)
}

/// Calls a method of two parameters, which may take closures, with the newest values of signals.
///
/// See `rac_lift(_:_:withSignals:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, First, Second>(
    _ object: Object, _ method: @escaping (Object) -> (First, Second) -> Result,
    withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, { object in { method(object)($0, $1) } }, signals, isolation, file, line)
}

/// Calls a method of two parameters, which may take closures, with the newest values of signals in an array.
///
/// See `rac_lift(_:_:withSignalsFromArray:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, First, Second>(
    _ object: Object, _ method: @escaping (Object) -> (First, Second) -> Result,
    withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, { object in { method(object)($0, $1) } }, signals, isolation, file, line)
}

/// Calls a method of two parameters, which may take closures, with the values of every tuple of a signal.
///
/// See `rac_lift(_:_:withSignalOfArguments:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, First, Second>(
    _ object: Object, _ method: @escaping (Object) -> (First, Second) -> Result,
    withSignalOfArguments arguments: RACSignal,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, { object in { method(object)($0, $1) } }, ofTuples: arguments, isolation, file, line)
}

/// Calls a method of three parameters, which may take closures, with the newest values of signals.
///
/// See `rac_lift(_:_:withSignals:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, First, Second, Third>(
    _ object: Object, _ method: @escaping (Object) -> (First, Second, Third) -> Result,
    withSignals signals: RACSignal...,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, { object in { method(object)($0, $1, $2) } }, signals, isolation, file, line)
}

/// Calls a method of three parameters, which may take closures, with the newest values of signals in an array.
///
/// See `rac_lift(_:_:withSignalsFromArray:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, First, Second, Third>(
    _ object: Object, _ method: @escaping (Object) -> (First, Second, Third) -> Result,
    withSignalsFromArray signals: [RACSignal],
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, { object in { method(object)($0, $1, $2) } }, signals, isolation, file, line)
}

/// Calls a method of three parameters, which may take closures, with the values of every tuple of a signal.
///
/// See `rac_lift(_:_:withSignalOfArguments:)`.
@discardableResult
public func rac_lift<Object: AnyObject, Result, First, Second, Third>(
    _ object: Object, _ method: @escaping (Object) -> (First, Second, Third) -> Result,
    withSignalOfArguments arguments: RACSignal,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    lift(object, { object in { method(object)($0, $1, $2) } }, ofTuples: arguments, isolation, file, line)
}
