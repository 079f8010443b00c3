/// Hands on the values that satisfy a predicate.
public final class IntFilter: IntSink {
    private let isIncluded: (Int) -> Bool
    private let next: IntSink

    /// Creates a stage in front of `next`.
    public init(_ isIncluded: @escaping (Int) -> Bool, to next: IntSink) {
        self.isIncluded = isIncluded
        self.next = next
    }

    /// Hands one value on if it satisfies the predicate.
    public override func receive(_ value: Int) {
        if isIncluded(value) { next.receive(value) }
    }
}
