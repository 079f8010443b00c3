public import Foundation

// The properties keep the name that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension IndexSet {
    /// A sequence of the indexes, in ascending order.
    public var rac_sequence: RACSequence { RACIndexSetSequence.sequence(self) }
}

extension NSIndexSet {
    /// A sequence of the indexes, in ascending order.
    public var rac_sequence: RACSequence { RACIndexSetSequence.sequence(IndexSet(self)) }
}

extension NSArray {
    /// A sequence of the objects.
    public var rac_sequence: RACSequence { RACArraySequence.sequence(map { $0 }) }
}

extension NSSet {
    /// A sequence of the objects, in no order.
    public var rac_sequence: RACSequence { RACArraySequence.sequence(map { $0 }) }
}

extension NSOrderedSet {
    /// A sequence of the objects, in their order.
    public var rac_sequence: RACSequence {
        // On Linux, iterating a set that was made of an array also visits the duplicates in the array.
        var seen: Set<RACKey> = []
        return RACArraySequence.sequence(map { $0 }.filter { seen.insert(RACKey($0)).inserted })
    }
}

extension NSDictionary {
    /// A sequence of the pairs of keys and values, each a ``RACTwoTuple``, in no order.
    public var rac_sequence: RACSequence {
        RACArraySequence.sequence(allKeys).map { key in
            key.flatMap { key in self[key].map { RACTwoTuple.pack(key, $0) } }
        }
    }

    /// A sequence of the keys, in the order of `rac_sequence`.
    public var rac_keySequence: RACSequence { RACArraySequence.sequence(allKeys) }

    /// A sequence of the values, in the order of `rac_sequence`.
    public var rac_valueSequence: RACSequence { RACArraySequence.sequence(allKeys.compactMap { self[$0] }) }
}

extension NSString {
    /// A sequence of the characters, each a `String`.
    public var rac_sequence: RACSequence { RACStringSequence.sequence(String(describing: self)) }
}

extension NSEnumerator {
    /// A sequence of the enumerator's objects, taken from it in the order in which heads are requested.
    public var rac_sequence: RACSequence {
        RACSequence.sequenceWithHeadBlock({ self.nextObject() }, tailBlock: { self.rac_sequence })
    }
}
