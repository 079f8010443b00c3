/// Marks a nil inside a tuple where nil itself is not possible, as in the enumeration of a ``RACTuple``.
///
/// A marker that is sent as a value reads as nil in every tuple and reduce block; a ``RACReplaySubject`` replays it as nil.
public final class RACTupleNil: Hashable, CustomStringConvertible, Sendable {
    private static let shared = RACTupleNil()

    private init() {}

    /// Returns the only marker.
    public class func tupleNil() -> RACTupleNil { shared }

    /// Returns whether the value is the marker, at the price of comparing an address.
    @inline(__always)
    static func isMarker(_ value: Any?) -> Bool { isExactly(value, RACTupleNil.self) }

    /// Returns the value, or nil in the place of the marker.
    static func nilForMarker(_ value: Any?) -> Any? { isMarker(value) ? nil : value }

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

/// Reads the marker from archives; ``RACTupleNil`` conforms, and no other type should.
///
/// The initializer is declared here, because an initializer of ``RACTupleNil`` could not return the only marker.
public protocol RACTupleNilDecodable: Decodable {}

extension RACTupleNilDecodable {
    /// Returns the only marker; the archive is ignored.
    public init(from decoder: any Decoder) throws {
        guard let marker = RACTupleNil.tupleNil() as? Self else {
            fatalError("RACTupleNil is the only type that reads RACTupleNil from an archive, not \(Self.self).")
        }
        self = marker
    }
}

extension RACTupleNil: RACTupleNilDecodable, Encodable {
    private enum CodingKeys: CodingKey {}

    /// Archives the marker, which holds nothing.
    public func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: CodingKeys.self)
    }
}
