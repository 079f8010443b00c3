/// Says why a dynamic stream failed when it was bridged to a typed one.
public enum RACBridgeError: Error {
    /// The dynamic stream failed with a nil error, which is legal there.
    case nilError
    /// The dynamic stream sent a value of another type than the one it was bridged as.
    case unexpectedValue(expected: Any.Type, actual: Any.Type?)
}

extension RACBridgeError: CustomStringConvertible {
    /// What happened, in words.
    public var description: String {
        switch self {
        case .nilError: "The dynamic stream failed with a nil error."
        case .unexpectedValue(let expected, let actual):
            "The dynamic stream sent \(actual.map { "a value of type \($0)" } ?? "nil") where \(expected) was expected."
        }
    }
}
