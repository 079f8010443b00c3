/// Lets an extension ask for a stream whose values are optional.
public protocol OptionalProtocol<Wrapped>: ExpressibleByNilLiteral {
    /// The type of the wrapped value.
    associatedtype Wrapped

    /// Makes a value of an optional.
    init(reconstructing value: Wrapped?)

    /// The value as an optional.
    var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
    /// Makes a value of an optional.
    public init(reconstructing value: Wrapped?) {
        self = value
    }

    /// The optional itself.
    public var optional: Wrapped? { self }
}
