/// Holds exactly five values.
public final class RACFiveTuple: RACTuple, @unchecked Sendable {  // it is immutable
    override package class var requiredCount: Int? { 5 }

    /// Returns the tuple of five values.
    public class func pack(_ first: Any?, _ second: Any?, _ third: Any?, _ fourth: Any?, _ fifth: Any?) -> RACFiveTuple
    {
        RACFiveTuple(objectsFrom: [first, second, third, fourth, fifth], convertNullsToNils: false)
    }
}
