package import RACCompat

/// A key path that is written as a string, as `"account.name"`.
package struct StringKeyPath: Sendable {
    let text: String
    /// The call of the program that names the key path.
    private let place: CallPlace
    private let keys: [String]

    /// Splits a key path into its components; an empty component stops the program.
    package init(_ text: String, at place: CallPlace) {
        self.text = text
        self.place = place
        keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if keys.contains("") { place.stop(": \"\(text)\" is not a key path: a component is empty.") }
    }

    /// Stops the program if a component does not exist; the check ends at an object that is nil.
    package func check(on root: AnyObject) { _ = AccessTracker.suspend { value(from: root) } }

    /// The value of the last component; nil when an object in the middle is nil.
    package func value(from root: AnyObject) -> Any? {
        guard let owner = lastOwner(from: root) else { return nil }
        return property(keys[keys.count - 1], of: owner).value
    }

    /// Writes the last component; when an object in the middle is nil, the value is dropped.
    ///
    /// - Returns: The type that the property needs, if the value has another type.
    package func write(_ value: Any?, from root: AnyObject) -> Any.Type? {
        guard let owner = AccessTracker.suspend({ lastOwner(from: root) }) else { return nil }
        let property = property(keys[keys.count - 1], of: owner)
        guard property.isWritable else {
            place.stop(": \(keys[keys.count - 1]) of \(type(of: owner)) cannot be written (key path \"\(text)\").")
        }
        return property.write(value) ? nil : property.valueType
    }

    /// The object that has the last component.
    private func lastOwner(from root: AnyObject) -> AnyObject? {
        var owner = root
        for key in keys.dropLast() {
            guard let value = property(key, of: owner).value else { return nil }
            if !(type(of: value) is AnyClass) {
                let content = "\(key) of \(type(of: owner)) is a \(type(of: value)), which is no object"
                place.stop(": \(content): \"\(text)\" leads nowhere.")
            }
            owner = value as AnyObject
        }
        return owner
    }

    private func property(_ key: String, of owner: AnyObject) -> PropertyByName {
        guard let property = PropertyByName(key, of: owner) else {
            let remedy =
                owner is any RACObservable
                ? "Declare it with @RACProperty, or list it in rac_namedProperties."
                : "The class is no RACObject, and does not adopt RACObservable."
            place.stop(
                ": \(type(of: owner)) has no observable property \"\(key)\" (key path \"\(text)\"). \(remedy)")
        }
        return property
    }
}
