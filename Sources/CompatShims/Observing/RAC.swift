public import RACCompat
import StreamCore

// The same operator as in StreamCore, for files that import only the dynamic modules.
infix operator <~ : BindingPrecedence

/// A property to bind to a signal; `RAC(object, \.name)` makes it.
public struct RACBindingTarget {
    private let bind: (RACSignal) -> RACDisposable

    init(_ bind: @escaping (RACSignal) -> RACDisposable) {
        self.bind = bind
    }

    /// Sets the property to every value of a signal, until the signal ends, or the object dies.
    ///
    /// The operator replaces the assignment to the macro `RAC(…)`, and calls `setKeyPath(_:onObject:nilValue:)`.
    ///
    /// - Returns: A disposable that ends the binding.
    @discardableResult
    public static func <~ (target: RACBindingTarget, signal: RACSignal) -> RACDisposable {
        target.bind(signal)
    }
}

/// Returns a property to bind to a signal with `<~`.
///
///     RAC(view, \.text) <~ RACObserve(model, \.name)
///     RAC(view, \.text, "nobody") <~ names
///
/// The object is not retained. For a nil object, nothing is bound. The property is set to `nilValue` when the signal
/// sends nil.
public func RAC<Object: AnyObject, Value>(
    _ object: Object?, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ nilValue: Any? = nil,
    isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
) -> RACBindingTarget {
    RACBindingTarget { [weak object] signal in
        guard let object else { return RACDisposable.ended() }
        let name = { [weak object] in object.flatMap { propertyNames(along: keyPath, of: $0) } }
        let binding = signal.setKeyPath(keyPath, name, onObject: object, nilValue: nilValue, isolation, file, line)
        return signal.ended(binding, with: object)
    }
}

/// Unavailable: makes the compiler explain that a property has no setter.
@_disfavoredOverload
@available(*, unavailable, message: "the property cannot be set: it needs var, and a setter that is visible here")
public func RAC<Object: AnyObject, Value>(
    _ object: Object?, _ keyPath: KeyPath<Object, Value>, _ nilValue: Any? = nil
) -> RACBindingTarget {
    fatalError("RAC: \(keyPath) cannot be set.")
}

/// Returns a property that is named by a string, to bind to a signal with `<~`.
///
/// The binding is the same as with `RACSignal.setKeyPath(_:onObject:nilValue:)` and a string.
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
    /// Returns a disposable that has been disposed.
    fileprivate static func ended() -> RACDisposable {
        let disposable = RACDisposable()
        disposable.dispose()
        return disposable
    }
}
