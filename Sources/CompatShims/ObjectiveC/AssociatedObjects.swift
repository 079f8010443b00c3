import RACCompat
import StreamCore

/// The key of an associated object.
///
/// A key of its own stands for the address of a variable; a text stands for a selector, and is the same key everywhere:
///
///     private let titleKey = AssociationKey()
///     setAssociatedObject(item, titleKey, "Title", .copy)
///     setAssociatedObject(item, "subtitle", "Subtitle", .copy)
public struct AssociationKey: Hashable, Sendable, ExpressibleByStringLiteral {
    /// An object whose address no other key has.
    private final class Address: Sendable {}

    private let address: Address?
    private let selector: String

    /// Makes a key that is equal to no other.
    public init() {
        address = Address()
        selector = ""
    }

    /// Makes the key of a selector.
    ///
    /// - Parameter selector: The selector, as `setTitle:`.
    public init(_ selector: String) {
        address = nil
        self.selector = selector
    }

    /// Makes the key of a selector.
    ///
    /// - Parameter value: The selector, as `setTitle:`.
    public init(stringLiteral value: String) { self.init(value) }

    /// Returns whether two keys stand for one variable, or for one selector.
    public static func == (left: AssociationKey, right: AssociationKey) -> Bool {
        left.address === right.address && left.selector == right.selector
    }

    /// Hashes the variable or selector that the key stands for.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(address.map(ObjectIdentifier.init))
        hasher.combine(selector)
    }
}

/// How an object retains an associated value.
public enum AssociationPolicy: Sendable {
    /// The value is not retained: it is nil when it has been released.
    case assign
    /// The value is retained.
    case retain
    /// A copy of the value is retained, as `copy` makes it; a value that cannot be copied is retained itself.
    case copy
}

/// Returns the value that is associated with an object or a class, as `objc_getAssociatedObject` did; nil if there is
/// none.
///
/// - Parameters:
///   - object: The owner; nil has no associated objects, and a value that is no object stops the program.
///   - key: The key that the value was set for.
public func associatedObject(_ object: Any?, _ key: AssociationKey) -> Any? {
    associations(of: object, isMade: false)?[key]
}

/// Associates a value with an object or a class, as `objc_setAssociatedObject` did; no subclass inherits it.
///
/// The replaced value is released. When the owner dies, its values are released at once if the owner is a
/// ``RACLifetimeOwner``, a signal, a sequence, a command or a channel. Other objects do not report their death: their
/// values are released later, after values were associated with as many other objects.
///
/// - Parameters:
///   - object: The owner; nil takes no associated objects, and a value that is no object stops the program.
///   - key: The key to find the value by.
///   - value: The value; nil removes the value of the key.
///   - policy: How the value is retained.
public func setAssociatedObject(_ object: Any?, _ key: AssociationKey, _ value: Any?, _ policy: AssociationPolicy) {
    associations(of: object, isMade: flattened(value) != nil)?.set(value, key, policy)
}

/// Releases all values that are associated with an object or a class, as `objc_removeAssociatedObjects` did.
///
/// - Parameter object: The owner; nil has no associated objects, and a value that is no object stops the program.
public func removeAssociatedObjects(_ object: Any?) {
    associations(of: object, isMade: false)?.removeAll()
}

/// The values of one owner.
final class Associations: Sendable {
    /// A value that is held, or an object that is not.
    private struct Held: @unchecked Sendable {  // only read after it was made
        let value: Any?
        weak let object: AnyObject?
    }

    private let values = Guarded([AssociationKey: Held]())

    subscript(key: AssociationKey) -> Any? {
        values.withLock { $0[key] }.flatMap { $0.value ?? $0.object }
    }

    func set(_ value: Any?, _ key: AssociationKey, _ policy: AssociationPolicy) {
        var new: Held?
        if let value = flattened(policy == .copy ? value.copy() : value) {
            let isWeak = policy == .assign && type(of: value) is AnyClass
            new = Held(value: isWeak ? nil : value, object: isWeak ? value as AnyObject : nil)
        }
        // The replaced value is released outside of the lock.
        _ = values.withLock { exchange(&$0[key], with: new) }
    }

    func removeAll() { _ = values.withLock { exchange(&$0, with: [:]) } }
}

/// The values of objects that do not report their death, and of classes.
private struct AssociationTable {
    struct Entry {
        weak let owner: AnyObject?
        let values: Associations
    }

    var entries: [ObjectIdentifier: Entry] = [:]
    var classes: [ObjectIdentifier: Associations] = [:]
    /// The number of new entries before those of dead objects are dropped: as many as there were, so the cost of an
    /// entry is constant.
    private var left = 16

    /// Drops the values of dead objects; returns the objects that must be released outside of the lock, the owners
    /// included.
    mutating func drop() -> [AnyObject] {
        left -= 1
        guard left == 0 else { return [] }
        var released: [AnyObject] = []
        for (key, entry) in entries {
            let owner = entry.owner
            if owner == nil { entries[key] = nil }
            released.append(owner ?? entry.values)
        }
        left = max(16, entries.count)
        return released
    }

    static let shared = Guarded(AssociationTable())
}

private func associations(of owner: Any?, isMade: Bool) -> Associations? {
    switch flattened(owner) {
    case nil: return nil
    case let type as AnyClass: return associations(ofClass: type, isMade: isMade)
    case let owner as any RACLifetimeOwner: return owner.rac_lifetimeToken.associations(isMade: isMade)
    case let owner as any EndingObject: return owner.madeToken.associations(isMade: isMade)
    case let value?:
        require(type(of: value) is AnyClass, "Nothing can be associated with \(type(of: value)), which is no object.")
        return associations(ofObject: value as AnyObject, isMade: isMade)
    }
}

private func associations(ofObject object: AnyObject, isMade: Bool) -> Associations? {
    let key = ObjectIdentifier(object)
    let (found, released) = AssociationTable.shared.withLock { table -> (Associations?, [AnyObject]) in
        // An object may have the address of one that is dead.
        if let entry = table.entries[key], entry.owner === object { return (entry.values, []) }
        guard isMade else { return (nil, []) }
        var released = table.drop()
        let values = Associations()
        if let replaced = exchange(&table.entries[key], with: .init(owner: object, values: values)) {
            released.append(replaced.values)
        }
        return (values, released)
    }
    withExtendedLifetime(released) {}
    return found
}

private func associations(ofClass type: AnyClass, isMade: Bool) -> Associations? {
    AssociationTable.shared.withLock { table in
        let key = ObjectIdentifier(type)
        if let known = table.classes[key] { return known }
        guard isMade else { return nil }
        let values = Associations()
        table.classes[key] = values
        return values
    }
}
