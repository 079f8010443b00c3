public import RACCompat

extension RACObservable {
    /// Returns a signal of the values of a property: the current one, then every new one.
    ///
    /// It completes when the receiver or the observer dies, retains neither, and is else what `RACObserve(_:_:)` returns.
    /// An observer that is no ``RACLifetimeOwner`` is missed with the next change; nil means that nobody is.
    public func rac_valuesForKeyPath<Value>(_ keyPath: KeyPath<Self, Value>, observer: AnyObject?) -> RACSignal {
        observedValues(of: ObservedKeyPath(keyPath, of: self), observer: observer)
    }

    /// Returns a signal of the values of a property that is named by a string: the current one, then every new one.
    ///
    /// See ``rac_valuesForKeyPath(_:observer:)``. A name that does not exist stops the program with a message.
    public func rac_valuesForKeyPath(_ keyPath: String, observer: AnyObject?) -> RACSignal {
        observedValues(of: ObservedKeyPath(keyPath, of: self), observer: observer)
    }

    /// Returns a signal of tuples of a value and an ``RACObservedChange``, one for every new value.
    ///
    /// The current value is sent with the option `initial` only; with `prior`, the old value is sent before every change,
    /// too. It ends as `rac_valuesForKeyPath(_:observer:)` does. Changes of `@Observable` classes have no old value, and
    /// nothing is sent before them.
    public func rac_valuesAndChangesForKeyPath<Value>(
        _ keyPath: KeyPath<Self, Value>, options: RACObservingOptions, observer: AnyObject?
    ) -> RACSignal {
        changes(of: ObservedKeyPath(keyPath, of: self), options, observer)
    }

    /// Returns a signal of tuples of a value and an ``RACObservedChange`` of a property that is named by a string.
    ///
    /// See ``rac_valuesAndChangesForKeyPath(_:options:observer:)``.
    public func rac_valuesAndChangesForKeyPath(
        _ keyPath: String, options: RACObservingOptions, observer: AnyObject?
    ) -> RACSignal {
        changes(of: ObservedKeyPath(keyPath, of: self), options, observer)
    }

    private func changes(
        of keyPath: ObservedKeyPath, _ options: RACObservingOptions, _ observer: AnyObject?
    ) -> RACSignal {
        observedValues(of: keyPath, options: options, observer: observer, combine: RACTuplePack)
            .named(
                """
                \(RACDescription(self)) -rac_valueAndChangesForKeyPath: \(keyPath.text()) \
                options: \(options.rawValue) observer: \(RACDescription(observer))
                """)
    }
}
