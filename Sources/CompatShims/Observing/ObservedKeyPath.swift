import Foundation
import RACCompat
import StreamCore

/// A key path of an object, which is referenced weakly.
struct ObservedKeyPath {
    weak let object: AnyObject?
    /// The call that observes or binds.
    let place: CallPlace
    /// The text of the key path, for messages and for the names of signals.
    let text: () -> String
    let read: () -> Any?
    /// The words for the property in a message about a property that cannot be observed.
    let subject: () -> String
    /// Writes a value; returns the type that the property needs if the value has another type.
    let write: (Any?) -> Any.Type?

    /// Makes an observed key path of a Swift key path.
    init<Object: AnyObject, Value>(_ keyPath: KeyPath<Object, Value>, of object: Object, at place: CallPlace) {
        self.object = object
        self.place = place
        text = { [weak object] in object.flatMap { propertyNames(along: keyPath, of: $0) } ?? "\(keyPath)" }
        subject = { [weak object] in plainProperty(keyPath, of: object) }
        read = { [weak object] in
            guard let object else { return nil }
            let value = flattened(object[keyPath: keyPath])
            return Value.self == CGFloat.self ? observedNumber(value) : value
        }
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
    init(_ text: String, of object: AnyObject, at place: CallPlace) {
        let keyPath = StringKeyPath(text, at: place)
        keyPath.check(on: object)
        self.object = object
        self.place = place
        self.text = { text }
        subject = { [weak object] in "\(text) of \(object.map { "\(type(of: $0))" } ?? "an object that is gone")" }
        read = { [weak object] in object.flatMap { observedNumber(keyPath.value(from: $0)) } }
        write = { [weak object] value in object.flatMap { keyPath.write(value, from: $0) } }
    }
}

/// The value of an observed property as it is sent: a `CGFloat` is a `Double`, in which a cast to `NSNumber` finds a number.
private func observedNumber(_ value: Any?) -> Any? {
    guard let value, type(of: value) == CGFloat.self, let number = value as? CGFloat else { return value }
    return Double(number)
}

/// Runs an action when an object dies, or at once if its lifetime has ended; does nothing if the object does not report
/// its death.
///
/// - Returns: A disposable that forgets the action; nil if there is nothing to wait for.
func observeDeath(of object: AnyObject?, _ action: @escaping () -> Void) -> RACDisposable? {
    guard let owner = object as? any RACLifetimeOwner else { return nil }
    return owner.rac_lifetimeToken.lifetime.observeEnded(action).map { observation in
        RACDisposable(block: observation.dispose)
    }
}

/// Returns the name of a property that nothing observes, as far as it is known, and its class.
///
/// Swift keeps few names of properties. Otherwise the value identifies the stored property.
private func plainProperty<Object: AnyObject, Value>(_ keyPath: KeyPath<Object, Value>, of object: Object?) -> String {
    guard let object else { return "a property of an object that is gone" }
    let owner = "\(type(of: object))"
    let text = propertyNames(along: keyPath, of: object) ?? "\(keyPath)"
    if !text.contains("<computed ") { return "\(text) of \(owner)" }
    let value = AccessTracker.suspend { object[keyPath: keyPath] }
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
        names += current.children
            .filter { type(of: $0.value) == Value.self && isEqual($0.value, value) }
            .compactMap(\.label)
        mirror = current.superclassMirror
    }
    let name = names.isEmpty ? "" : " (\(names.joined(separator: " or ")), to judge by its value)"
    return "a property of \(owner) of type \(Value.self)\(name)"
}
