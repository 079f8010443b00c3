import Foundation

// The properties keep the name that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Array {
    /// A sequence of the elements, with `NSNull` in the place of nil.
    @inlinable
    public var rac_sequence: RACSequence {
        // The sequence is built in the client's code, where the type of the elements is known.
        RACSequence.ofValues(Element.self == Any.self ? unsafeBitCast(self, to: [Any].self) : map { $0 as Any })
    }
}

extension RACSequence {
    /// Makes a sequence of the values in an array, with `NSNull` in the place of nil optionals.
    @usableFromInline
    static func ofValues(_ values: [Any]) -> RACSequence {
        let isPlain = !values.contains { mayHideOptional($0) }
        return RACArraySequence.sequence(isPlain ? values : values.map { flattened($0) ?? NSNull() })
    }
}

extension Set {
    /// A sequence of the elements, in no order.
    public var rac_sequence: RACSequence { RACSequence.ofValues(map { $0 as Any }) }
}

extension Dictionary {
    /// A sequence of the pairs of keys and values, each a ``RACTwoTuple``, in no order.
    public var rac_sequence: RACSequence {
        RACSequence.ofValues(keys.map { $0 as Any }).map { key in
            (key as? Key).flatMap { key in self[key].map { RACTwoTuple.pack(key, $0) } }
        }
    }

    /// A sequence of the keys, in the order of `rac_sequence`.
    public var rac_keySequence: RACSequence { RACSequence.ofValues(keys.map { $0 as Any }) }

    /// A sequence of the values, with `NSNull` in the place of nil, in the order of `rac_sequence`.
    public var rac_valueSequence: RACSequence { RACSequence.ofValues(values.map { $0 as Any }) }
}

extension String {
    /// A sequence of the characters, each a `String`.
    public var rac_sequence: RACSequence { RACStringSequence.sequence(self) }
}

extension Substring {
    /// A sequence of the characters, each a `String`.
    public var rac_sequence: RACSequence { RACStringSequence.sequence(String(self)) }
}

extension RACTuple {
    /// A sequence of the values, with `NSNull` in the place of nil.
    public final var rac_sequence: RACSequence { RACTupleSequence.sequence(backingArray) }
}
