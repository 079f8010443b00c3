/// Holds exactly one value.
public final class RACOneTuple: RACTuple, @unchecked Sendable {  // it is immutable
    override package class var requiredCount: Int? { 1 }

    /// Returns the tuple of one value.
    public class func pack(_ first: Any?) -> RACOneTuple {
        RACOneTuple(objectsFrom: [first], convertNullsToNils: false)
    }

    /// Returns the tuple of the values and `object`.
    override public func tupleByAddingObject(_ object: Any?) -> RACTwoTuple {
        RACTwoTuple(objectsFrom: backingArray + [object], convertNullsToNils: false)
    }
}
