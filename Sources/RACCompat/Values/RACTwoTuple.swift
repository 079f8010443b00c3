/// Holds exactly two values.
public final class RACTwoTuple: RACTuple, @unchecked Sendable {  // it is immutable
    override package class var requiredCount: Int? { 2 }

    /// Returns the tuple of two values.
    public class func pack(_ first: Any?, _ second: Any?) -> RACTwoTuple {
        RACTwoTuple(objectsFrom: [first, second], convertNullsToNils: false)
    }

    /// Returns the tuple of the values and `object`.
    override public func tupleByAddingObject(_ object: Any?) -> RACThreeTuple {
        RACThreeTuple(objectsFrom: backingArray + [object], convertNullsToNils: false)
    }
}
