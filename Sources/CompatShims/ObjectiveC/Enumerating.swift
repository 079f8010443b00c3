public import Foundation
import StreamCore

/// Enumerations whose block may stop them and go on, as `enumerateObjectsUsingBlock:` and its variants do.
///
/// A loop with `break` is shorter, and equivalent where no statement follows `*stop = YES`.
extension Array {
    /// Calls a block with each element and its index, until the block sets its last argument to true.
    ///
    /// ```swift
    /// rows.enumerateObjects { row, index, stop in
    ///     if index == 2 { stop = true }
    ///     seen.append(row)
    /// }
    /// ```
    /// - Parameters:
    ///   - inReverse: Whether the last element is the first to be passed.
    ///   - block: Called with an element, its index, and whether to stop.
    public func enumerateObjects(inReverse: Bool = false, _ block: (Element, Int, inout Bool) -> Void) {
        var stop = false
        for offset in indices {
            let index = inReverse ? count - 1 - offset : offset
            block(self[index], index, &stop)
            if stop { return }
        }
    }

    /// Calls a block with the elements at indexes, until the block sets its last argument to true.
    ///
    /// An index behind the last element stops the program, as it raised an exception.
    /// - Parameters:
    ///   - indexes: The indexes, in their order.
    ///   - options: `.reverse` begins with the last index; other options change nothing.
    ///   - block: Called with an element, its index, and whether to stop.
    public func enumerateObjects(
        at indexes: IndexSet, options: NSEnumerationOptions = [], _ block: (Element, Int, inout Bool) -> Void
    ) {
        if let last = indexes.last { checkIndex(last, count) }
        var stop = false
        for index in options.contains(.reverse) ? indexes.reversed() : Array<Int>(indexes) {
            block(self[index], index, &stop)
            if stop { return }
        }
    }

    /// The indexes of the elements that a test accepts, up to the element with which the test sets its last argument to true.
    ///
    /// - Parameters:
    ///   - options: `.reverse` begins with the last element; other options change nothing.
    ///   - test: Called with an element, its index, and whether to stop.
    public func indexes(
        options: NSEnumerationOptions = [], passing test: (Element, Int, inout Bool) -> Bool
    ) -> IndexSet {
        var indexes = IndexSet()
        enumerateObjects(inReverse: options.contains(.reverse)) { if test($0, $1, &$2) { indexes.insert($1) } }
        return indexes
    }

    /// The index of the first element that a test accepts; `NSNotFound` if there is none, or the test stops before it.
    ///
    /// - Parameters:
    ///   - options: `.reverse` asks for the last element; other options change nothing.
    ///   - test: Called with an element, its index, and whether to stop.
    public func index(
        options: NSEnumerationOptions = [], passing test: (Element, Int, inout Bool) -> Bool
    ) -> Int {
        var found = NSNotFound
        enumerateObjects(inReverse: options.contains(.reverse)) { element, index, stop in
            if test(element, index, &stop) { (found, stop) = (index, true) }
        }
        return found
    }

    /// The index of an object in a part of the list that is sorted, found by bisection; `NSNotFound` if it is not there.
    ///
    /// - Parameters:
    ///   - object: The object to find.
    ///   - range: The part of the list, which has the order of the comparator.
    ///   - options: `.insertionIndex` asks where the object can be inserted, and `.firstEqual` or `.lastEqual` which of
    ///     several equal elements is meant.
    ///   - comparator: Compares two objects.
    public func index(
        of object: Element, inSortedRange range: NSRange, options: NSBinarySearchingOptions,
        _ comparator: (Element, Element) -> ComparisonResult
    ) -> Int {
        let range = checked(range, count)
        /// The first index whose element does not come before what is asked for.
        func bisection(_ comesBefore: (Element) -> Bool) -> Int {
            var (low, high) = (range.lowerBound, range.upperBound)
            while low < high {
                let middle = (low + high) / 2
                if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let first = bisection { comparator($0, object) == .orderedAscending }
        let end = bisection { comparator($0, object) != .orderedDescending }
        if options.contains(.insertionIndex) { return options.contains(.firstEqual) ? first : end }
        guard first < end else { return NSNotFound }
        return options.contains(.lastEqual) ? end - 1 : first
    }

    /// Returns the elements in the order of a function of C, which is negative where the first comes first.
    ///
    /// Equal elements keep their order.
    public func sortedByFunction(
        _ function: (Element, Element, UnsafeMutableRawPointer?) -> Int, context: UnsafeMutableRawPointer? = nil
    ) -> [Element] {
        sorted { function($0, $1, context) < 0 }
    }

    /// Sorts the elements by a function of C, which is negative where the first comes first.
    ///
    /// Equal elements keep their order.
    public mutating func sortByFunction(
        _ function: (Element, Element, UnsafeMutableRawPointer?) -> Int, context: UnsafeMutableRawPointer? = nil
    ) {
        self = sortedByFunction(function, context: context)
    }
}

extension Array where Element: BitwiseCopyable {
    /// Sorts the first elements by a function of C that gets the addresses of two of them, as `qsort` does.
    ///
    /// Equal elements keep their order. The program stops where the array has fewer elements.
    public mutating func sort(
        first count: Int, byFunction compare: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int
    ) {
        require(
            count >= 0 && count <= self.count,
            "There are no first \(count) elements of an array of \(self.count) elements.")
        self[..<count].sort { left, right in
            var (left, right) = (left, right)
            return compare(&left, &right) < 0
        }
    }
}

extension Dictionary {
    /// The keys of the entries that a test accepts, up to the entry with which the test sets its last argument to true.
    ///
    /// - Parameter test: Called with a key, its value, and whether to stop.
    public func keys(passing test: (Key, Value, inout Bool) -> Bool) -> Set<Key> {
        var keys: Set<Key> = []
        enumerateKeysAndObjects { if test($0, $1, &$2) { keys.insert($0) } }
        return keys
    }

    /// Calls a block with each key and its value, until the block sets its last argument to true.
    public func enumerateKeysAndObjects(_ block: (Key, Value, inout Bool) -> Void) {
        var stop = false
        for (key, value) in self {
            block(key, value, &stop)
            if stop { return }
        }
    }

    /// The value of a key that may be nil: nothing is stored for nil.
    @_disfavoredOverload
    public subscript(key: Key?) -> Value? {
        key.flatMap { self[$0] }
    }
}

extension Set {
    /// The elements that a test accepts, up to the element with which the test sets its last argument to true.
    ///
    /// - Parameter test: Called with an element, and whether to stop.
    public func objects(passing test: (Element, inout Bool) -> Bool) -> Set {
        var objects: Set = []
        enumerateObjects { if test($0, &$1) { objects.insert($0) } }
        return objects
    }

    /// Calls a block with each element, until the block sets its last argument to true.
    public func enumerateObjects(_ block: (Element, inout Bool) -> Void) {
        var stop = false
        for element in self {
            block(element, &stop)
            if stop { return }
        }
    }
}

extension IndexSet {
    /// The indexes that a test accepts, up to the index with which the test sets its last argument to true.
    ///
    /// - Parameter test: Called with an index, and whether to stop.
    public func indexes(passing test: (Int, inout Bool) -> Bool) -> IndexSet {
        var indexes = IndexSet()
        enumerateIndexes { if test($0, &$1) { indexes.insert($0) } }
        return indexes
    }

    /// The first index that a test accepts; `NSNotFound` if there is none, or the test stops before it.
    ///
    /// - Parameter test: Called with an index, and whether to stop.
    public func index(passing test: (Int, inout Bool) -> Bool) -> Int {
        var found = NSNotFound
        enumerateIndexes { index, stop in
            if test(index, &stop) { (found, stop) = (index, true) }
        }
        return found
    }

    /// Calls a block with each range of adjacent indexes, until the block sets its last argument to true.
    ///
    /// - Parameter block: Called with a range, and whether to stop.
    public func enumerateRanges(_ block: (NSRange, inout Bool) -> Void) {
        var stop = false
        for range in rangeView {
            block(NSRange(range), &stop)
            if stop { return }
        }
    }

    /// Calls a block with each index in a range, until the block sets its last argument to true.
    ///
    /// - Parameters:
    ///   - range: The range; every index without one.
    ///   - options: `.reverse` begins with the last index; other options change nothing.
    ///   - block: Called with an index, and whether to stop.
    public func enumerateIndexes(
        in range: NSRange? = nil, options: NSEnumerationOptions = [], _ block: (Int, inout Bool) -> Void
    ) {
        let indexes = range.map { intersection(IndexSet(integersIn: checked($0, .max, "an index set"))) } ?? self
        var stop = false
        for index in options.contains(.reverse) ? indexes.reversed() : Array(indexes) {
            block(index, &stop)
            if stop { return }
        }
    }
}

extension NSRegularExpression {
    /// Calls a block with each match in a range of a text, until the block sets its last argument to true.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - options: How to match; `.reportProgress` and `.reportCompletion` call the block without a match, too.
    ///   - range: The range in UTF-16 units.
    ///   - block: Called with a match, what is known of it, and whether to stop.
    public func enumerateMatches(
        in text: String, options: MatchingOptions, range: NSRange,
        _ block: (NSTextCheckingResult?, MatchingFlags, inout Bool) -> Void
    ) {
        _ = checked(range, text.utf16.count, "a text")
        withoutActuallyEscaping(block) { block in
            nonisolated(unsafe) let block = block
            enumerateMatches(
                in: text, options: options, range: range,
                using: { match, flags, stop in
                    var stops = false
                    block(match, flags, &stops)
                    if stops { stop.pointee = true }
                })
        }
    }
}

extension NSAttributedString {
    /// Calls a block with the values of an attribute and their ranges, until the block sets its last argument to true.
    ///
    /// - Parameters:
    ///   - name: The attribute.
    ///   - range: The range in UTF-16 units; one behind the end stops the program, as it raised an exception.
    ///   - options: The order of the ranges.
    ///   - block: Called with a value, or nil where there is none, its range, and whether to stop.
    public func enumerateValues(
        of name: Key, in range: NSRange, options: EnumerationOptions,
        _ block: (Any?, NSRange, inout Bool) -> Void
    ) {
        _ = checked(range, length, "a text")
        enumerateAttribute(name, in: range, options: options) { value, range, stop in
            var stops = false
            block(value, range, &stops)
            if stops { stop.pointee = true }
        }
    }

    /// Calls a block with the attributes of each range that has the same ones, until it sets its last argument to true.
    ///
    /// - Parameters:
    ///   - range: The range in UTF-16 units; one behind the end stops the program, as it raised an exception.
    ///   - options: The order of the ranges.
    ///   - block: Called with the attributes, their range, and whether to stop.
    public func enumerateRuns(
        in range: NSRange, options: EnumerationOptions, _ block: ([Key: Any], NSRange, inout Bool) -> Void
    ) {
        _ = checked(range, length, "a text")
        enumerateAttributes(in: range, options: options) { attributes, range, stop in
            var stops = false
            block(attributes, range, &stops)
            if stops { stop.pointee = true }
        }
    }
}

extension String {
    /// Calls a block with the parts of a range, until the block sets its last argument to true.
    ///
    /// Foundation on Linux knows lines, paragraphs and composed characters; words and sentences do not compile.
    ///
    /// ```swift
    /// text.enumerateSubstrings(in: NSRange(location: 0, length: text.utf16.count), options: .byLines) { line, _, _, stop in
    ///     lines.append(line ?? "")
    /// }
    /// ```
    /// - Parameters:
    ///   - range: The range in UTF-16 units; one behind the end stops the program, as it raised an exception.
    ///   - options: The kind of the parts, with `.reverse` and `.substringNotRequired`.
    ///   - block: Called with a part, its range, its range with the separators around it, and whether to stop.
    public func enumerateSubstrings(
        in range: NSRange, options: EnumerationOptions, _ block: (String?, NSRange, NSRange, inout Bool) -> Void
    ) {
        _ = checked(range, utf16.count, "a text")
        guard let range = Range(range, in: self) else { return }
        // The closure is called before the method returns.
        withoutActuallyEscaping(block) { block in
            enumerateSubstrings(in: range, options: options) { part, own, enclosing, stop in
                block(part, NSRange(own, in: self), NSRange(enclosing, in: self), &stop)
            }
        }
    }
}
