/// A dictionary that its holders share, as they shared an `NSMutableDictionary`: a change through one reference shows in
/// all.
public final class MutableDictionary: Sequence, ExpressibleByDictionaryLiteral {
    // Removed values are released after the change: their `deinit` may use the dictionary.
    private var storage: [AnyHashable: Any]

    /// The pairs at this moment, as a value.
    public var contents: [AnyHashable: Any] {
        get { storage }
        set { withExtendedLifetime(storage) { storage = newValue } }
    }

    /// Makes a dictionary without pairs.
    public init() { storage = [:] }

    /// Makes a dictionary of the pairs of another.
    public init(_ pairs: [AnyHashable: Any]) { storage = pairs }

    /// Makes a dictionary of the pairs of a literal; of two with one key, the last counts.
    public init(dictionaryLiteral elements: (AnyHashable, Any)...) {
        storage = Dictionary(elements, uniquingKeysWith: { _, last in last })
    }

    /// The value of a key; nil removes the key.
    public subscript(key: AnyHashable) -> Any? {
        get { storage[key] }
        set {
            guard let newValue else { return removeValue(forKey: key) }
            withExtendedLifetime(storage.updateValue(newValue, forKey: key)) {}
        }
    }

    /// The value of a key that may be nil: nothing is stored for nil.
    @_disfavoredOverload
    public subscript(key: AnyHashable?) -> Any? {
        get { key.flatMap { storage[$0] } }
        set {
            guard let key else { fatalError("A dictionary has no nil as a key.") }
            self[key] = newValue
        }
    }

    /// The value of a key, or a default value if there is none.
    public subscript(key: AnyHashable, default value: Any) -> Any { contents[key] ?? value }

    /// Iterates over the current contents.
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
    public func removeValue(forKey key: AnyHashable) {
        guard let index = storage.index(forKey: key) else { return }
        withExtendedLifetime(storage.remove(at: index)) {}
    }

    /// Removes all pairs.
    public func removeAll() { contents = [:] }

    /// Adds the pairs of another dictionary; a closure chooses where both have a key.
    public func merge(_ other: [AnyHashable: Any], uniquingKeysWith combine: (Any, Any) throws -> Any) rethrows {
        contents = try contents.merging(other, uniquingKeysWith: combine)
    }
}

extension MutableDictionary: Hashable {
    /// Compares the contents of two dictionaries, as `isEqual:` does.
    public static func == (left: MutableDictionary, right: MutableDictionary) -> Bool {
        isEqualObject(left.contents, right.contents)
    }

    /// Hashes properties that equal dictionaries share.
    public func hash(into hasher: inout Hasher) { hasher.combine(contents.count) }
}

extension MutableDictionary: CustomStringConvertible {
    /// The contents as text.
    public var description: String { contents.description }
}
