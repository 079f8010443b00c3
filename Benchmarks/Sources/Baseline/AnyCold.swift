/// A cold source made of a sequence: every attachment gets all of its values at once.
public struct AnyCold<Values: Sequence> where Values.Element == Any? {
    @usableFromInline let values: Values

    /// Creates a source of these values.
    @inlinable
    public init(_ values: Values) {
        self.values = values
    }

    /// Sends all values to an observer.
    @inlinable
    public func attach(_ sink: AnySink) {
        for value in values { sink.receive(value) }
    }
}
