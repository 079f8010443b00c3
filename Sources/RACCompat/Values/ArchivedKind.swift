import Foundation

/// The kinds of values that an archive tells apart; their names are the keys of ``ArchivedValue``.
enum ArchivedKind: String, CodingKey, CaseIterable {
    case null, unit, tupleNil, list, dictionary, tuple, numberedTuple, sequence, own
    case bool, string, date, data, url, uuid, decimal, double, float
    case int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64

    /// The type of the values of this kind, if they archive themselves; nil otherwise.
    var scalarType: (any Codable.Type)? {
        switch self {
        case .null, .unit, .tupleNil, .list, .dictionary, .tuple, .numberedTuple, .sequence, .own: nil
        case .bool: Bool.self
        case .string: String.self
        case .date: Date.self
        case .data: Data.self
        case .url: URL.self
        case .uuid: UUID.self
        case .decimal: Decimal.self
        case .double: Double.self
        case .float: Float.self
        case .int: Int.self
        case .int8: Int8.self
        case .int16: Int16.self
        case .int32: Int32.self
        case .int64: Int64.self
        case .uint: UInt.self
        case .uint8: UInt8.self
        case .uint16: UInt16.self
        case .uint32: UInt32.self
        case .uint64: UInt64.self
        }
    }

    /// Returns the kind of a value that archives itself; nil for all other values.
    static func scalarKind(of value: Any) -> ArchivedKind? {
        allCases.first { $0.scalarType == type(of: value) }
    }
}
