public import StreamCore

extension RACGroupedSignal {
    /// Returns the key with its type; throws `RACBridgeError.unexpectedValue` if the key is of another type.
    public final func key<Key>(as type: Key.Type) throws(RACBridgeError) -> Key {
        try typedValue(key, as: type)
    }

    /// Returns a grouped signal of the events of a typed signal, which is observed as long as the result is retained.
    ///
    /// Interruption becomes completion.
    public class func signalWithKey<Value, Failure>(
        _ key: Any?, bridging values: Signal<Value, Failure>
    ) -> RACGroupedSignal {
        let group = signalWithKey(key)
        let observation = values.observe(
            Signal.Observer(
                value: { [weak group] in group?.sendNext(dynamicValue($0)) },
                failed: { [weak group] in group?.sendError(dynamicError($0)) },
                completed: { [weak group] in group?.sendCompleted() },
                interrupted: { [weak group] in group?.sendCompleted() }))
        if let observation {
            group.didSubscribeWithDisposable(RACCompoundDisposable(disposables: [RACDisposable(observation)]))
        }
        return group
    }
}

extension RACSignal {
    /// Returns a producer of the groups of a signal that `groupBy` has made, each a typed key and the signal of its
    /// values.
    ///
    /// The signal of a group is hot; observe it at once, in the observer of the producer, to receive the value that
    /// opened the group. The producer fails at a key of another type; the signal of a group fails at a value of another
    /// type.
    ///
    ///     words.groupBy { ($0 as? String)?.count }.producer(ofGroups: Int.self, values: String.self)
    public final func producer<Key, Value>(
        ofGroups keys: Key.Type, values: Value.Type
    ) -> SignalProducer<(key: Key, values: Signal<Value, any Error>), any Error> {
        producer { value in
            let group = try typedValue(value, as: RACGroupedSignal.self)
            return (key: try group.key(as: keys), values: group.signal(of: values))
        }
    }
}
