/// Transforms values with a block; the original made value transformers for Cocoa bindings of such blocks.
public final class RACValueTransformer: @unchecked Sendable {  // immutable
    private let transformBlock: (Any?) -> Any?

    private init(_ transformBlock: @escaping (Any?) -> Any?) {
        self.transformBlock = transformBlock
    }

    /// Returns a transformer that calls a block for every value.
    public class func transformerWithBlock(_ block: @escaping (Any?) -> Any?) -> RACValueTransformer {
        RACValueTransformer(block)
    }

    /// Returns false: a block cannot be reversed.
    public class func allowsReverseTransformation() -> Bool { false }

    /// Returns the result of the block for a value.
    public func transformedValue(_ value: Any?) -> Any? {
        flattened(transformBlock(flattened(value)))
    }
}
