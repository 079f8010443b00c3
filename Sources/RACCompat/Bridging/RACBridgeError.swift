/// Says why a bridge between the dynamic and the typed layer failed.
public enum RACBridgeError: Error {
    /// The dynamic stream failed with a nil error, which is legal there.
    case nilError
    /// The dynamic stream sent a value of another type than the bridge expects.
    case unexpectedValue(expected: Any.Type, actual: Any.Type?)
    /// A command made of a typed action was executed with an input of another type than the action takes.
    case unexpectedInput(expected: Any.Type, actual: Any.Type?)
}

extension RACBridgeError {
    static func unexpected(_ value: Any?, where expected: Any.Type) -> RACBridgeError {
        .unexpectedValue(expected: expected, actual: value.map { type(of: $0) as Any.Type })
    }
}

extension RACBridgeError: CustomStringConvertible {
    /// The failure in words.
    public var description: String {
        switch self {
        case .nilError: "The dynamic stream failed with a nil error."
        case .unexpectedValue(let expected, let actual):
            "The dynamic stream sent \(Self.words(actual)) where \(expected) was expected."
        case .unexpectedInput(let expected, let actual):
            "The command was executed with \(Self.words(actual)) where \(expected) was expected."
        }
    }

    private static func words(_ type: Any.Type?) -> String {
        type.map { "a value of type \($0)" } ?? "nil"
    }
}
