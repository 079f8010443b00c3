extension CodingUserInfoKey {
    /// The key of the ``RACArchivedTypes`` for the values of archived tuples and sequences.
    public static let racArchivedTypes: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "RACCompat.racArchivedTypes") else {
            fatalError("Every string is a raw value of CodingUserInfoKey.")
        }
        return key
    }()
}

/// Names the program's own types that may occur among the values of archived tuples and sequences.
///
/// Only the named types are read: an archive cannot make a program build values of any other type.
///
///     decoder.userInfo[.racArchivedTypes] = RACArchivedTypes(Person.self, Place.self)
public struct RACArchivedTypes: @unchecked Sendable {  // immutable; types are safe to share, whatever their values are
    fileprivate let types: [any Decodable.Type]

    /// Names the types that may be read.
    public init(_ types: any Decodable.Type...) {
        self.types = types
    }
}

/// A value of one of the program's own types in an archive, with the name of its type.
struct ArchivedOwnValue: Codable {
    let value: Any

    /// Holds a value, if it can be encoded; nil for collections, which are archived by their elements or not at all.
    init?(_ value: Any) {
        guard value is any Encodable, !(value is any Collection) else { return nil }
        self.value = value
    }

    private enum CodingKeys: String, CodingKey {
        case type, value
    }

    func encode(to encoder: any Encoder) throws {
        guard let encodable = value as? any Encodable else { return }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(String(reflecting: type(of: value)), forKey: .type)
        try container.encode(encodable, forKey: .value)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .type)
        let known = (decoder.userInfo[.racArchivedTypes] as? RACArchivedTypes)?.types ?? []
        guard let type = known.first(where: { String(reflecting: $0) == name }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container,
                debugDescription: "A value is of type \(name); name that in userInfo[.racArchivedTypes].")
        }
        value = try container.decode(type, forKey: .value)
    }
}
