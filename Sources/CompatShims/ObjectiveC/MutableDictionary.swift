/// A dictionary that its holders share, as they shared an `NSMutableDictionary`: a change through one reference shows in
/// all.
public final class MutableDictionary: Sequence, ExpressibleByDictionaryLiteral {
    /// The pairs at this moment, as a value.
    public var contents: [AnyHashable: Any]

    /// Makes a dictionary without pairs.
    public init() { contents = [:] }

    /// Makes a dictionary of the pairs of another.
    public init(_ pairs: [AnyHashable: Any]) { contents = pairs }

    /// Makes a dictionary of the pairs of a literal; of two with one key, the last counts.
    public init(dictionaryLiteral elements: (AnyHashable, Any)...) {
        contents = Dictionary(elements, uniquingKeysWith: { _, last in last })
    }

    /// The value of a key; nil removes the key.
    public subscript(key: AnyHashable) -> Any? {
        get { contents[key] }
        set { contents[key] = newValue }
    }

    /// The value of a key, or another one where there is none.
    public subscript(key: AnyHashable, default value: Any) -> Any { contents[key] ?? value }

    /// Goes through what is held at this moment.
    public func makeIterator() -> Dictionary<AnyHashable, Any>.Iterator { contents.makeIterator() }

    /// The number of pairs.
    public var count: Int { contents.count }
    /// Whether there are no pairs.
    public var isEmpty: Bool { contents.isEmpty }
    /// The keys, in no order.
    public var keys: Dictionary<AnyHashable, Any>.Keys { contents.keys }
    /// The values, in the order of the keys.
    public var values: Dictionary<AnyHashable, Any>.Values { contents.values }

    /// Removes the value of a key.
    public func removeValue(forKey key: AnyHashable) { contents.removeValue(forKey: key) }

    /// Removes all pairs.
    public func removeAll() { contents.removeAll() }

    /// Adds the pairs of another dictionary; a closure chooses where both have a key.
    public func merge(_ other: [AnyHashable: Any], uniquingKeysWith combine: (Any, Any) throws -> Any) rethrows {
        try contents.merge(other, uniquingKeysWith: combine)
    }
}

extension MutableDictionary: Hashable {
    /// Compares what two dictionaries hold, as `isEqual:` does.
    public static func == (left: MutableDictionary, right: MutableDictionary) -> Bool {
        isEqualObject(left.contents, right.contents)
    }

    /// Hashes what equal dictionaries have in common.
    public func hash(into hasher: inout Hasher) { hasher.combine(contents.count) }
}

extension MutableDictionary: CustomStringConvertible {
    /// The text of what is held.
    public var description: String { contents.description }
}
