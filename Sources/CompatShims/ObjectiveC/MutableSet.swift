/// A set that its holders share, as they shared an `NSMutableSet`: a change through one reference shows in all.
public final class MutableSet: Sequence, ExpressibleByArrayLiteral {
    // Removed elements are released after the change: their `deinit` may use the set.
    private var storage: Set<AnyHashable>

    /// The elements at this moment, as a value.
    public var contents: Set<AnyHashable> {
        get { storage }
        set { withExtendedLifetime(storage) { storage = newValue } }
    }

    /// Makes a set without elements.
    public init() { storage = [] }

    /// Makes a set of some elements.
    public init(_ elements: Set<AnyHashable>) { storage = elements }

    /// Makes a set of the elements of a sequence.
    @_disfavoredOverload
    public init(_ elements: some Sequence<AnyHashable>) { storage = Set(elements) }

    /// Makes a collection of the elements of a literal.
    public init(arrayLiteral elements: AnyHashable...) { storage = Set(elements) }

    /// Iterates over the current elements.
    public func makeIterator() -> Set<AnyHashable>.Iterator { contents.makeIterator() }

    /// The number of elements.
    public var count: Int { contents.count }
    /// Whether there are no elements.
    public var isEmpty: Bool { contents.isEmpty }

    /// Returns whether an element is in the set.
    public func contains(_ element: AnyHashable) -> Bool { contents.contains(element) }

    /// Adds an element.
    public func insert(_ element: AnyHashable) { storage.insert(element) }

    /// Removes an element.
    public func remove(_ element: AnyHashable) { withExtendedLifetime(storage.remove(element)) {} }

    /// Removes all elements.
    public func removeAll() { contents = [] }

    /// Adds the elements of another set.
    public func formUnion(_ other: some Sequence<AnyHashable>) { contents = contents.union(other) }

    /// Removes the elements that are in another set.
    public func subtract(_ other: some Sequence<AnyHashable>) { contents = contents.subtracting(other) }

    /// Keeps the elements that are in another set.
    public func formIntersection(_ other: some Sequence<AnyHashable>) { contents = contents.intersection(other) }
}

extension MutableSet: Hashable {
    /// Compares the elements of two sets, as `isEqual:` does.
    public static func == (left: MutableSet, right: MutableSet) -> Bool { left.contents == right.contents }

    /// Hashes properties that equal sets share.
    public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension MutableSet: CustomStringConvertible {
    /// The elements as text.
    public var description: String { contents.description }
}
