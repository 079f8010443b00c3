/// Says which value of a tuple is not of the type it was asked for.
public struct RACTupleMismatch: Error {
    /// Where the value is, counted from 0.
    public let index: Int
    /// How many values the tuple has.
    public let count: Int
    /// The type it was asked for.
    public let expected: Any.Type
    /// The type of the value, nil where that is nil or missing.
    public let actual: Any.Type?
}

extension RACTupleMismatch: Equatable {
    /// Tells whether both say the same.
    public static func == (left: RACTupleMismatch, right: RACTupleMismatch) -> Bool {
        left.index == right.index && left.count == right.count && left.expected == right.expected
            && left.actual == right.actual
    }
}

extension RACTupleMismatch: CustomStringConvertible {
    /// What was found, in words.
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
