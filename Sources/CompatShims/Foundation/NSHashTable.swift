#if !canImport(ObjectiveC)
    public import Foundation
    import RACCompat

    /// A set of objects that it may hold weakly, as Foundation has it on Apple's platforms.
    ///
    ///     let observers = NSHashTable<AnyObject>.weakObjects()
    ///     observers.add(controller)
    ///     for observer in observers.allObjects { … }
    ///
    /// An object that is gone is no longer in the set. Objects have the order in which they were added. Values of Swift,
    /// such as texts, are retained. The set is for one thread at a time.
    public final class NSHashTable<ObjectType: AnyObject> {
        private var table: ReferenceTable

        /// Makes an empty set; the capacity says nothing here.
        public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
            table = ReferenceTable(keys: options)
        }

        /// Makes an empty set that does not retain its objects.
        public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

        /// The objects that are there.
        public var allObjects: [ObjectType] { table.objects.compactMap { $0.key as? ObjectType } }

        /// An object of the set; nil if there is none.
        public var anyObject: ObjectType? { table.objects.first?.key as? ObjectType }

        /// The number of objects that are there.
        public var count: Int { table.objects.count }

        /// The objects as a set that retains them.
        public var setRepresentation: Set<AnyHashable> { Set(table.objects.map { objectKey($0.key) }) }

        /// Adds an object, unless an equal one is there; nil is not added.
        public func add(_ object: Any?) {
            if !contains(object) { letGo(of: table.set(nil, for: object)) }
        }

        /// Removes the object that is equal to an object.
        public func remove(_ object: Any?) { letGo(of: table.remove(object)) }

        /// Removes all objects.
        public func removeAllObjects() { letGo(of: table.removeAll()) }

        /// Returns whether an object of the set is equal to an object.
        public func contains(_ object: Any?) -> Bool { table[object] != nil }

        /// Returns the object of the set that is equal to an object; nil if there is none.
        public func member(_ object: Any?) -> ObjectType? { table[object]?.key as? ObjectType }

        /// Returns the objects one after the other.
        public func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

        /// Adds the objects of another set.
        public func union(_ other: NSHashTable) { for object in other.allObjects { add(object) } }

        /// Removes the objects of another set.
        public func minus(_ other: NSHashTable) { for object in other.allObjects { remove(object) } }

        /// Removes the objects that are not in another set.
        public func intersect(_ other: NSHashTable) {
            for object in allObjects where !other.contains(object) { remove(object) }
        }

        /// Returns whether another set has an object of this one.
        public func intersects(_ other: NSHashTable) -> Bool { allObjects.contains { other.contains($0) } }

        /// Returns whether another set has all objects of this one.
        public func isSubset(of other: NSHashTable) -> Bool { allObjects.allSatisfy { other.contains($0) } }
    }
#endif
