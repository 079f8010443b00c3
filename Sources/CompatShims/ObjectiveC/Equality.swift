public import Foundation
import RACCompat

/// Returns whether two values are equal by the rules of `isEqual:`, or both nil.
///
/// Numbers of all types compare by value (1, 1.0 and true are equal), collections by their elements, objects of a class
/// by its `isEqual`.
public func isEqualObject(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (flattened(left), flattened(right))
    if left is NSNull, right is NSNull { return true }
    let (one, other) = (Contents(left).value, Contents(right).value)
    return isEqual(one, other) || haveEqualElements(one, other)
}

/// Whether two collections have equal elements: of two that hold a shared collection or text, one may hold its value.
private func haveEqualElements(_ left: Any?, _ right: Any?) -> Bool {
    if let left = left as? [Any], let right = right as? [Any] {
        return left.count == right.count && zip(left, right).allSatisfy(isEqualObject)
    }
    guard let left = left as? [AnyHashable: Any], let right = right as? [AnyHashable: Any], left.count == right.count
    else { return false }
    return left.allSatisfy { key, value in right[objectKey(key.base)].map { isEqualObject(value, $0) } ?? false }
}

/// Returns whether two texts have the same UTF-16 units, as `isEqualToString:` has it.
///
/// In Swift, a letter with a combining mark equals the composed letter; here they differ. A text that is nil equals no
/// text.
public func areEqualTexts(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return false }
    return left.utf16.elementsEqual(right.utf16)
}

/// Returns whether two values are the same object, as `==` has it in Objective-C.
///
/// Values of Swift have no identity: equal values count as the same.
public func isSameObject(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (flattened(left), flattened(right))
    guard let left, let right else { return left == nil && right == nil }
    if left is NSNull, right is NSNull { return true }
    if type(of: left) is AnyClass, type(of: right) is AnyClass, !(left is NSNumber), !(left is NSString) {
        return left as AnyObject === right as AnyObject
    }
    return isEqualObject(left, right)
}

/// Returns the order of two values, as `compare:` defines it; nil is ordered as equal.
///
/// Numbers, texts and dates have an order; other values stop the program.
public func compareObjects(_ left: Any?, _ right: Any?) -> ComparisonResult {
    guard let left = Contents(flattened(left)).value, let right = Contents(flattened(right)).value else {
        return .orderedSame
    }
    if let left = left as? String, let right = right as? String { return (left as NSString).compare(right) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = number(left), let right = number(right) {
        return left is NSDecimalNumber || right is NSDecimalNumber ? left.compare(value: right) : left.compare(right)
    }
    if let left = left as? any OrderedObject { return left.compareObject(right) }
    fatalError(
        "Values of \(type(of: left)) and \(type(of: right)) have no order: compare: of an unknown class.")
}

extension NSNumber {
    /// Returns the order of the decimal values of two numbers.
    ///
    /// Foundation's `compare(_:)` of a decimal number and another class of number is the wrong way round on Linux.
    public func compare(value other: NSNumber) -> ComparisonResult {
        let (one, other) = (decimalValue, other.decimalValue)
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
}

/// A class of the program with a `compare:` of its own.
public protocol OrderedObject {
    /// Returns the order of this object and another.
    func compareObject(_ other: Any?) -> ComparisonResult
}

/// A class of the program whose objects have elements at indices: it has an `objectAtIndexedSubscript:` of its own.
public protocol IndexedObject: AnyObject {
    /// Returns the element at an index.
    func element(at index: Int) -> Any?
}

/// A class of the program whose objects have elements by keys: it has an `objectForKeyedSubscript:` of its own.
public protocol KeyedObject: AnyObject {
    /// Returns the element of a key.
    func element(ofKey key: Any?) -> Any?
}

/// The contents of a shared collection or text, and any other value unchanged.
struct Contents {
    let value: Any?

    init(_ value: Any?) {
        switch value {
        case let array as MutableArray: self.value = array.contents
        case let dictionary as MutableDictionary: self.value = dictionary.contents
        case let set as MutableSet: self.value = set.contents
        case let text as MutableText: self.value = text.contents
        case let data as MutableData: self.value = data.contents
        case let indexes as MutableIndexSet: self.value = indexes.contents
        // Foundation on Linux casts a counted set to an empty one.
        case let set? where type(of: set) == NSCountedSet.self:
            self.value = Set((set as? NSCountedSet).map { $0.compactMap { $0 as? AnyHashable } } ?? [])
        default: self.value = value
        }
    }
}

/// The value as a number; nil for other values.
func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as NSNumber: value
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: converted(value, to: Double.self).map { NSNumber(value: $0) }
    }
}

/// Returns whether two values are equal by `isEqual:`; nil is equal to nothing.
public func areEqual(_ left: Any?, _ right: Any?) -> Bool { left.isEqual(right) }

/// Returns whether an object is of a class or of a subclass; nil is of none.
public func isObject(_ object: Any?, of type: Any.Type?) -> Bool {
    guard let object = flattened(object), let type else { return false }
    if type == NSObject.self { return true }
    // A value of Swift is of the class that Foundation bridges it to.
    func isOf<Wanted>(_ type: Wanted.Type) -> Bool { object is Wanted || Contents(object).value is Wanted }
    return isOf(type)
}

/// Returns whether an object is of a class, and of no subclass; nil is of none.
public func isObject(_ object: Any?, ofExactly type: Any.Type?) -> Bool {
    guard let object = flattened(object), let type else { return false }
    return Swift.type(of: object) == type
}

/// Returns the class that the class of an object inherits from, as `superclass` did; nil for a class without one, and
/// for nil.
///
/// - Parameter object: An object, or a class.
public func superclassOf(_ object: Any?) -> AnyClass? {
    guard let object = flattened(object) else { return nil }
    return (object as? AnyClass ?? Swift.type(of: object) as? AnyClass).flatMap { _getSuperclass($0) }
}

/// A class whose objects are made by a class that a variable holds.
///
/// The classes of a program adopt it for ``newObject(of:)``; their initializer is `required`.
public protocol Creatable: AnyObject {
    /// Makes an object.
    init()
}

/// Returns a new object of a class that a variable holds, as `[[kind alloc] init]` did; nil for nil.
///
/// A class that is not ``Creatable`` stops the program.
///
/// ```swift
/// let kinds: [AnyClass] = [Pear.self, Plum.self]
/// let fruits = kinds.map { newObject(of: $0) }
/// ```
public func newObject(of type: AnyClass?) -> Any? {
    guard let type else { return nil }
    guard let kind = type as? any Creatable.Type else {
        fatalError("\(type) makes no objects by a variable: it has to adopt Creatable.")
    }
    return kind.init()
}

/// Returns whether a class is another one, or inherits from it, as `isSubclassOfClass:` did; nil inherits from none.
public func isClass(_ type: AnyClass?, subclassOf other: AnyClass?) -> Bool {
    guard let other else { return false }
    var next: AnyClass? = type
    while let current = next, current != other { next = _getSuperclass(current) }
    return next != nil
}

/// Returns the class of a name, as `NSClassFromString` did; nil where no class has it.
///
/// Classes of Swift have the names of their modules before their own. The class is looked for in the module of the
/// caller, then in Foundation and in RACCompat.
///
/// ```swift
/// let kind = classNamed("Basket") as? Basket.Type
/// ```
///
/// - Parameters:
///   - name: The name of a class that is not nested in another type.
///   - file: The file of the caller, which has the module's name.
public func classNamed(_ name: String?, file: String = #fileID) -> AnyClass? {
    guard let name else { return nil }
    let module = file.prefix { $0 != "/" }
    return NSClassFromString("\(module).\(name)") ?? NSClassFromString(name) ?? NSClassFromString("RACCompat.\(name)")
}

/// Returns whether the class of an object adopts a protocol, as `conformsToProtocol:` does; nil adopts none.
///
/// A value of Swift adopts what the class adopts that Foundation bridges it to.
///
/// ```swift
/// isObject("pear", adopting: (any NSCopying).self) // true
/// ```
public func isObject<Adopted>(_ object: Any?, adopting type: Adopted.Type) -> Bool {
    guard let object = object.contents else { return false }
    return object is Adopted || bridged(object) is Adopted
}

/// Returns whether a loop can visit the elements of an object: of an array, dictionary, set, tuple, sequence or
/// enumerator, or of a class of the program.
public func isEnumerable(_ object: Any?) -> Bool {
    switch object.contents {
    case is [Any], is [AnyHashable: Any], is Set<AnyHashable>, is NSEnumerator: true
    // A text and data are sequences of Swift, too.
    case let object?: type(of: object) is AnyClass && object is any Sequence
    case nil: false
    }
}

/// The object of Foundation that stands for a value of Swift.
private func bridged(_ value: Any) -> Any {
    switch value {
    case let text as String: text as NSString
    case let array as [Any]: array as NSArray
    case let dictionary as [AnyHashable: Any]: dictionary as NSDictionary
    case let set as Set<AnyHashable>: set as NSSet
    case let date as Date: date as NSDate
    case let data as Data: data as NSData
    case let url as URL: url as NSURL
    default: number(value) ?? value
    }
}
