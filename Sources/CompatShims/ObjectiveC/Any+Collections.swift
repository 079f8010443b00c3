public import Foundation
import RACCompat

/// Messages to a value of any class that read a collection or text; nil is empty.
extension Any? {
    /// The number of elements of a collection; 0 for nil.
    public var count: Int {
        switch Contents(flattened(self)).value {
        case nil: 0
        case let array as [Any]: array.count
        case let dictionary as [AnyHashable: Any]: dictionary.count
        case let set as Set<AnyHashable>: set.count
        case let tuple as RACTuple: tuple.count
        case let object as NSSet: object.count
        case let object as NSOrderedSet: object.count
        case let set as IndexSet: set.count
        case let table as NSMapTable<AnyObject, AnyObject>: table.count
        case let table as NSHashTable<AnyObject>: table.count
        default: unrecognized("count")
        }
    }

    /// The number of UTF-16 units of a text, or of bytes of data; 0 for nil.
    public var length: Int {
        switch Contents(flattened(self)).value {
        case nil: 0
        case let text as String: text.utf16.count
        case let data as Data: data.count
        default: unrecognized("length")
        }
    }

    /// The value of a shared collection or text; any other value itself.
    ///
    ///     if value.contents is [Any] { … }
    ///
    /// `isKindOfClass:[NSArray class]` and casts see no difference between an array and a `MutableArray`.
    public var contents: Any? { Contents(flattened(self)).value }

    /// The elements, where the value is an array; nil where it is of another class.
    public var array: [Any]? { Contents(flattened(self)).value as? [Any] }

    /// The pairs, where the value is a dictionary; nil where it is of another class.
    public var dictionary: [AnyHashable: Any]? { Contents(flattened(self)).value as? [AnyHashable: Any] }

    /// The elements, where the value is a set; nil where it is of another class.
    public var set: Set<AnyHashable>? { Contents(flattened(self)).value as? Set<AnyHashable> }

    /// The values that a loop visits: elements of an array, set, tuple or sequence, or keys of a dictionary; none for
    /// nil.
    public var allElements: [Any] {
        switch Contents(flattened(self)).value {
        case nil: []
        case let array as [Any]: array
        case let dictionary as [AnyHashable: Any]: dictionary.keys.map { $0.base }
        case let set as Set<AnyHashable>: set.map { $0.base }
        case let tuple as RACTuple: tuple.allObjects()
        case let sequence as RACSequence: sequence.array
        case let object as NSSet: object.allObjects
        case let object as NSOrderedSet: object.array
        case let enumerator as NSEnumerator: enumerator.allObjects
        // A class of the program.
        case let object as any Sequence where type(of: object) is AnyClass: object.map { $0 }
        default: unrecognized("countByEnumeratingWithState:objects:count:")
        }
    }

    /// The objects of a set, a tuple or a table, or those that are left of an enumerator; nil for nil.
    public var allObjects: [Any]? {
        guard let value = Contents(flattened(self)).value else { return nil }
        return switch value {
        case let set as Set<AnyHashable>: Array(set)
        case let set as NSSet: set.allObjects
        case let tuple as RACTuple: tuple.allObjects()
        case let enumerator as NSEnumerator: enumerator.allObjects
        case let table as NSHashTable<AnyObject>: table.allObjects
        default: unrecognized("allObjects")
        }
    }

    /// A number that equal objects share, in one run of a program; 0 for nil.
    public var hash: Int { flattened(self).map { objectKey($0).hashValue } ?? 0 }

    /// The first element of an array or ordered set; nil if there are no elements, and for nil.
    public var firstObject: Any? { array?.first ?? (self == nil ? nil : tuple?.first ?? ordered?.firstObject) }

    /// The last element of an array or ordered set; nil if there are no elements, and for nil.
    public var lastObject: Any? { array?.last ?? (self == nil ? nil : tuple?.last ?? ordered?.lastObject) }

    private var tuple: RACTuple? { flattened(self) as? RACTuple }

    private var ordered: NSOrderedSet? { flattened(self) as? NSOrderedSet }

    /// The value of a key of a dictionary, table or cache; nil for nil, and for a value of another class.
    public subscript(key: AnyHashable) -> Any? {
        switch Contents(flattened(self)).value {
        case let dictionary as [AnyHashable: Any]: dictionary[key]
        case let table as NSMapTable<AnyObject, AnyObject>: table.object(forKey: key.base as AnyObject)
        case let cache as NSCache<AnyObject, AnyObject>: cache.object(forKey: key.base as AnyObject)
        case let object as any KeyedObject: object.element(ofKey: key.base)
        default: nil
        }
    }

    /// The element of an array, ordered set, tuple or ``IndexedObject`` at an index; nil for nil.
    public subscript(index: Int) -> Any? {
        switch Contents(flattened(self)).value {
        case nil: nil
        case let array as [Any]: element(index, of: array)
        case let tuple as RACTuple: tuple[index]
        case let dictionary as [AnyHashable: Any]: dictionary[index]
        case let set as NSOrderedSet: set.object(at: index)
        case let object as any IndexedObject: object.element(at: index)
        case let object as any KeyedObject: object.element(ofKey: index)
        default: unrecognized("element at an index")
        }
    }

    private func element(_ index: Int, of array: [Any]) -> Any {
        checkIndex(index, array.count)
        return array[index]
    }

    /// Returns whether a collection has an element that is equal to a value; false for nil.
    public func containsObject(_ object: Any?) -> Bool {
        switch Contents(flattened(self)).value {
        case nil: false
        case let array as [Any]: array.contains { isEqualObject($0, object) }
        case let set as Set<AnyHashable>: set.contains { isEqualObject($0.base, object) }
        case let set as NSOrderedSet: object.map(set.contains) ?? false
        case let set as NSSet: object.map(set.contains) ?? false
        case let table as NSHashTable<AnyObject>: table.contains(object.map { $0 as AnyObject })
        default: unrecognized("containsObject:")
        }
    }

    /// Returns whether the value is equal to another; nil is equal to nothing.
    public func isEqual(_ other: Any?) -> Bool { flattened(self) != nil && isEqualObject(self, other) }

    /// Returns the order of the value and another value; nil is ordered as equal.
    public func compare(_ other: Any?) -> ComparisonResult { compareObjects(self, other) }

    /// Returns an unshared copy of a collection, or of an object that copies itself; nil for nil.
    public func copy() -> Any? {
        guard let value = flattened(self) else { return nil }
        if let object = value as? any NSCopying, type(of: value) is AnyClass { return object.copy(with: nil) }
        return Contents(value).value
    }
}
