extension SignalProducer {
    /// Sorts values by a key: sends a group for every new key, and on that the values of the key, from the first on.
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
    /// Who starts a group while it is delivered misses none of its values. A group that is started later, or waits in
    /// `flatMap(.concat)`, keeps its values until then, and every further observer gets what comes from then on. Nothing
    /// is kept for a group that nobody refers to; a key gets no second group.
    ///
    /// Failure, completion and interruption end the groups, in the order in which they began, and then the result.
    /// Disposal of the result interrupts nothing else: no group begins any more, but the producer goes on as long as a
    /// group is observed or, not having ended, referred to, and its work is released after that. So `take(first: 2)`
    /// gives two whole groups; to stop everything, flatten the groups and dispose of that. Events come on the threads
    /// that send them, one at a time over all groups.
    ///
    /// The groups of all keys are kept until the end: memory grows with their number, unless `groupBy(_:until:buffering:)`
    /// ends them.
    ///
    /// - Parameters:
    ///   - key: What values of one group have in common.
    ///   - policy: What a group keeps until it is started; a failure for want of room ends that group alone, and the
    ///     next value of the key begins another.
    public func groupBy<Key: Hashable>(
        _ key: @escaping (Value) -> Key, buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> SignalProducer<GroupedProducer<Key, Value, Failure>, Failure> {
        groupBy(key, transform: { $0 }, buffering: policy)
    }

    /// Sorts values by a key, and transforms each before it comes on its group.
    ///
    /// See ``groupBy(_:buffering:)``. The transform runs once for every value, however many observers a group has.
    public func groupBy<Key: Hashable, Output>(
        _ key: @escaping (Value) -> Key, transform: @escaping (Value) -> Output,
        buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> SignalProducer<GroupedProducer<Key, Output, Failure>, Failure> {
        SignalProducer<GroupedProducer<Key, Output, Failure>, Failure>(
            source.groupBy(key, transform: transform, buffering: policy))
    }

    /// Sorts values by a key into groups that end: each is forgotten then, and the next value of its key begins another.
    ///
    ///     clicks.groupBy(\.user, until: { group in group.values.debounce(60, on: scheduler) })
    ///
    /// See ``groupBy(_:buffering:)``. This keeps memory bounded where keys come and go.
    ///
    /// - Parameters:
    ///   - key: What values of one group have in common.
    ///   - trigger: Makes, when a group begins, the stream that ends it: by its first value, completion or failure, after
    ///     the value that is being delivered. Interruption ends nothing. To observe the group in there takes no values from
    ///     other observers; the stream is disposed of when the group ends.
    ///   - policy: What a group keeps until it is started.
    public func groupBy<Key: Hashable, Trigger: SignalProducerConvertible>(
        _ key: @escaping (Value) -> Key, until trigger: @escaping (GroupedProducer<Key, Value, Failure>) -> Trigger,
        buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> SignalProducer<GroupedProducer<Key, Value, Failure>, Failure> {
        SignalProducer<GroupedProducer<Key, Value, Failure>, Failure>(
            source.groupBy(key, until: trigger, buffering: policy))
    }
}

extension Signal {
    /// Sorts values by a key: sends a group for every new key, and on that the values of the key, from the first on.
    ///
    /// See ``SignalProducer/groupBy(_:buffering:)``. All observers of the signal are sent the same groups.
    public func groupBy<Key: Hashable>(
        _ key: @escaping (Value) -> Key, buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> Signal<GroupedProducer<Key, Value, Failure>, Failure> {
        groupBy(key, transform: { $0 }, buffering: policy)
    }

    /// Sorts values by a key, and transforms each before it comes on its group.
    ///
    /// See ``SignalProducer/groupBy(_:transform:buffering:)``.
    public func groupBy<Key: Hashable, Output>(
        _ key: @escaping (Value) -> Key, transform: @escaping (Value) -> Output,
        buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> Signal<GroupedProducer<Key, Output, Failure>, Failure> {
        Signal<GroupedProducer<Key, Output, Failure>, Failure>(
            source.groupBy(key, transform: transform, buffering: policy))
    }

    /// Sorts values by a key into groups that end: each is forgotten then, and the next value of its key begins another.
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
