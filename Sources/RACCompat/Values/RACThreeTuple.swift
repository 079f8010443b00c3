/// Holds exactly three values.
public final class RACThreeTuple: RACTuple, @unchecked Sendable {  // it is immutable
    override package class var requiredCount: Int? { 3 }

    /// Returns the tuple of three values.
    public class func pack(_ first: Any?, _ second: Any?, _ third: Any?) -> RACThreeTuple {
        RACThreeTuple(objectsFrom: [first, second, third], convertNullsToNils: false)
    }

    /// Returns the tuple of the values and `object`.
    override public func tupleByAddingObject(_ object: Any?) -> RACFourTuple {
        RACFourTuple(objectsFrom: backingArray + [object], convertNullsToNils: false)
    }
}
