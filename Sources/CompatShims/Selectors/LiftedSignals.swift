import RACCompat
import StreamCore

// The common part of all forms of `rac_lift`: those with a parameter pack, and those of up to three parameters, which
// take closures, too.

/// Calls a function with the newest values of signals.
func lift<Result, each Argument>(
    _ function: @escaping (repeat each Argument) -> Result, _ signals: [RACSignal], _ isolation: (any Actor)?,
    _ file: StaticString, _ line: UInt
) -> RACSignal {
    let lifted = LiftedFunction(isolation, file, line, function: function)
    return lifted.arguments(from: signals)
        .map(lifted.call(tuple:))
        .replayLast()
        .named("-rac_lift:withSignals: \(SignalNames.list(signals))")
}

/// Calls a function with the values of tuples.
func lift<Result, each Argument>(
    _ function: @escaping (repeat each Argument) -> Result, ofTuples arguments: RACSignal, _ isolation: (any Actor)?,
    _ file: StaticString, _ line: UInt
) -> RACSignal {
    arguments
        .map(LiftedFunction(isolation, file, line, function: function).call(tuple:))
        .replayLast()
        .named("-rac_lift:withSignalOfArguments: \(arguments)")
}

/// Calls a method of an object, which is not retained, with the newest values of signals.
func lift<Object: AnyObject, Result, each Argument>(
    _ object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Result, _ signals: [RACSignal],
    _ isolation: (any Actor)?, _ file: StaticString, _ line: UInt
) -> RACSignal {
    let arguments = LiftedFunction(isolation, file, line, function: method(object)).arguments(from: signals)
    return lift(object, method, ofTuples: arguments, isolation, file, line)
        .named("\(RACDescription(object)) -rac_lift:withSignals: \(SignalNames.list(signals))")
}

/// Calls a method of an object, which is not retained, with the values of tuples.
func lift<Object: AnyObject, Result, each Argument>(
    _ object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Result, ofTuples arguments: RACSignal,
    _ isolation: (any Actor)?, _ file: StaticString, _ line: UInt
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

/// The signal that completes when an object dies; nil if the object does not report its death.
private func end(of object: AnyObject) -> RACSignal? {
    switch object {
    case let object as any RACLifetimeOwner: object.rac_willDeallocSignal()
    case let object as any RACSelectorSignalling: object.rac_selectorSignals.ended
    case let object as any RACControl: object.rac_actions.ended
    default: nil
    }
}

extension LiftedFunction {
    init(
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
