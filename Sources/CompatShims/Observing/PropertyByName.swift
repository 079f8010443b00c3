/// A property of an object, found by its name.
enum PropertyByName {
    case declared(ObservedStorage, of: AnyObject)
    case listed(RACNamedProperty, of: AnyObject)

    /// Finds a property; returns nil when the class has none of that name.
    init?(_ key: String, of owner: AnyObject) {
        guard let owner = owner as? any RACObservable else { return nil }
        if let listed = type(of: owner).rac_namedProperties[key] {
            self = .listed(listed, of: owner)
        } else if let storage = owner.observedStorages[key] {
            self = .declared(storage, of: owner)
        } else {
            return nil
        }
    }

    var value: Any? {
        switch self {
        case .declared(let storage, let owner): storage.read(of: owner)
        case .listed(let property, let owner): property.get(owner)
        }
    }

    var valueType: Any.Type {
        switch self {
        case .declared(let storage, _): storage.valueType
        case .listed(let property, _): property.valueType
        }
    }

    var isWritable: Bool {
        switch self {
        case .declared: true
        case .listed(let property, _): property.set != nil
        }
    }

    /// Converts numbers, and writes a value; returns false when the value has the wrong type.
    func write(_ value: Any?) -> Bool {
        switch self {
        case .declared(let storage, _): return storage.write(value)
        case .listed(let property, let owner):
            return property.set?(owner, value) ?? false
        }
    }
}

extension RACObservable {
    /// The properties that are declared with a wrapper, by name, including those of superclasses.
    var observedStorages: [String: ObservedStorage] {
        rac_lifetimeToken.storages {
            var storages: [String: ObservedStorage] = [:]
            var mirror: Mirror? = Mirror(reflecting: self)
            while let current = mirror {
                for case (let label?, let property as any ObservedProperty) in current.children {
                    // The wrapper of `name` is stored as `_name`.
                    storages[String(label.dropFirst())] = property.observedStorage
                }
                mirror = current.superclassMirror
            }
            return storages
        }
    }
}
