import RACCompat

/// Returns the name of a property as a string key path, after checking that it exists.
///
///     keypath(person, \.account?.name)  // "account.name"
///
/// Swift does not keep the names of properties, so the path is followed on the object. The objects in the middle must
/// not be nil, and every property must be observable. Otherwise the program stops with a message.
public func keypath<Object: RACObservable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, file: StaticString = #fileID, line: UInt = #line
) -> String {
    guard let names = propertyNames(along: keyPath, of: object) else {
        CallPlace("keypath", file, line).stop(
            """
            : \(keyPath) of \(type(of: object)) has no name: an object in the middle is nil, or a property is not \
            declared with @RACProperty, or not listed in rac_namedProperties.
            """)
    }
    return names
}

/// Returns the names of the properties along a key path, joined by dots; nil when one cannot be found.
///
/// A name cannot be found when an object in the middle is nil, or when a property has no name.
func propertyNames<Object: AnyObject, Value>(along keyPath: KeyPath<Object, Value>, of object: Object) -> String? {
    guard let observable = object as? any RACObservable else { return nil }
    if let listed = type(of: observable).rac_namedProperties.first(where: { $0.value.keyPath == keyPath }) {
        return listed.key
    }
    var tracker = AccessTracker(for: nil)
    _ = tracker.track { object[keyPath: keyPath] }
    var owner: AnyObject? = object
    var names: [String] = []
    for access in tracker.accesses {
        guard access.owner === owner, let observable = access.owner as? any RACObservable,
            let name = observable.observedStorages.first(where: { $0.value === access.storage })?.key
        else { break }
        names.append(name)
        let value = AccessTracker.suspend { access.storage.read(of: access.owner) }
        owner = value.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    }
    let isWhole =
        names.count == tracker.accesses.count
        && tracker.accesses.last.map { wrapped($0.storage.valueType) == wrapped(Value.self) } ?? false
    return isWhole ? names.joined(separator: ".") : nil
}

/// Returns a string key path, after checking it on an object.
///
/// A name that does not exist stops the program with a message. The check ends at an object in the middle that is nil.
public func keypath(
    _ object: some RACObservable, _ keyPath: String, file: StaticString = #fileID, line: UInt = #line
) -> String {
    StringKeyPath(keyPath, at: CallPlace("keypath", file, line)).check(on: object)
    return keyPath
}

private protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

private func wrapped(_ type: Any.Type) -> Any.Type { (type as? any OptionalType.Type)?.wrappedType ?? type }
