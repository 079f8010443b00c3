/// A cold source of one value.
public final class IntJust {
    private let value: Int

    /// Creates a source of this value.
    public init(_ value: Int) {
        self.value = value
    }

    /// Sends the value to an observer.
    public func attach(_ sink: IntSink) {
        sink.receive(value)
    }
}
