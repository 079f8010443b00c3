/// Transforms values with a block; what made value transformers for Cocoa bindings.
public final class RACValueTransformer: @unchecked Sendable {  // immutable
    private let transformBlock: (Any?) -> Any?

    private init(_ transformBlock: @escaping (Any?) -> Any?) {
        self.transformBlock = transformBlock
    }

    /// Returns a transformer that calls a block for every value.
    public class func transformerWithBlock(_ block: @escaping (Any?) -> Any?) -> RACValueTransformer {
        RACValueTransformer(block)
    }

    /// Tells that there is no way back.
    public class func allowsReverseTransformation() -> Bool { false }

    /// Returns what the block makes of a value.
    public func transformedValue(_ value: Any?) -> Any? {
        flattened(transformBlock(flattened(value)))
    }
}
