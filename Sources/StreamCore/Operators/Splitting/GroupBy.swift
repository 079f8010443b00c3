extension SignalProducer {
    /// Sorts values by a key: sends a group for every new key, and the values of that key on the group, from the first
    /// on.
    ///
    ///     -a1--b1--a2--b2-|->
    ///      groupBy(\.letter)
    ///     -a---b----------|->
    ///      a1------a2-----|->
    ///          b1------b2-|->
    ///
    ///     events.groupBy(\.user).flatMap(.merge) { group in
    ///         group.values.scan(0) { count, _ in count + 1 }.map { (group.key, $0) }
    ///     }
    ///
    /// An observer that starts a group during the group's delivery misses no value. A group that is started later, or
    /// waits in `flatMap(.concat)`, keeps its values until its start; every further observer receives the values after
    /// its own start. A group without references keeps no values; a key gets no second group.
    ///
    /// Failure, completion and interruption end the groups, in the order in which the groups began, and then the
    /// result. Disposal of the result interrupts no group. No further group begins, but the producer runs as long as a
    /// group is observed, or has not ended and is referenced; then the producer's work is released. So `take(first: 2)`
    /// gives two whole groups; to stop everything, flatten the groups and dispose of the flattened stream. Events
    /// arrive on the threads that send them, one at a time across all groups.
    ///
    /// The groups of all keys are kept until the end: memory grows with their number, unless `groupBy(_:until:buffering:)`
    /// ends them.
    ///
    /// - Parameters:
    ///   - key: Returns the key that the values of a group have in common.
    ///   - policy: The values that a group keeps until it is started; a failure for want of room ends that group alone,
    ///     and the next value of the key begins another group.
    public func groupBy<Key: Hashable>(
        _ key: @escaping (Value) -> Key, buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> SignalProducer<GroupedProducer<Key, Value, Failure>, Failure> {
        groupBy(key, transform: { $0 }, buffering: policy)
    }

    /// Sorts values by a key, and transforms each value before its group sends it.
    ///
    /// See ``groupBy(_:buffering:)``. The transform runs once for every value, however many observers a group has.
    public func groupBy<Key: Hashable, Output>(
        _ key: @escaping (Value) -> Key, transform: @escaping (Value) -> Output,
        buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> SignalProducer<GroupedProducer<Key, Output, Failure>, Failure> {
        SignalProducer<GroupedProducer<Key, Output, Failure>, Failure>(
            source.groupBy(key, transform: transform, buffering: policy))
    }

    /// Sorts values by a key into groups that end; after the end of a group, the next value of the key begins a new
    /// group.
    ///
    ///     clicks.groupBy(\.user, until: { group in group.values.debounce(60, on: scheduler) })
    ///
    /// See ``groupBy(_:buffering:)``. Memory stays bounded even if keys come and go.
    ///
    /// - Parameters:
    ///   - key: Returns the key that the values of a group have in common.
    ///   - trigger: Returns, when a group begins, the stream that ends the group: by its first value, completion or
    ///     failure, after the value that is being delivered. An interruption does not end the group. Observing the
    ///     group inside this closure takes no values from other observers; the stream is disposed of when the group
    ///     ends.
    ///   - policy: The values that a group keeps until it is started.
    public func groupBy<Key: Hashable, Trigger: SignalProducerConvertible>(
        _ key: @escaping (Value) -> Key, until trigger: @escaping (GroupedProducer<Key, Value, Failure>) -> Trigger,
        buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> SignalProducer<GroupedProducer<Key, Value, Failure>, Failure> {
        SignalProducer<GroupedProducer<Key, Value, Failure>, Failure>(
            source.groupBy(key, until: trigger, buffering: policy))
    }
}

extension Signal {
    /// Sorts values by a key: sends a group for every new key, and the values of that key on the group, from the first
    /// on.
    ///
    /// See ``SignalProducer/groupBy(_:buffering:)``. All observers of the signal receive the same groups.
    public func groupBy<Key: Hashable>(
        _ key: @escaping (Value) -> Key, buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> Signal<GroupedProducer<Key, Value, Failure>, Failure> {
        groupBy(key, transform: { $0 }, buffering: policy)
    }

    /// Sorts values by a key, and transforms each value before its group sends it.
    ///
    /// See ``SignalProducer/groupBy(_:transform:buffering:)``.
    public func groupBy<Key: Hashable, Output>(
        _ key: @escaping (Value) -> Key, transform: @escaping (Value) -> Output,
        buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> Signal<GroupedProducer<Key, Output, Failure>, Failure> {
        Signal<GroupedProducer<Key, Output, Failure>, Failure>(
            source.groupBy(key, transform: transform, buffering: policy))
    }

    /// Sorts values by a key into groups that end; after the end of a group, the next value of the key begins a new
    /// group.
    ///
    /// See ``SignalProducer/groupBy(_:until:buffering:)``.
    public func groupBy<Key: Hashable, Trigger: SignalProducerConvertible>(
        _ key: @escaping (Value) -> Key, until trigger: @escaping (GroupedProducer<Key, Value, Failure>) -> Trigger,
        buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> Signal<GroupedProducer<Key, Value, Failure>, Failure> {
        Signal<GroupedProducer<Key, Value, Failure>, Failure>(
            source.groupBy(key, until: trigger, buffering: policy))
    }
}
