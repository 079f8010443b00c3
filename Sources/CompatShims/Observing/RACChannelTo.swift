public import RACCompat
import StreamCore

/// Binds two terminals both ways.
infix operator <~> : BindingPrecedence

extension RACChannelTerminal {
    /// Binds two terminals both ways; the one on the right decides the value that both begin with.
    ///
    ///     RACChannelTo(view, \.text) <~> RACChannelTo(model, \.name)
    ///
    /// The one on the left is that of `RACChannelTo`, or of another channel that begins with a value. Nothing echoes. The
    /// binding ends when either end completes, as it does when its object dies.
    public static func <~> (left: RACChannelTerminal, right: RACChannelTerminal) {
        right.subscribe(left)
        left.skip(1).subscribe(right)
    }
}

/// Returns a terminal that begins with the value of a property, follows its changes, and writes what it is sent.
///
/// What is written does not come back. `nilValue` is written in the place of nil. The terminal completes when the object
/// dies, if that is an ``RACLifetimeOwner``, and at once when it is nil.
public func RACChannelTo<Object: AnyObject, Value>(
    _ object: Object?, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ nilValue: Any? = nil,
    file: StaticString = #fileID, line: UInt = #line
) -> RACChannelTerminal {
    RACKVOChannel(target: object, keyPath: keyPath, nilValue: nilValue, file: file, line: line).followingTerminal
}

/// Returns a terminal for a property that is named by a string.
///
/// It is nil while an object in the middle is nil; what is sent meanwhile is dropped. See `RACChannelTo(_:_:_:)` with a key path.
public func RACChannelTo<Object: RACObservable>(
    _ object: Object?, _ keyPath: String, _ nilValue: Any? = nil,
    file: StaticString = #fileID, line: UInt = #line
) -> RACChannelTerminal {
    RACKVOChannel(target: object, keyPath: keyPath, nilValue: nilValue, file: file, line: line).followingTerminal
}
