extension RACTuple: Codable {
    private enum CodingKeys: String, CodingKey {
        case backingArray
    }

    /// Archives the values.
    ///
    /// Nils, nulls, numbers, strings, dates, data, URLs, UUIDs, ``RACUnit``, and tuples, arrays and dictionaries of
    /// these can be archived, and keep their types. Sequences, and values of the program's own types that are
    /// `Codable`, can be archived too; see ``RACArchivedTypes``. Any other value fails with an error that names its
    /// place and type.
    public final func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(backingArray.map { ArchivedValue($0) }, forKey: .backingArray)
    }

    /// Reads the values of an archive; fails unless the archive holds as many as the class requires.
    static func archivedValues(in decoder: any Decoder) throws -> [Any?] {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let values = try container.decode([ArchivedValue].self, forKey: .backingArray).map(\.value)
        if let required = requiredCount, values.count != required {
            throw DecodingError.dataCorruptedError(
                forKey: .backingArray, in: container,
                debugDescription: "\(Self.self) holds \(required) values, and the archive \(values.count).")
        }
        return values
    }
}
