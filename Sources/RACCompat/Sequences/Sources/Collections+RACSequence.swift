// The properties keep the name that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Array {
    /// A sequence of the elements, `NSNull` in the place of nil.
    public var rac_sequence: RACSequence { RACArraySequence.sequence(valuesOfSequence(self)) }
}

extension Set {
    /// A sequence of the elements, in no order.
    public var rac_sequence: RACSequence { RACArraySequence.sequence(valuesOfSequence(self)) }
}

extension Dictionary {
    /// A sequence of the pairs of keys and values, each a ``RACTwoTuple``, in no order.
    public var rac_sequence: RACSequence {
        RACArraySequence.sequence(Array(keys)).mapped { key in
            (key as? Key).flatMap { key in self[key].map { RACTwoTuple.pack(key, $0) } }
        }
    }

    /// A sequence of the keys, in the order of `rac_sequence`.
    public var rac_keySequence: RACSequence { RACArraySequence.sequence(valuesOfSequence(keys)) }

    /// A sequence of the values, `NSNull` in the place of nil, in the order of `rac_sequence`.
    public var rac_valueSequence: RACSequence { RACArraySequence.sequence(valuesOfSequence(values)) }
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
