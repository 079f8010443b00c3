/// The values of a stream that share a key; `groupBy(_:)` sends one for every key.
///
/// It is accepted wherever a producer is, so that groups can be flattened as they are.
public struct GroupedProducer<Key, Value, Failure: Error> {
    /// What the values have in common.
    public let key: Key

    /// Sends the values of the group, from the first on, to the first observer; to others what comes from then on.
    public let values: SignalProducer<Value, Failure>
}

extension GroupedProducer: SignalProducerConvertible {
    /// The values of the group.
    public var producer: SignalProducer<Value, Failure> { values }
}

extension GroupedProducer: Sendable where Key: Sendable {}
