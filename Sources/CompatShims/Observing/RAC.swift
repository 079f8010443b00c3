public import RACCompat
import StreamCore

// The same as that of StreamCore, for files that import only the dynamic modules.
infix operator <~ : BindingPrecedence

/// A property that is to be bound to a signal; `RAC(object, \.name)` makes it.
public struct RACBindingTarget {
    private let bind: (RACSignal) -> RACDisposable

    init(_ bind: @escaping (RACSignal) -> RACDisposable) {
        self.bind = bind
    }

    /// Sets the property to every value of a signal, until that ends, or the object dies.
    ///
    /// It is what the assignment to the macro `RAC(…)` was, and calls `setKeyPath(_:onObject:nilValue:)`.
    ///
    /// - Returns: What ends the binding.
    @discardableResult
    public static func <~ (target: RACBindingTarget, signal: RACSignal) -> RACDisposable {
        target.bind(signal)
    }
}

/// Returns a property that is bound to a signal with `<~`.
///
///     RAC(view, \.text) <~ RACObserve(model, \.name)
///     RAC(view, \.text, "nobody") <~ names
///
/// The object is not retained; of nil, nothing is bound. `nilValue` is written in the place of nil.
public func RAC<Object: AnyObject, Value>(
    _ object: Object?, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ nilValue: Any? = nil,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACBindingTarget {
    RACBindingTarget { [weak object] signal in
        guard let object else { return RACDisposable.ended() }
        let binding = signal.setKeyPath(
            keyPath, onObject: object, nilValue: nilValue, isolation: isolation, file: file, line: line)
        return signal.ended(binding, with: object)
    }
}

/// What the compiler says of a property without a setter.
@_disfavoredOverload
@available(*, unavailable, message: "the property cannot be set: it needs var, and a setter that is visible here")
public func RAC<Object: AnyObject, Value>(
    _ object: Object?, _ keyPath: KeyPath<Object, Value>, _ nilValue: Any? = nil
) -> RACBindingTarget {
    fatalError("RAC: \(keyPath) cannot be set.")
}

/// Returns a property that is named by a string, and is bound to a signal with `<~`.
///
/// See `RACSignal.setKeyPath(_:onObject:nilValue:)` with a string.
public func RAC(
    _ object: (some RACObservable)?, _ keyPath: String, _ nilValue: Any? = nil,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACBindingTarget {
    RACBindingTarget { [weak object] signal in
        guard let object else { return RACDisposable.ended() }
        return signal.setKeyPath(
            keyPath, onObject: object, nilValue: nilValue, isolation: isolation, file: file, line: line)
    }
}

extension RACDisposable {
    /// One that has been disposed.
    fileprivate static func ended() -> RACDisposable {
        let disposable = RACDisposable()
        disposable.dispose()
        return disposable
    }
}
