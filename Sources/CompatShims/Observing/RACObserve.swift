public import RACCompat

/// Returns a signal of the values of a property: the current one for every subscriber, then every new one.
///
///     RACObserve(person, \.account?.name)
///
/// Values are sent in the call that changes them, on its thread. All properties that the key path reads are observed,
/// those of the objects in the middle and those that a computed property is made of: they are declared with
/// ``RACProperty``, or in an `@Observable` class, whose changes are sent in a later turn of the current scheduler, else of
/// the main one, with several changes in one. The signal completes when the object dies, if that is an
/// ``RACLifetimeOwner``, and at once when it is nil; it does not retain it. Debug builds report a key path that can never
/// change.
///
/// In the methods of an ``RACLifetimeOwner`` this name means its own method, which has the object as the observer. In an
/// escaping closure the compiler therefore asks for `self.RACObserve(…)`, or for a weak `self` that has been unwrapped: the
/// macro used `self`, too.
public func RACObserve<Object: AnyObject, Value>(_ target: Object?, _ keyPath: KeyPath<Object, Value>) -> RACSignal {
    observedValues(of: target.map { ObservedKeyPath(keyPath, of: $0) }, observer: nil)
}

/// Returns a signal of the values of a property that is named by a string: the current one, then every new one.
///
///     RACObserve(person, "account.name")
///
/// It is nil while an object in the middle is nil. A name that does not exist stops the program with a message, at once
/// or when an object without it comes into the middle. Names of key-value coding that begin with `@` do not exist.
public func RACObserve(_ target: (some RACObservable)?, _ keyPath: String) -> RACSignal {
    observedValues(of: target.map { ObservedKeyPath(keyPath, of: $0) }, observer: nil)
}

extension RACLifetimeOwner {
    /// Returns a signal of the values of a property, which completes when the receiver dies as well.
    ///
    /// The macro had the enclosing `self` as its observer; so has the plain call `RACObserve(target, \.name)` in a method.
    public func RACObserve<Object: AnyObject, Value>(
        _ target: Object?, _ keyPath: KeyPath<Object, Value>
    ) -> RACSignal {
        observedValues(of: target.map { ObservedKeyPath(keyPath, of: $0) }, observer: self)
    }

    /// Returns a signal of the values of a property that is named by a string, which completes when the receiver dies
    /// as well.
    public func RACObserve(_ target: (some RACObservable)?, _ keyPath: String) -> RACSignal {
        observedValues(of: target.map { ObservedKeyPath(keyPath, of: $0) }, observer: self)
    }

    /// The same as the function of that name, which has no observer.
    public static func RACObserve<Object: AnyObject, Value>(
        _ target: Object?, _ keyPath: KeyPath<Object, Value>
    ) -> RACSignal {
        observedValues(of: target.map { ObservedKeyPath(keyPath, of: $0) }, observer: nil)
    }

    /// The same as the function of that name, which has no observer.
    public static func RACObserve(_ target: (some RACObservable)?, _ keyPath: String) -> RACSignal {
        observedValues(of: target.map { ObservedKeyPath(keyPath, of: $0) }, observer: nil)
    }
}

/// Makes the signal of the values of a key path; of no object, a signal that completes.
func observedValues(of keyPath: ObservedKeyPath?, observer: AnyObject?) -> RACSignal {
    guard let keyPath else { return .empty() }
    return observedValues(of: keyPath, options: .initial, observer: observer) { value, _ in value }
        .named("RACObserve(\(RACDescription(keyPath.object)), \(keyPath.text()))")
}
