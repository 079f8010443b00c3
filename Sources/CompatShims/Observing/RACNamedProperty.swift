import RACCompat

/// A property that a string key path can name, although it is not declared with ``RACProperty``.
///
///     override class var rac_namedProperties: [String: RACNamedProperty] {
///         ["fullName": RACNamedProperty(\Person.fullName)]
///     }
public struct RACNamedProperty {
    let get: (AnyObject) -> Any?
    /// Writes a value, or returns false when the value has the wrong type; nil for properties that cannot be written.
    let set: ((AnyObject, Any?) -> Bool)?
    let valueType: Any.Type
    let keyPath: AnyKeyPath

    /// Names a property that can be read, and written if its key path is writable.
    public init<Object: AnyObject, Value>(_ keyPath: KeyPath<Object, Value>) {
        valueType = Value.self
        self.keyPath = keyPath
        get = { object in (object as? Object).flatMap { flattened($0[keyPath: keyPath]) } }
        guard let writable = keyPath as? ReferenceWritableKeyPath<Object, Value> else {
            set = nil
            return
        }
        set = { object, value in
            guard let object = object as? Object, let value = converted(value, to: Value.self) else { return false }
            object[keyPath: writable] = value
            return true
        }
    }
}
