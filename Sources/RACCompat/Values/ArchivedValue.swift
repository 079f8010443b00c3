import Foundation

/// One value of a tuple or a sequence in an archive.
///
/// A nil is archived as null; any other value as an object whose only key names the kind of the value.
struct ArchivedValue {
    let value: Any?

    init(_ value: Any?) {
        self.value = flattened(value)
    }
}

extension ArchivedValue: Encodable {
    func encode(to encoder: any Encoder) throws {
        guard let value else {
            var container = encoder.singleValueContainer()
            return try container.encodeNil()
        }
        var container = encoder.container(keyedBy: ArchivedKind.self)
        if let kind = ArchivedKind.scalarKind(of: value), let scalar = value as? any Encodable {
            return try container.encode(scalar, forKey: kind)
        }
        switch value {
        case is NSNull: try container.encode(true, forKey: .null)
        case is RACTupleNil: try container.encode(true, forKey: .tupleNil)
        case is RACUnit: try container.encode(true, forKey: .unit)
        case let tuple as RACTuple:
            try container.encode(tuple, forKey: type(of: tuple).requiredCount == nil ? .tuple : .numberedTuple)
        case let sequence as RACSequence: try container.encode(sequence, forKey: .sequence)
        case let list as [Any?]: try container.encode(list.map { ArchivedValue($0) }, forKey: .list)
        case let dictionary as [String: Any?]:
            try container.encode(dictionary.mapValues { ArchivedValue($0) }, forKey: .dictionary)
        default:
            guard let converted = Self.swiftValue(value) else {
                if let own = ArchivedOwnValue(value) { return try container.encode(own, forKey: .own) }
                throw EncodingError.invalidValue(
                    value,
                    .init(
                        codingPath: encoder.codingPath,
                        debugDescription: "A value of type \(type(of: value)) is not Encodable, and cannot be archived."
                    ))
            }
            try ArchivedValue(converted).encode(to: encoder)
        }
    }

    /// Returns the Swift value of an instance of one of Foundation's classes; nil for all other values.
    private static func swiftValue(_ value: Any) -> Any? {
        switch value {
        case let text as NSString: String(describing: text)
        case let number as NSNumber: swiftNumber(number)
        case let list as NSArray: list.map { $0 as Any? }
        case let dictionary as NSDictionary: dictionary as? [String: Any]
        case let date as NSDate: date as Date
        case let data as NSData: data as Data
        case let url as NSURL: url as URL
        case let uuid as NSUUID: uuid as UUID
        default: nil
        }
    }

    private static func swiftNumber(_ number: NSNumber) -> Any {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "f"), UInt8(ascii: "d"): number.doubleValue
        case UInt8(ascii: "Q"): number.uint64Value
        default: number.intValue
        }
    }
}

extension ArchivedValue: Decodable {
    init(from decoder: any Decoder) throws {
        if let single = try? decoder.singleValueContainer(), single.decodeNil() {
            self.init(nil)
            return
        }
        let container = try decoder.container(keyedBy: ArchivedKind.self)
        guard container.allKeys.count == 1, let kind = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A value is of one kind that is known here."))
        }
        self.init(try Self.value(of: kind, in: container))
    }

    private static func value(
        of kind: ArchivedKind, in container: KeyedDecodingContainer<ArchivedKind>
    ) throws -> Any? {
        if let type = kind.scalarType { return try container.decode(type, forKey: kind) }
        switch kind {
        case .tupleNil: return RACTupleNil.tupleNil()
        case .unit: return RACUnit.defaultUnit()
        case .sequence: return try container.decode(RACSequence.self, forKey: kind)
        case .own: return try container.decode(ArchivedOwnValue.self, forKey: kind).value
        case .tuple: return try container.decode(RACTuple.self, forKey: kind)
        case .numberedTuple: return RACTuple.packed(try container.decode(RACTuple.self, forKey: kind).backingArray)
        case .list:
            let values = try container.decode([ArchivedValue].self, forKey: kind).map(\.value)
            let present = values.compactMap { $0 }
            return present.count == values.count ? present : values
        case .dictionary:
            let values = try container.decode([String: ArchivedValue].self, forKey: kind).mapValues(\.value)
            let present = values.compactMapValues { $0 }
            return present.count == values.count ? present : values
        default: return NSNull()
        }
    }
}
