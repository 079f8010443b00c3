/// The values of a stream that share a key; `groupBy(_:)` sends one for every key.
///
/// A grouped producer is accepted in place of a producer, so that groups can be flattened directly.
public struct GroupedProducer<Key, Value, Failure: Error> {
    /// The key that the values have in common.
    public let key: Key

    /// Sends all values of the group to the first observer, and to every other observer the values after its start.
    public let values: SignalProducer<Value, Failure>
}

extension GroupedProducer: SignalProducerConvertible {
    /// The values of the group.
    public var producer: SignalProducer<Value, Failure> { values }
}

extension GroupedProducer: Sendable where Key: Sendable {}
