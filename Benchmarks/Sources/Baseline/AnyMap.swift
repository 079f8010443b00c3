/// Hands on what a function makes of each value.
public final class AnyMap: AnySink {
    private let transform: (Any?) -> Any?
    private let next: AnySink

    /// Creates a stage in front of `next`.
    public init(_ transform: @escaping (Any?) -> Any?, to next: AnySink) {
        self.transform = transform
        self.next = next
    }

    /// Transforms one value and hands it on.
    public override func receive(_ value: Any?) {
        next.receive(transform(value))
    }
}
