/// A cold source made of a sequence: every attachment gets all of its values at once.
public struct IntCold<Values: Sequence> where Values.Element == Int {
    @usableFromInline let values: Values

    /// Creates a source of these values.
    @inlinable
    public init(_ values: Values) {
        self.values = values
    }

    /// Sends all values to an observer.
    @inlinable
    public func attach(_ sink: IntSink) {
        for value in values { sink.receive(value) }
    }
}
