import RACCompat
import StreamCore

/// A key path of an object, which is held weakly.
struct ObservedKeyPath {
    weak let object: AnyObject?
    /// The text of the key path, for messages and for the names of signals.
    let text: () -> String
    let read: () -> Any?
    /// Writes a value; returns the type that the property needs if the value has another type.
    let write: (Any?) -> Any.Type?

    /// Makes an observed key path of a Swift key path.
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

    /// Makes an observed key path of a string; a name that does not exist stops the program.
    init(_ text: String, of object: AnyObject) {
        let keyPath = StringKeyPath(text)
        keyPath.check(on: object)
        self.object = object
        self.text = { text }
        read = { [weak object] in object.flatMap { keyPath.value(from: $0) } }
        write = { [weak object] value in object.flatMap { keyPath.write(value, from: $0) } }
    }
}

/// Runs an action when an object dies, or at once if its lifetime has ended; does nothing if the object does not tell.
///
/// - Returns: A disposable that forgets the action; nil if there is nothing to wait for.
func observeDeath(of object: AnyObject?, _ action: @escaping () -> Void) -> RACDisposable? {
    guard let owner = object as? any RACLifetimeOwner else { return nil }
    return owner.rac_lifetimeToken.lifetime.observeEnded(action).map { observation in
        RACDisposable(block: observation.dispose)
    }
}
