/// Marks a nil inside a tuple where nil itself cannot stand, as in the enumeration of a ``RACTuple``.
public final class RACTupleNil: Hashable, CustomStringConvertible, Sendable {
    private static let shared = RACTupleNil()

    private init() {}

    /// Returns the only marker.
    public class func tupleNil() -> RACTupleNil { shared }

    /// Returns the marker itself, of which there is only one.
    public func copy() -> RACTupleNil { self }

    /// Returns whether both are the same object.
    public static func == (left: RACTupleNil, right: RACTupleNil) -> Bool { left === right }

    /// Feeds the identity into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// The class and the address.
    public var description: String { "<RACTupleNil: \(Unmanaged.passUnretained(self).toOpaque())>" }
}
