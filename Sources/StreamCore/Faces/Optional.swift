/// Lets an extension ask for a stream whose values are optional.
public protocol OptionalProtocol<Wrapped>: ExpressibleByNilLiteral {
    /// The type of what may be there.
    associatedtype Wrapped

    /// Makes one of an optional.
    init(reconstructing value: Wrapped?)

    /// The same as an optional.
    var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
    /// Makes one of an optional.
    public init(reconstructing value: Wrapped?) {
        self = value
    }

    /// The optional itself.
    public var optional: Wrapped? { self }
}
