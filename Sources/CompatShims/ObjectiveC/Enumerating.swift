public import Foundation

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

    /// The indexes of the elements that a test accepts, up to the element with which the test sets its last argument to true.
    ///
    /// - Parameter test: Called with an element, its index, and whether to stop.
    public func indexes(passing test: (Element, Int, inout Bool) -> Bool) -> IndexSet {
        var indexes = IndexSet()
        enumerateObjects { if test($0, $1, &$2) { indexes.insert($1) } }
        return indexes
    }

    /// The index of the first element that a test accepts; `NSNotFound` if there is none, or the test stops before it.
    ///
    /// - Parameter test: Called with an element, its index, and whether to stop.
    public func index(passing test: (Element, Int, inout Bool) -> Bool) -> Int {
        var found = NSNotFound
        enumerateObjects { element, index, stop in
            if test(element, index, &stop) { (found, stop) = (index, true) }
        }
        return found
    }
}

extension Dictionary {
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
    /// Calls a block with each element, until the block sets its last argument to true.
    public func enumerateObjects(_ block: (Element, inout Bool) -> Void) {
        var stop = false
        for element in self {
            block(element, &stop)
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
