public import RACCompat
import StreamCore

/// Binds two terminals both ways.
infix operator <~> : BindingPrecedence

/// Binds two terminals both ways; the right terminal decides the value that both begin with.
///
///     RACChannelTo(view, \.text) <~> RACChannelTo(model, \.name)
///
/// The left terminal comes from `RACChannelTo`, or from another channel that begins with a value. A value that one
/// terminal passes to the other does not come back. The binding ends when either terminal completes, as a terminal
/// does when its object dies. Nothing is bound when a terminal is nil.
public func <~> (left: RACChannelTerminal?, right: RACChannelTerminal?) {
    guard let left, let right else { return }
    right.subscribe(left)
    left.skip(1).subscribe(right)
}

/// Returns a terminal that begins with the value of a property, follows its changes, and writes the values it receives.
///
/// A value that the terminal writes does not come back. The terminal writes `nilValue` when it receives nil. It
/// completes when the object dies, if the object is an ``RACLifetimeOwner``, and at once when the object is nil.
public func RACChannelTo<Object: AnyObject, Value>(
    _ object: Object?, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ nilValue: Any? = nil,
    file: StaticString = #fileID, line: UInt = #line
) -> RACChannelTerminal {
    RACKVOChannel(target: object, keyPath: keyPath, nilValue: nilValue, file: file, line: line).followingTerminal
}

/// Returns a terminal for a property that is named by a string.
///
/// The terminal sends nil while an object in the middle is nil, and drops the values that it receives meanwhile.
/// Otherwise the terminal does what the terminal of a key path does.
public func RACChannelTo<Object: RACObservable>(
    _ object: Object?, _ keyPath: String, _ nilValue: Any? = nil,
    file: StaticString = #fileID, line: UInt = #line
) -> RACChannelTerminal {
    RACKVOChannel(target: object, keyPath: keyPath, nilValue: nilValue, file: file, line: line).followingTerminal
}
