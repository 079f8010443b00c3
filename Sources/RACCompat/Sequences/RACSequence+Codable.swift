// The archive has the keys of the original: a list called "array", nothing for the empty sequence, a value called
// "head" for a sequence of one value.

extension RACSequence: Encodable {
    enum CodingKeys: String, CodingKey {
        case array, head
    }

    /// Archives the values, all of which are computed.
    ///
    /// The values that ``RACTuple/encode(to:)`` can archive can be archived here too; any other value fails with an
    /// error that names its place and type.
    public final func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case is RACEmptySequence: break
        case is RACUnarySequence:
            if let head { try container.encode(ArchivedValue(head), forKey: .head) }
        default: try container.encode(array.map { ArchivedValue($0) }, forKey: .array)
        }
    }
}

/// Reads sequences from archives; ``RACSequence`` and its subclasses conform, and no other type should.
///
/// The initializer is declared here, because an initializer of ``RACSequence`` could not return an object of another
/// class.
public protocol RACSequenceDecodable: Decodable {}

extension RACSequenceDecodable {
    /// Reads a sequence from an archive: a sequence of an array, the empty sequence, or a sequence of one value.
    ///
    /// The program's own types among the values must be named in `decoder.userInfo[.racArchivedTypes]`; see
    /// ``RACArchivedTypes``.
    public init(from decoder: any Decoder) throws {
        let sequence = try RACSequence.decoded(from: decoder)
        guard let own = sequence as? Self else {
            throw DecodingError.typeMismatch(
                Self.self,
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "A sequence is read as RACSequence, not as \(Self.self)."))
        }
        self = own
    }
}

extension RACSequence: RACSequenceDecodable {
    fileprivate static func decoded(from decoder: any Decoder) throws -> RACSequence {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let values = try container.decodeIfPresent([ArchivedValue].self, forKey: .array) {
            return RACArraySequence.sequence(values.compactMap(\.value))
        }
        if let head = try container.decodeIfPresent(ArchivedValue.self, forKey: .head) {
            return RACUnarySequence(head.value)
        }
        return RACEmptySequence.shared
    }
}
