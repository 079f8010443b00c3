import RACCompat
import StreamCore

/// A key path of an object, which is held weakly.
struct ObservedKeyPath {
    weak let object: AnyObject?
    /// Names the key path in messages, and in the names of signals.
    let text: () -> String
    let read: () -> Any?
    /// Writes a value, and returns the type that the property needs, when the value has a wrong one.
    let write: (Any?) -> Any.Type?

    /// A Swift key path.
    init<Object: AnyObject, Value>(_ keyPath: KeyPath<Object, Value>, of object: Object) {
        self.object = object
        text = { [weak object] in object.flatMap { propertyNames(along: keyPath, of: $0) } ?? "\(keyPath)" }
        read = { [weak object] in object.flatMap { flattened($0[keyPath: keyPath]) } }
        write = { [weak object] value in
            guard let writable = keyPath as? ReferenceWritableKeyPath<Object, Value> else {
                fatalError("\(keyPath) cannot be written.")
            }
            guard let value = converted(value, to: Value.self) else { return Value.self }
            object?[keyPath: writable] = value
            return nil
        }
    }

    /// A key path that is written as a string; one that does not exist stops the program.
    init(_ text: String, of object: AnyObject) {
        let keyPath = StringKeyPath(text)
        keyPath.check(on: object)
        self.object = object
        self.text = { text }
        read = { [weak object] in object.flatMap { keyPath.value(from: $0) } }
        write = { [weak object] value in object.flatMap { keyPath.write(value, from: $0) } }
    }
}

/// Runs an action when an object dies, if it tells; at once if it is over.
///
/// - Returns: What forgets the action.
func observeDeath(of object: AnyObject?, _ action: @escaping () -> Void) -> RACDisposable? {
    guard let owner = object as? any RACLifetimeOwner else { return nil }
    return owner.rac_lifetimeToken.lifetime.observeEnded(action).map { observation in
        RACDisposable(block: observation.dispose)
    }
}
