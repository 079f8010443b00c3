/// Hands on what a function makes of each value.
public final class IntMap: IntSink {
    private let transform: (Int) -> Int
    private let next: IntSink

    /// Creates a stage in front of `next`.
    public init(_ transform: @escaping (Int) -> Int, to next: IntSink) {
        self.transform = transform
        self.next = next
    }

    /// Transforms one value and hands it on.
    public override func receive(_ value: Int) {
        next.receive(transform(value))
    }
}
