private final class DistinctLast<Value, Key: Hashable, Failure: Error>: Stage<Value, Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let key: (Value) -> Key
    private let limit: Int
    private var known: Set<Key> = []
    /// The known keys, oldest first.
    @exclusivity(unchecked)  // one sender at a time
    private var order = ValueQueue<Key>()

    init(_ downstream: Observer<Value, Failure>, _ key: @escaping (Value) -> Key, _ limit: Int) {
        self.key = key
        self.limit = limit
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        let key = key(value)
        guard known.insert(key).inserted else { return }
        order.append(key)
        if order.count > limit { known.remove(order.removeFirst()) }
        forward(value)
    }
}

/// The stream and the trigger both touch the keys inside the output's gate.
private final class DistinctUntilReset<Value, Key: Hashable, Failure: Error>: FollowingInput<Value, Value, Failure>,
    @unchecked Sendable  // gated
{
    private let key: (Value) -> Key
    @exclusivity(unchecked)  // one sender at a time
    private var known: Set<Key> = []

    init(_ downstream: Observer<Value, Failure>, _ segment: Segment, _ key: @escaping (Value) -> Key) {
        self.key = key
        super.init(downstream, segment)
    }

    private func admit(_ value: Value) {
        if segment.isActive, known.insert(key(value)).inserted { downstream.receive(value) }
    }

    func forget() {
        known = []
    }

    override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.admit($1) }
    }
}

private final class DistinctReset<Value, Key: Hashable, Failure: Error>: Observer<Void, Never>,
    @unchecked Sendable  // see AnyObserver
{
    private let input: DistinctUntilReset<Value, Key, Failure>

    init(_ input: DistinctUntilReset<Value, Key, Failure>) {
        self.input = input
        super.init()
    }

    override func receive(_ value: Void) {
        input.segment.enter(with: input, ()) { input, _ in input.forget() }
    }
}

extension Source {
    package func distinct<Key: Hashable>(by key: @escaping (Value) -> Key, last count: Int) -> Source {
        require(count > 0, "distinct(last:) needs a count of 1 or more, not \(count).")
        return through { observer, _ in DistinctLast(observer, key, count) }
    }

    package func distinct<Key: Hashable>(
        by key: @escaping (Value) -> Key, resetting trigger: Source<Void, Never>
    ) -> Source {
        Source(following: self) { observer, segment in
            let input = DistinctUntilReset(observer, segment, key)
            trigger.attach(DistinctReset(input), within: segment)
            guard segment.isActive else { return }
            input.attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Drops the values whose key has occurred before; the Rx name of ``uniqueValues(_:)``.
    ///
    ///     -1--2--1--3--1-|->
    ///      distinct()
    ///     -1--2-----3----|->
    ///
    /// All keys are kept until the stream ends: memory grows with their number. `distinct(by:last:)` keeps a limited
    /// number of keys, `distinct(by:resetting:)` forgets the keys when a trigger sends, and `skipRepeats()` compares
    /// only with the previous value. Failure, completion and interruption pass at once.
    public func distinct<Key: Hashable>(by key: @escaping (Value) -> Key) -> SignalProducer {
        uniqueValues(key)
    }

    /// Drops the values whose key is among the keys of the last `count` values that were sent.
    ///
    ///     -1--2--1--3--1-|->
    ///      distinct(last: 2)
    ///     -1--2-----3--1-|->
    ///
    /// At most `count` keys are kept, and each value takes constant time. With 1, only the values that repeat their
    /// predecessor are dropped, as with ``skipRepeats()``. Failure, completion and interruption pass at once.
    ///
    /// - Parameters:
    ///   - key: Returns the key of a value; values with equal keys count as the same.
    ///   - count: How many of the sent values are remembered; 1 or more.
    public func distinct<Key: Hashable>(by key: @escaping (Value) -> Key, last count: Int) -> SignalProducer {
        SignalProducer(source.distinct(by: key, last: count))
    }

    /// Drops the values whose key has occurred since the latest value of a trigger.
    ///
    ///     -1--2--1-----1--2-|->
    ///     ----------x-------->  distinct(resetting:)
    ///     -1--2--------1--2-|->
    ///
    /// The trigger is started first. Each value of the trigger clears all keys; the trigger's terminal event changes
    /// nothing. Failure, completion and interruption of this producer pass at once. Disposal stops both.
    ///
    /// - Parameters:
    ///   - key: Returns the key of a value; values with equal keys count as the same.
    ///   - trigger: The stream whose values clear the keys.
    public func distinct<Key: Hashable>(
        by key: @escaping (Value) -> Key, resetting trigger: some SignalProducerConvertible<(), Never>
    ) -> SignalProducer {
        SignalProducer(source.distinct(by: key, resetting: trigger.producer.source))
    }
}

extension SignalProducer where Value: Hashable {
    /// Drops the values that have occurred before; the Rx name of ``uniqueValues()``.
    ///
    /// See ``distinct(by:)``.
    public func distinct() -> SignalProducer { uniqueValues() }

    /// Drops the values that are equal to one of the last `count` values that were sent.
    ///
    /// See ``distinct(by:last:)``.
    public func distinct(last count: Int) -> SignalProducer { distinct(by: { $0 }, last: count) }

    /// Drops the values that have occurred since the latest value of a trigger.
    ///
    /// See ``distinct(by:resetting:)``.
    public func distinct(resetting trigger: some SignalProducerConvertible<(), Never>) -> SignalProducer {
        distinct(by: { $0 }, resetting: trigger)
    }
}

extension Signal {
    /// Drops the values whose key has occurred before.
    ///
    /// See ``SignalProducer/distinct(by:)``.
    public func distinct<Key: Hashable>(by key: @escaping (Value) -> Key) -> Signal {
        uniqueValues(key)
    }

    /// Drops the values whose key is among the keys of the last `count` values that were sent.
    ///
    /// See ``SignalProducer/distinct(by:last:)``.
    public func distinct<Key: Hashable>(by key: @escaping (Value) -> Key, last count: Int) -> Signal {
        Signal(source.distinct(by: key, last: count))
    }

    /// Drops the values whose key has occurred since the latest value of a trigger, which is started now.
    ///
    /// See ``SignalProducer/distinct(by:resetting:)``.
    public func distinct<Key: Hashable>(
        by key: @escaping (Value) -> Key, resetting trigger: some SignalProducerConvertible<(), Never>
    ) -> Signal {
        Signal(source.distinct(by: key, resetting: trigger.producer.source))
    }
}

extension Signal where Value: Hashable {
    /// Drops the values that have occurred before.
    ///
    /// See ``SignalProducer/distinct()``.
    public func distinct() -> Signal { uniqueValues() }

    /// Drops the values that are equal to one of the last `count` values that were sent.
    ///
    /// See ``SignalProducer/distinct(last:)``.
    public func distinct(last count: Int) -> Signal { distinct(by: { $0 }, last: count) }

    /// Drops the values that have occurred since the latest value of a trigger, which is started now.
    ///
    /// See ``SignalProducer/distinct(resetting:)``.
    public func distinct(resetting trigger: some SignalProducerConvertible<(), Never>) -> Signal {
        distinct(by: { $0 }, resetting: trigger)
    }
}
