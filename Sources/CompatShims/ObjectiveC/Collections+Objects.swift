public import Foundation
public import RACCompat

/// Messages to arrays whose elements may be of any class.
extension Sequence {
    /// Returns the texts of the elements with a separator between, as `componentsJoinedByString:` does.
    public func componentsJoined(by separator: String) -> String {
        map { objectText($0) }.joined(separator: separator)
    }

    /// Returns the first index of an element that is equal to a value; `NSNotFound` if there is none.
    public func indexOfObject(_ object: Any?) -> Int {
        for (index, element) in enumerated() where isEqualObject(element, object) { return index }
        return NSNotFound
    }

    /// Returns the first index of an element that is the same object; `NSNotFound` if there is none.
    public func index(ofSameObject object: Any?) -> Int {
        for (index, element) in enumerated() where isSameObject(element, object) { return index }
        return NSNotFound
    }

    /// Returns whether an element is equal to a value.
    public func containsObject(_ object: Any?) -> Bool { contains(where: { isEqualObject($0, object) }) }

    /// Returns the elements in the order of `compare:`.
    public func sortedByCompare() -> [Element] {
        sorted { compareObjects($0, $1) == .orderedAscending }
    }
}

/// Returns the objects before the first nil, as `arrayWithObjects:` does.
public func untilNil(_ objects: Any?...) -> [Any] { objects.prefix { $0 != nil }.compactMap { $0 } }

/// Returns a dictionary of objects with their keys behind them, before the first nil, as `dictionaryWithObjectsAndKeys:`
/// does.
///
/// ```swift
/// dictionary(objectsAndKeys: "Ann", "name", nil, "city", 4, "age") // ["name": "Ann"]
/// ```
///
/// Stops the program if an object has no key, or one that is not hashable.
public func dictionary(objectsAndKeys list: Any?...) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    for index in stride(from: 0, to: list.count, by: 2) {
        guard let object = list[index] else { break }
        guard index + 1 < list.count, let key = list[index + 1] as? AnyHashable else {
            fatalError("The object \(index / 2) of the dictionary has no key.")
        }
        result[key] = object
    }
    return result
}

extension Array {
    /// Sets the element at an index; the index behind the last element adds one, as in `NSMutableArray`.
    public mutating func setObject(_ object: Element, at index: Int) {
        if index == count { return append(object) }
        checkIndex(index, count)
        self[index] = object
    }

    /// Returns the first index in a range of an element that is equal to a value; `NSNotFound` if there is none.
    ///
    /// A range that ends behind the last element stops the program, as it raised an exception.
    public func indexOfObject(_ object: Any?, in range: NSRange) -> Int {
        self[checked(range, count)].firstIndex { isEqualObject($0, object) } ?? NSNotFound
    }

    /// Returns the first index in a range of an element that is the same object; `NSNotFound` if there is none.
    ///
    /// A range that ends behind the last element stops the program, as it raised an exception.
    public func index(ofSameObject object: Any?, in range: NSRange) -> Int {
        self[checked(range, count)].firstIndex { isSameObject($0, object) } ?? NSNotFound
    }

    /// Removes the elements that are equal to a value.
    public mutating func removeObject(_ object: Any?) { removeAll(where: { isEqualObject($0, object) }) }

    /// Removes the elements that are equal to one of others.
    public mutating func removeObjects(in others: some Sequence) { removeAll(where: { others.containsObject($0) }) }

    /// Inserts elements at the indexes of a set, the lowest first.
    public mutating func insert(_ elements: [Element], at indexes: IndexSet) {
        for (index, element) in zip(indexes, elements) {
            checkPlace(index, count)
            insert(element, at: index)
        }
    }

    /// Removes the elements at the indexes of a set.
    public mutating func remove(at indexes: IndexSet) {
        if let last = indexes.last { checkIndex(last, count) }
        for index in indexes.reversed() { remove(at: index) }
    }

    /// Replaces the elements at the indexes of a set by others, the lowest first.
    public mutating func replace(at indexes: IndexSet, with elements: [Element]) {
        for (index, element) in zip(indexes, elements) {
            checkIndex(index, count)
            self[index] = element
        }
    }

    /// Sorts the elements in the order of `compare:`.
    public mutating func sortByCompare() { sort { compareObjects($0, $1) == .orderedAscending } }

    /// Sorts the elements in the order of descriptors.
    public mutating func sort(by descriptors: [KeySortDescriptor]) { self = sorted(by: descriptors) }

    /// Returns the value of a key of each element; nil is `NSNull`.
    public func value(forKey key: String) -> [Any] { Optional<Any>.some(self).value(forKey: key).array ?? [] }

    /// Returns the value of a path of keys of each element, or the result of an operator on the values.
    public func value(forKeyPath path: String) -> Any? { Optional<Any>.some(self).value(forKeyPath: path) }

    /// Sets the value of a key of each element.
    public func setValue(_ value: Any?, forKey key: String) { Optional<Any>.some(self).setValue(value, forKey: key) }
}

extension MutableArray {
    /// Removes the elements that are equal to a value.
    public func removeObject(_ object: Any?) { contents.removeObject(object) }

    /// Removes the elements that are equal to one of others.
    public func removeObjects(in others: some Sequence) { contents.removeObjects(in: others) }

    /// Inserts elements at the indexes of a set, the lowest first.
    public func insert(_ elements: [Any], at indexes: IndexSet) { contents.insert(elements, at: indexes) }

    /// Removes the elements at the indexes of a set.
    public func remove(at indexes: IndexSet) { contents.remove(at: indexes) }

    /// Replaces the elements at the indexes of a set by others, the lowest first.
    public func replace(at indexes: IndexSet, with elements: [Any]) { contents.replace(at: indexes, with: elements) }

    /// Sorts the elements in the order of `compare:`.
    public func sortByCompare() { contents.sortByCompare() }

    /// Sorts the elements in the order of descriptors.
    public func sort(by descriptors: [KeySortDescriptor]) { contents.sort(by: descriptors) }

    /// Sets the value of a key of each element.
    public func setValue(_ value: Any?, forKey key: String) { contents.setValue(value, forKey: key) }
}

extension Dictionary {
    /// Returns the keys whose value is equal to an object.
    public func allKeys(for object: Any?) -> [Key] { filter { isEqualObject($0.value, object) }.map(\.key) }

    /// Returns the values of some keys, with a marker in the place of missing values.
    public func objects(forKeys keys: [Key], notFoundMarker marker: Any) -> [Any] { keys.map { self[$0] ?? marker } }

    /// Returns the value of a path of keys.
    public func value(forKeyPath path: String) -> Any? { Optional<Any>.some(self).value(forKeyPath: path) }
}

extension Set {
    /// Returns the set of the values of a key of the elements.
    public func value(forKey key: String) -> Any? { Optional<Any>.some(self).value(forKey: key) }

    /// Returns the values of a key of the elements.
    public func value(forKeyPath path: String) -> Any? { Optional<Any>.some(self).value(forKeyPath: path) }
}

extension Set<AnyHashable> {
    /// Returns the element that is equal to a value, which may be another object; nil if there is none.
    public func member(_ object: Any?) -> Any? { firstIndex(of: objectKey(object)).map { self[$0].base } }
}

extension KeyValueCoding {
    /// Returns the value of a path of keys.
    public func value(forKeyPath path: String) -> Any? { Optional<Any>.some(self).value(forKeyPath: path) }

    /// Sets the value of the last key of a path.
    public func setValue(_ value: Any?, forKeyPath path: String) {
        Optional<Any>.some(self).setValue(value, forKeyPath: path)
    }

    /// Sets the values of the keys of a dictionary; `NSNull` sets nil.
    public func setValuesForKeys(_ values: [AnyHashable: Any]) { Optional<Any>.some(self).setValuesForKeys(values) }

    /// Returns a dictionary of some keys and their values; a value that is nil is `NSNull`.
    public func dictionaryWithValues(forKeys keys: [Any]) -> [AnyHashable: Any] {
        Optional<Any>.some(self).dictionaryWithValues(forKeys: keys)
    }
}

extension Any? {
    /// The keys of a dictionary; nil where the value is of another class.
    public var allKeys: [Any]? { dictionary.map { $0.keys.map(\.base) } }

    /// The values of a dictionary; nil where the value is of another class.
    public var allValues: [Any]? { dictionary.map { Array($0.values) } }

    /// The sequence of the elements of a collection or the characters of a text; nil for nil.
    public var sequence: RACSequence? {
        switch Contents(flattened(self)).value {
        case nil: nil
        case let array as [Any]: array.rac_sequence
        case let dictionary as [AnyHashable: Any]: dictionary.rac_sequence
        case let set as Set<AnyHashable>: set.rac_sequence
        case let text as String: text.rac_sequence
        case let tuple as RACTuple: tuple.rac_sequence
        default: unrecognized("rac_sequence")
        }
    }

    /// Returns the first index of an element that is equal to a value; `NSNotFound` if there is none, and 0 for nil.
    public func indexOfObject(_ object: Any?) -> Int {
        guard let value = flattened(self) else { return 0 }
        return array?.indexOfObject(object) ?? (value as? NSOrderedSet)?.array.indexOfObject(object) ?? NSNotFound
    }
}

extension Sequence {
    /// Returns the elements in the order of a comparison; equal elements keep their order.
    public func sortedByComparator(_ comparator: (Element, Element) throws -> ComparisonResult) rethrows -> [Element] {
        try sorted { try comparator($0, $1) == .orderedAscending }
    }
}

extension Array {
    /// Sorts the elements in the order of a comparison; equal elements keep their order.
    public mutating func sortByComparator(_ comparator: (Element, Element) throws -> ComparisonResult) rethrows {
        try sort { try comparator($0, $1) == .orderedAscending }
    }
}

extension MutableArray {
    /// Sorts the elements in the order of a comparison; equal elements keep their order.
    public func sortByComparator(_ comparator: (Any, Any) throws -> ComparisonResult) rethrows {
        try contents.sortByComparator(comparator)
    }
}

extension Sequence {
    /// Returns the elements in the order of a comparison of texts; an element that is no text stops the program.
    ///
    /// ```swift
    /// names.sortedByTexts { $0.localizedStandardCompare($1) }
    /// ```
    public func sortedByTexts(_ comparison: (String, String) -> ComparisonResult) -> [Element] {
        sortedByComparator { comparison(comparedText($0), comparedText($1)) }
    }
}

extension Array {
    /// Sorts the elements in the order of a comparison of texts; an element that is no text stops the program.
    public mutating func sortByTexts(_ comparison: (String, String) -> ComparisonResult) {
        self = sortedByTexts(comparison)
    }
}

extension MutableArray {
    /// Sorts the elements in the order of a comparison of texts; an element that is no text stops the program.
    public func sortByTexts(_ comparison: (String, String) -> ComparisonResult) { contents.sortByTexts(comparison) }
}

/// The text of a value that a comparison of texts is asked of.
///
/// A value that is no text stops the program, as a message that its class did not know did.
func comparedText(_ value: Any?) -> String { value.contents as? String ?? value.unrecognized("comparison of texts") }

extension Dictionary {
    /// Returns the keys in the order of a comparison of their values.
    public func keysSortedByValue(_ comparator: (Value, Value) throws -> ComparisonResult) rethrows -> [Key] {
        try sorted { try comparator($0.value, $1.value) == .orderedAscending }.map(\.key)
    }
}
