/// Says which value of a tuple is not of the requested type.
public struct RACTupleMismatch: Error {
    /// The index of the value, counted from 0.
    public let index: Int
    /// The number of values in the tuple.
    public let count: Int
    /// The type that was requested.
    public let expected: Any.Type
    /// The type of the value; nil when the value is nil or missing.
    public let actual: Any.Type?
}

extension RACTupleMismatch: Equatable {
    /// Returns whether both mismatches have the same index, count and types.
    public static func == (left: RACTupleMismatch, right: RACTupleMismatch) -> Bool {
        left.index == right.index && left.count == right.count && left.expected == right.expected
            && left.actual == right.actual
    }
}

extension RACTupleMismatch: CustomStringConvertible {
    /// The mismatch in words.
    public var description: String {
        let found =
            if let actual {
                "is of type \(actual)"
            } else {
                index < count ? "is nil" : "is missing: the tuple has \(count)"
            }
        return "Value \(index) of the tuple is expected to be \(expected), and \(found)."
    }
}
