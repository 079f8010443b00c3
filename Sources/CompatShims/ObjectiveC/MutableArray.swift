import StreamCore

/// An array that its holders share, as they shared an `NSMutableArray`: a change through one reference shows in all.
///
/// An array of Swift is a copy in each variable. Use this class where two places of an Objective-C program share the
/// same array and one of them changes it.
public final class MutableArray: RandomAccessCollection, ExpressibleByArrayLiteral {
    // Removed elements are released after the change: their `deinit` may use the array.
    private var storage: [Any]

    /// The elements at this moment, as a value.
    public var contents: [Any] {
        get { storage }
        set { withExtendedLifetime(storage) { storage = newValue } }
    }

    /// Makes an array without elements.
    public init() { storage = [] }

    /// Makes an array of some elements.
    public init(_ elements: [Any]) { storage = elements }

    /// Makes an array of the elements of a sequence.
    @_disfavoredOverload
    public init(_ elements: some Sequence<Any>) { storage = Array(elements) }

    /// Makes a collection of the elements of a literal.
    public init(arrayLiteral elements: Any...) { storage = elements }

    /// The index of the first element: 0.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { storage.count }

    /// The element at an index.
    public subscript(index: Int) -> Any {
        get {
            checkIndex(index, count)
            return storage[index]
        }
        set {
            // An index that equals the count appends, as in `NSMutableArray`.
            if index == storage.count { return storage.append(newValue) }
            checkIndex(index, count)
            withExtendedLifetime(storage[index]) { storage[index] = newValue }
        }
    }

    /// Adds an element at the end.
    public func append(_ element: Any) { storage.append(element) }

    /// Adds elements at the end.
    public func append(contentsOf elements: some Sequence<Any>) { storage.append(contentsOf: Array(elements)) }

    /// Inserts an element at an index.
    public func insert(_ element: Any, at index: Int) {
        checkPlace(index, count)
        storage.insert(element, at: index)
    }

    /// Inserts elements at an index.
    public func insert(contentsOf elements: some Collection<Any>, at index: Int) {
        checkPlace(index, count)
        storage.insert(contentsOf: Array(elements), at: index)
    }

    /// Removes the element at an index.
    public func remove(at index: Int) {
        checkIndex(index, count)
        withExtendedLifetime(storage.remove(at: index)) {}
    }

    /// Removes the last element; does nothing without elements.
    public func removeLast() { withExtendedLifetime(storage.popLast()) {} }

    /// Removes all elements.
    public func removeAll() { contents = [] }

    /// Removes the elements that satisfy a predicate.
    public func removeAll(where test: (Any) throws -> Bool) rethrows {
        contents = try contents.filter { try !test($0) }
    }

    /// Removes the elements of a range.
    public func removeSubrange(_ range: some RangeExpression<Int>) { replaceSubrange(range, with: []) }

    /// Replaces the elements of a range.
    public func replaceSubrange(_ range: some RangeExpression<Int>, with elements: some Collection<Any>) {
        var changed = contents
        let range = range.relative(to: 0..<Int.max)
        require(
            range.lowerBound >= 0 && range.upperBound <= count,
            "The range \(range) is beyond the bounds of an array of \(count) elements.")
        changed.replaceSubrange(range, with: Array(elements))
        contents = changed
    }

    /// Exchanges two elements.
    public func swapAt(_ first: Int, _ second: Int) {
        checkIndex(first, count)
        checkIndex(second, count)
        storage.swapAt(first, second)
    }

    /// Sorts the elements; equal elements keep their order.
    public func sort(by areInIncreasingOrder: (Any, Any) throws -> Bool) rethrows {
        contents = try contents.sorted(by: areInIncreasingOrder)
    }
}

extension MutableArray: Hashable {
    /// Compares the elements of two arrays, as `isEqual:` does.
    public static func == (left: MutableArray, right: MutableArray) -> Bool {
        isEqualObject(left.contents, right.contents)
    }

    /// Hashes properties that equal arrays share.
    public func hash(into hasher: inout Hasher) { hasher.combine(contents.count) }
}

extension MutableArray: CustomStringConvertible {
    /// The elements as text.
    public var description: String { contents.description }
}
