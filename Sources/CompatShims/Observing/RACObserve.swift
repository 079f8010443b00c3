public import RACCompat

/// Returns a signal of the values of a property: the current value for every subscriber, then every new value.
///
///     RACObserve(person, \.account?.name)
///
/// The signal sends a value in the call that sets it, on the setting thread. The signal observes all properties that
/// the key path reads: the properties of the objects in the middle, and those that a computed property reads. These
/// properties are declared with ``RACProperty``, or in an `@Observable` class. Changes of `@Observable` classes are
/// sent in a later turn of the current scheduler, or of the main scheduler if none is current; several changes may be
/// sent as one. The signal completes when the object dies, if the object is an ``RACLifetimeOwner``, and at once when
/// the object is nil. The signal does not retain the object. Debug builds report a key path that can never change.
///
/// In the methods of an ``RACLifetimeOwner`` this name means the owner's own method, which has the owner as its
/// observer. In an escaping closure the compiler therefore requires `self.RACObserve(…)`, or a weak `self` that has
/// been unwrapped: the macro also used `self`.
public func RACObserve<Object: AnyObject, Value>(
    _ target: Object?, _ keyPath: KeyPath<Object, Value>, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    observedValues(
        of: target.map { ObservedKeyPath(keyPath, of: $0, at: CallPlace("RACObserve", file, line)) }, observer: nil)
}

/// Returns a signal of the values of a property that is named by a string: the current value, then every new value.
///
///     RACObserve(person, "account.name")
///
/// The value is nil while an object in the middle is nil. A name that does not exist stops the program with a message,
/// at once, or when an object without that property is set in the middle. The names of key-value coding that begin with
/// `@` do not exist.
public func RACObserve(
    _ target: (some RACObservable)?, _ keyPath: String, file: StaticString = #fileID, line: UInt = #line
) -> RACSignal {
    observedValues(
        of: target.map { ObservedKeyPath(keyPath, of: $0, at: CallPlace("RACObserve", file, line)) }, observer: nil)
}

extension RACLifetimeOwner {
    /// Returns a signal of the values of a property, which also completes when the receiver dies.
    ///
    /// The macro had the enclosing `self` as its observer; the plain call `RACObserve(target, \.name)` in a method has
    /// it, too.
    public func RACObserve<Object: AnyObject, Value>(
        _ target: Object?, _ keyPath: KeyPath<Object, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        observedValues(
            of: target.map { ObservedKeyPath(keyPath, of: $0, at: CallPlace("RACObserve", file, line)) }, observer: self
        )
    }

    /// Returns a signal of the values of a property that is named by a string, which also completes when the receiver
    /// dies.
    public func RACObserve(
        _ target: (some RACObservable)?, _ keyPath: String, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        observedValues(
            of: target.map { ObservedKeyPath(keyPath, of: $0, at: CallPlace("RACObserve", file, line)) }, observer: self
        )
    }

    /// The same as the function of this name, which has no observer.
    public static func RACObserve<Object: AnyObject, Value>(
        _ target: Object?, _ keyPath: KeyPath<Object, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        observedValues(
            of: target.map { ObservedKeyPath(keyPath, of: $0, at: CallPlace("RACObserve", file, line)) }, observer: nil)
    }

    /// The same as the function of this name, which has no observer.
    public static func RACObserve(
        _ target: (some RACObservable)?, _ keyPath: String, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        observedValues(
            of: target.map { ObservedKeyPath(keyPath, of: $0, at: CallPlace("RACObserve", file, line)) }, observer: nil)
    }
}

/// Makes the signal of the values of a key path; for nil, a signal that completes at once.
func observedValues(of keyPath: ObservedKeyPath?, observer: AnyObject?) -> RACSignal {
    guard let keyPath else { return .empty() }
    return observedValues(of: keyPath, options: .initial, observer: observer) { value, _ in value }
        .named("RACObserve(\(RACDescription(keyPath.object)), \(keyPath.text()))")
}
