public import RACCompat

extension RACObservable {
    /// Returns a signal of the values of a property: the current value, then every new value.
    ///
    /// The signal completes when the receiver or the observer dies, and retains neither. Otherwise it is the signal
    /// that `RACObserve(_:_:)` returns. The death of an observer that is no ``RACLifetimeOwner`` is noticed with the
    /// next change. A nil observer means that only the receiver's death completes the signal.
    public func rac_valuesForKeyPath<Value>(
        _ keyPath: KeyPath<Self, Value>, observer: AnyObject?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let place = CallPlace("-rac_valuesForKeyPath:observer:", file, line)
        return observedValues(of: ObservedKeyPath(keyPath, of: self, at: place), observer: observer)
    }

    /// Returns a signal of the values of a property that is named by a string: the current value, then every new value.
    ///
    /// The signal ends like the signal of `rac_valuesForKeyPath(_:observer:)`. A name that does not exist stops the
    /// program with a message.
    public func rac_valuesForKeyPath(
        _ keyPath: String, observer: AnyObject?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let place = CallPlace("-rac_valuesForKeyPath:observer:", file, line)
        return observedValues(of: ObservedKeyPath(keyPath, of: self, at: place), observer: observer)
    }

    /// Returns a signal of tuples of a value and an ``RACObservedChange``, one tuple for every new value.
    ///
    /// The signal sends the current value with the option `initial` only. With the option `prior`, it also sends the
    /// old value before every change. The signal ends like the signal of `rac_valuesForKeyPath(_:observer:)`. Changes
    /// of `@Observable` classes have no old value, and the signal sends nothing before them.
    public func rac_valuesAndChangesForKeyPath<Value>(
        _ keyPath: KeyPath<Self, Value>, options: RACObservingOptions, observer: AnyObject?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let place = CallPlace("-rac_valuesAndChangesForKeyPath:options:observer:", file, line)
        return changes(of: ObservedKeyPath(keyPath, of: self, at: place), options, observer)
    }

    /// Returns a signal of tuples of a value and an ``RACObservedChange`` of a property that is named by a string.
    ///
    /// The options and the end are those of `rac_valuesAndChangesForKeyPath(_:options:observer:)`. A name that does
    /// not exist stops the program with a message.
    public func rac_valuesAndChangesForKeyPath(
        _ keyPath: String, options: RACObservingOptions, observer: AnyObject?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let place = CallPlace("-rac_valuesAndChangesForKeyPath:options:observer:", file, line)
        return changes(of: ObservedKeyPath(keyPath, of: self, at: place), options, observer)
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
