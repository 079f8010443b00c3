import Foundation
import RACCompat

/// An object whose properties are read and written by their names, as key-value coding did.
///
/// A class lists the meaning of its keys:
///
///     extension Song: KeyValueCoding {
///         static var keys: [String: ValueKey] { ["title": ValueKey(\Song.title), "rating": ValueKey(\Song.rating)] }
///     }
public protocol KeyValueCoding: AnyObject {
    /// The properties of the class and of those that it inherits from, by name.
    static var keys: [String: ValueKey] { get }

    /// Returns the value of a key; a class that overrides the method asks ``listedValue(forKey:)`` for the listed ones.
    func value(forKey key: String) -> Any?

    /// Sets the value of a key; a class that overrides the method sets the listed ones by
    /// ``setListedValue(_:forKey:)``.
    func setValue(_ value: Any?, forKey key: String)

    /// Returns the value of a key that the class does not list; stops the program unless the class overrides the
    /// method.
    func value(forUndefinedKey key: String) -> Any?

    /// Takes the value of a key that the class does not list; stops the program unless the class overrides the method.
    func setValue(_ value: Any?, forUndefinedKey key: String)

    /// Takes nil for a key that holds a number or another value that is never nil; stops the program unless the class
    /// overrides the method.
    func setNilValue(forKey key: String)
}

extension KeyValueCoding {
    /// Returns the value of a key that the class lists, or what it has for an undefined key.
    public func value(forKey key: String) -> Any? { listedValue(forKey: key) }

    /// Sets the value of a key that the class lists, or of an undefined key.
    public func setValue(_ value: Any?, forKey key: String) { setListedValue(value, forKey: key) }

    /// Returns the value of a key, as `[super valueForKey:key]` did.
    public func listedValue(forKey key: String) -> Any? {
        if key == "self" { return self }
        return property(key).map { $0.get(self) } ?? value(forUndefinedKey: key)
    }

    /// Sets the value of a key, as `[super setValue:value forKey:key]` did; numbers and texts are converted to the number
    /// that the property holds.
    ///
    /// The program stops for a property that is only read, and for a value of another class.
    public func setListedValue(_ value: Any?, forKey key: String) {
        guard let property = property(key) else { return setValue(value, forUndefinedKey: key) }
        guard let set = property.set else { return Optional<Any>(self).unrecognized("setter of \(key)") }
        let new = flattened(value)
        if set(self, new) { return }
        guard let new else { return setNilValue(forKey: key) }
        fatalError("\(type(of: self)) takes no \(type(of: new)) as the value for the key \(key).")
    }

    /// Stops the program: the class has no such key.
    public func value(forUndefinedKey key: String) -> Any? { stopForUndefinedKey(key) }

    /// Stops the program: the class has no such key.
    public func setValue(_ value: Any?, forUndefinedKey key: String) { stopForUndefinedKey(key) }

    /// Stops the program: the property has no nil.
    public func setNilValue(forKey key: String) { stopForNilValue(key) }

    /// Stops the program, as `NSObject` did for a key that a class does not have.
    ///
    /// - Parameter key: The key.
    @discardableResult
    public func stopForUndefinedKey(_ key: String) -> Any? {
        fatalError("\(type(of: self)) is not key value coding-compliant for the key \(key).")
    }

    /// Stops the program, as `NSObject` did where a number was set to nil.
    ///
    /// - Parameter key: The key.
    public func stopForNilValue(_ key: String) {
        fatalError("\(type(of: self)) could not set nil as the value for the key \(key).")
    }
}

/// The meaning of a key: a property, or the result of a method.
public struct ValueKey {
    let isKey: (AnyObject) -> Bool
    let get: (AnyObject) -> Any?
    /// Sets a value; returns whether the property takes it.
    let set: ((AnyObject, Any?) -> Bool)?

    /// Makes the key of a property; numbers and texts are converted to the number that it holds.
    public init<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>) {
        isKey = { $0 is Object }
        get = { boxed(($0 as? Object)?[keyPath: path]) }
        guard let path = path as? ReferenceWritableKeyPath<Object, Value> else {
            set = nil
            return
        }
        set = { object, value in
            guard let object = object as? Object, let value = taken(value, as: Value.self) else { return false }
            object[keyPath: path] = value
            return true
        }
    }

    /// Makes the key of a method.
    public init<Object: AnyObject>(_ get: @escaping (Object) -> Any?) {
        isKey = { $0 is Object }
        self.get = { boxed(($0 as? Object).flatMap(get)) }
        set = nil
    }

    /// Makes the key of a method, and of the method that takes a new value; numbers and texts are converted to its number.
    public init<Object: AnyObject, Value>(
        _ get: @escaping (Object) -> Any?, _ set: @escaping (Object, Value) -> Void
    ) {
        isKey = { $0 is Object }
        self.get = { boxed(($0 as? Object).flatMap(get)) }
        self.set = { object, value in
            guard let object = object as? Object, let value = taken(value, as: Value.self) else { return false }
            set(object, value)
            return true
        }
    }

    /// Makes the key of several classes, none of which inherits it from another.
    public init(_ keys: ValueKey...) {
        isKey = { object in keys.contains { $0.isKey(object) } }
        get = { object in keys.first { $0.isKey(object) }?.get(object) }
        set = { object, value in keys.first { $0.isKey(object) }?.set?(object, value) ?? false }
    }
}

/// Returns a value as the object that Objective-C made of it: an enumeration, options and a `CGFloat` were numbers.
///
/// On Linux, a `CGFloat` is none that a cast to `NSNumber` or `Double` finds.
func boxed(_ value: Any?) -> Any? {
    let value = flattened(value)
    if let number = value as? CGFloat { return Double(number) }
    guard let number = (value as? any RawRepresentable)?.rawValue as? any FixedWidthInteger else { return value }
    return number
}

/// Returns a value as one of a type: a text is converted to a number where the type is numeric, as by `integerValue`
/// and `doubleValue`.
private func taken<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let taken = converted(value, to: type) { return taken }
    guard let text = value as? String else { return nil }
    let number: Any
    switch type {
    case is Bool.Type: number = (text as NSString).boolValue
    case is any BinaryFloatingPoint.Type: number = (text as NSString).doubleValue
    case is any FixedWidthInteger.Type: number = (text as NSString).longLongValue
    default: return nil
    }
    return converted(number, to: type)
}

/// Messages of key-value coding to a value of any class.
extension Any? {
    /// Returns the value of a key: of a property, of a dictionary, or of each element of a collection.
    public func value(forKey key: String) -> Any? {
        guard let value = Contents(flattened(self)).value else { return nil }
        if key == "self" { return value }
        switch value {
        case let dictionary as [AnyHashable: Any]:
            return key == "@count" ? dictionary.count : dictionary[key]
        case let array as [Any]:
            if key == "@count" { return array.count }
            return array.map { Optional($0).value(forKey: key) ?? NSNull() }
        case let set as Set<AnyHashable>:
            if key == "@count" { return set.count }
            return Set(set.compactMap { Optional($0.base).value(forKey: key) as? AnyHashable })
        case let text as String: return property(key, of: text)
        case is NSNull: return unrecognized("valueForKey:")
        case let number as Bool: return property(key, of: NSNumber(value: number))
        default:
            if let number = number(value) { return property(key, of: number) }
            if let error = value as? NSError, !(value is any KeyValueCoding) { return property(key, of: error) }
            guard let object = value as? any KeyValueCoding else { return unrecognized("valueForKey: \(key)") }
            return object.value(forKey: key)
        }
    }

    /// Returns the value of a path of keys; operators such as `@sum`, `@avg`, `@max`, `@min` and `@count` compute the
    /// value.
    public func value(forKeyPath path: String) -> Any? {
        guard let (key, rest) = Self.split(path) else { return value(forKey: path) }
        if key.hasPrefix("@") { return aggregate(String(key.dropFirst()), of: rest) }
        return value(forKey: key).value(forKeyPath: rest)
    }

    /// Sets the value of a key, of each element of a collection; nil removes the key of a dictionary.
    public func setValue(_ value: Any?, forKey key: String) {
        switch flattened(self) {
        case nil: break
        case let dictionary as MutableDictionary: dictionary[key] = flattened(value)
        case let array as MutableArray: for element in array { Optional(element).setValue(value, forKey: key) }
        case let array as [Any]: for element in array { Optional(element).setValue(value, forKey: key) }
        case let object as any KeyValueCoding: object.setValue(value, forKey: key)
        default: let _: Void = unrecognized("setValue:forKey:")
        }
    }

    /// Sets the value of the last key of a path; does nothing if an earlier part is nil.
    public func setValue(_ value: Any?, forKeyPath path: String) {
        guard let (key, rest) = Self.split(path) else { return setValue(value, forKey: path) }
        self.value(forKey: key).setValue(value, forKeyPath: rest)
    }

    /// Returns a dictionary of some keys and their values; a value that is nil is `NSNull`.
    public func dictionaryWithValues(forKeys keys: [Any]) -> [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [:]
        for case let key as String in keys { values[key] = value(forKey: key) ?? NSNull() }
        return values
    }

    /// Sets the values of the keys of a dictionary; `NSNull` sets nil.
    public func setValuesForKeys(_ values: [AnyHashable: Any]) {
        for case let (key as String, value) in values { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    private static func split(_ path: String) -> (key: String, rest: String)? {
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    private func property(_ key: String, of text: String) -> Any? {
        switch key {
        case "length": text.utf16.count
        case "uppercaseString": text.uppercased()
        case "lowercaseString": text.lowercased()
        case "capitalizedString": text.capitalized
        case "integerValue", "intValue", "longLongValue": (text as NSString).integerValue
        case "doubleValue", "floatValue": (text as NSString).doubleValue
        case "boolValue": (text as NSString).boolValue
        case "lastPathComponent": (text as NSString).lastPathComponent
        case "pathExtension": (text as NSString).pathExtension
        case "description": text
        default: unrecognized("valueForKey: \(key)")
        }
    }

    private func property(_ key: String, of number: NSNumber) -> Any? {
        switch key {
        case "stringValue", "description": objectText(number)
        case "integerValue", "intValue", "longLongValue": number.intValue
        case "doubleValue", "floatValue": number.doubleValue
        case "boolValue": number.boolValue
        default: unrecognized("valueForKey: \(key)")
        }
    }

    private func property(_ key: String, of error: NSError) -> Any? {
        switch key {
        case "code": error.code
        case "domain": error.domain
        case "userInfo": error.userInfo
        case "localizedDescription": error.localizedDescription
        case "localizedFailureReason": error.localizedFailureReason
        default: unrecognized("valueForKey: \(key)")
        }
    }

    private func aggregate(_ name: String, of path: String) -> Any? {
        guard self != nil else { return nil }
        let elements = array ?? set.map { $0.map(\.base) } ?? []
        if name == "count" { return elements.count }
        let values = elements.compactMap { element -> Any? in
            let value = Optional(element).value(forKeyPath: path)
            return value is NSNull ? nil : value
        }
        switch name {
        case "sum" where values.contains { $0 is NSDecimalNumber }:
            return values.reduce(NSDecimalNumber.zero) { $0.adding(Optional($1).decimalNumber ?? .zero) }
        case "sum": return numeric(values.reduce(0) { $0 + Optional($1).doubleValue })
        case "avg": return numeric(values.reduce(0) { $0 + Optional($1).doubleValue } / Double(max(1, elements.count)))
        case "max":
            return values.dropFirst().reduce(values.first) { compareObjects($0, $1) == .orderedAscending ? $1 : $0 }
        case "min":
            return values.dropFirst().reduce(values.first) { compareObjects($0, $1) == .orderedDescending ? $1 : $0 }
        case "unionOfObjects": return values
        case "distinctUnionOfObjects":
            return values.reduce(into: [Any]()) { if !$0.containsObject($1) { $0.append($1) } }
        case "unionOfArrays": return values.flatMap { Optional($0).array ?? [] }
        case "distinctUnionOfArrays":
            return values.flatMap { Optional($0).array ?? [] }.reduce(into: [Any]()) {
                if !$0.containsObject($1) { $0.append($1) }
            }
        default: return unrecognized("valueForKeyPath: @\(name)")
        }
    }

    /// The number, as an integer if it has no fraction.
    private func numeric(_ value: Double) -> Any { Int(exactly: value) ?? value as Any }
}

extension KeyValueCoding {
    /// The meaning of a key; nil if neither the class nor one that it inherits from has it.
    fileprivate func property(_ key: String) -> ValueKey? { Self.keys[key].flatMap { $0.isKey(self) ? $0 : nil } }
}
