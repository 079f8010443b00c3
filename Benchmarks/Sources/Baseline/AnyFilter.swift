/// Hands on the values that satisfy a predicate.
public final class AnyFilter: AnySink {
    private let isIncluded: (Any?) -> Bool
    private let next: AnySink

    /// Creates a stage in front of `next`.
    public init(_ isIncluded: @escaping (Any?) -> Bool, to next: AnySink) {
        self.isIncluded = isIncluded
        self.next = next
    }

    /// Hands one value on if it satisfies the predicate.
    public override func receive(_ value: Any?) {
        if isIncluded(value) { next.receive(value) }
    }
}
