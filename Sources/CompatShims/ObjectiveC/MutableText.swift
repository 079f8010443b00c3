public import Foundation

/// A text that its holders share, as they shared an `NSMutableString`: a change through one reference shows in all.
///
/// A `String` is a copy in each variable. Use this class where two places of an Objective-C program share the same text
/// and one of them changes it. Ranges and indexes count UTF-16 units, as in `NSString`; a range or index outside of the
/// text stops the program.
///
/// ```swift
/// let title = MutableText("draft")
/// note.title = title
/// title.append("!") // shows in the note, too
/// ```
public final class MutableText: ExpressibleByStringLiteral {
    /// The text at this moment, as a value.
    public var contents: String

    /// Makes an empty text.
    public init() { contents = "" }

    /// Makes a text that is a copy of another.
    public init(_ text: String) { contents = text }

    /// Makes a text of a literal.
    public init(stringLiteral text: String) { contents = text }

    /// The number of UTF-16 units.
    public var length: Int { contents.utf16.count }

    /// Adds a text at the end.
    public func append(_ text: String) { contents.append(text) }
}

extension MutableText: Hashable {
    /// Compares two texts, as `isEqual:` does.
    public static func == (left: MutableText, right: MutableText) -> Bool {
        isEqualObject(left.contents, right.contents)
    }

    /// Hashes properties that equal texts share.
    public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension MutableText: CustomStringConvertible {
    /// The text.
    public var description: String { contents }
}

extension String {
    /// Inserts a text at an index in UTF-16 units, as `insertString:atIndex:` does.
    public mutating func insert(_ text: String, atUnit index: Int) {
        replaceUnits(NSRange(location: index, length: 0), with: text)
    }

    /// Replaces the UTF-16 units of a range, as `replaceCharactersInRange:withString:` does.
    public mutating func replaceUnits(_ range: NSRange, with text: String) {
        _ = checked(range, utf16.count, "a text")
        self = (self as NSString).replacingCharacters(in: range, with: text)
    }

    /// Replaces every occurrence of a text in a range and returns their number, as
    /// `replaceOccurrencesOfString:withString:options:range:` does.
    @discardableResult
    public mutating func replaceOccurrences(
        of target: String, with replacement: String, options: NSString.CompareOptions = [], in range: NSRange
    ) -> Int {
        _ = checked(range, utf16.count, "a text")
        var count = 0
        var (rest, text) = (range, self as NSString)
        let end = text.length - NSMaxRange(range)
        while rest.length > 0 {
            let found = text.range(of: target, options: options, range: rest)
            guard found.location != NSNotFound else { break }
            count += 1
            text = text.replacingCharacters(in: found, with: replacement) as NSString
            if options.contains(.backwards) {
                rest.length = found.location - rest.location
            } else {
                rest.location = found.location + (replacement as NSString).length
                rest.length = text.length - end - rest.location
            }
            if options.contains(.anchored) { break }
        }
        self = text as String
        return count
    }
}

/// Returns a value of any class as a shared array: the object itself, or a new object with the elements of a Swift
/// array.
///
/// The result is nil where the value is nil, or of another class.
public func sharedArray(_ value: Any?) -> MutableArray? {
    let value = plainValue(value)
    return value as? MutableArray ?? (Contents(value).value as? [Any]).map { MutableArray($0) }
}

/// Returns a value of any class as a shared dictionary: the object itself, or a new object with the pairs of a Swift
/// one.
///
/// The result is nil where the value is nil, or of another class.
public func sharedDictionary(_ value: Any?) -> MutableDictionary? {
    let value = plainValue(value)
    return value as? MutableDictionary
        ?? (Contents(value).value as? [AnyHashable: Any]).map { MutableDictionary($0) }
}

/// Returns a value of any class as a shared set: the object itself, or a new object with the elements of a Swift set.
///
/// The result is nil where the value is nil, or of another class.
public func sharedSet(_ value: Any?) -> MutableSet? {
    let value = plainValue(value)
    return value as? MutableSet ?? (Contents(value).value as? Set<AnyHashable>).map { MutableSet($0) }
}

/// Returns a value of any class as a shared text: the object itself, or a new object with the text of a `String`.
///
/// The result is nil where the value is nil, or of another class.
public func sharedText(_ value: Any?) -> MutableText? {
    let value = plainValue(value)
    return value as? MutableText ?? (Contents(value).value as? String).map { MutableText($0) }
}

/// Returns a value of any class as shared bytes: the object itself, or a new object with the bytes of `Data`.
///
/// The result is nil where the value is nil, or of another class.
public func sharedData(_ value: Any?) -> MutableData? {
    let value = plainValue(value)
    return value as? MutableData ?? (Contents(value).value as? Data).map { MutableData($0) }
}

/// Returns a value of any class as shared indexes: the object itself, or a new object with the indexes of an `IndexSet`.
///
/// The result is nil where the value is nil, or of another class.
public func sharedIndexSet(_ value: Any?) -> MutableIndexSet? {
    let value = plainValue(value)
    return value as? MutableIndexSet ?? (Contents(value).value as? IndexSet).map { MutableIndexSet($0) }
}

/// Returns collections of any depth as shared objects, as `NSJSONReadingMutableContainers` makes them; nil for nil.
public func sharedContainers(_ value: Any?) -> Any? {
    switch plainValue(value) {
    case let array as [Any]: MutableArray(array.map { sharedContainers($0) ?? $0 })
    case let dictionary as [AnyHashable: Any]: MutableDictionary(dictionary.mapValues { sharedContainers($0) ?? $0 })
    case let other: other
    }
}

/// Returns collections of any depth without shared objects, which Foundation can write as JSON or property lists.
public func plainContainers(_ value: Any?) -> Any {
    switch Contents(plainValue(value)).value {
    case nil: NSNull()
    case let array as [Any]: array.map { plainContainers($0) }
    case let dictionary as [AnyHashable: Any]: dictionary.mapValues { plainContainers($0) }
    case let other?: other
    }
}

/// Returns a copy of a collection or text that its holders can share and change, as `mutableCopy` does; nil for nil.
///
/// A value of another class is copied if it can be, and otherwise returned itself.
public func sharedCopy(_ value: Any?) -> Any? {
    switch Contents(plainValue(value)).value {
    case let array as [Any]: MutableArray(array)
    case let dictionary as [AnyHashable: Any]: MutableDictionary(dictionary)
    case let set as Set<AnyHashable>: MutableSet(set)
    case let text as String: MutableText(text)
    case let data as Data: MutableData(data)
    case let indexes as IndexSet: MutableIndexSet(indexes)
    default: value.copy()
    }
}
