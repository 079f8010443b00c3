/// Holds exactly four values.
public final class RACFourTuple: RACTuple, @unchecked Sendable {  // it is immutable
    override package class var requiredCount: Int? { 4 }

    /// Returns the tuple of four values.
    public class func pack(_ first: Any?, _ second: Any?, _ third: Any?, _ fourth: Any?) -> RACFourTuple {
        RACFourTuple(objectsFrom: [first, second, third, fourth], convertNullsToNils: false)
    }

    /// Returns the tuple of the values and `object`.
    override public func tupleByAddingObject(_ object: Any?) -> RACFiveTuple {
        RACFiveTuple(objectsFrom: backingArray + [object], convertNullsToNils: false)
    }
}
