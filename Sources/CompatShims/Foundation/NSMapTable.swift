#if !canImport(ObjectiveC)
    public import Foundation
    import RACCompat

    /// A dictionary that may hold its keys and values weakly, as Foundation has it on Apple's platforms.
    ///
    ///     let cache = NSMapTable<AnyObject, AnyObject>.strongToWeakObjects()
    ///     cache.setObject(image, forKey: "logo")
    ///
    /// A pair whose key or value is gone is no longer there. Pairs have the order in which their keys were added. Values of
    /// Swift, such as texts, are retained. The dictionary is for one thread at a time.
    public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
        private var table: ReferenceTable

        /// Makes an empty dictionary; the capacity says nothing here.
        public init(
            keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
            capacity: Int = 0
        ) {
            table = ReferenceTable(keys: keyOptions, values: valueOptions)
        }

        /// Makes an empty dictionary that retains keys and values.
        public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }

        /// Makes an empty dictionary that retains its values.
        public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }

        /// Makes an empty dictionary that retains its keys.
        public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }

        /// Makes an empty dictionary that retains nothing.
        public static func weakToWeakObjects() -> NSMapTable {
            NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
        }

        /// The number of pairs whose key and value are there.
        public var count: Int { table.objects.count }

        /// Returns the value of a key; nil if it is not there.
        public func object(forKey key: Any?) -> ObjectType? { table[key]?.value as? ObjectType }

        /// Sets the value of a key; a key or value that is nil changes nothing.
        public func setObject(_ object: Any?, forKey key: Any?) {
            guard flattened(object) != nil else { return }
            letGo(of: table.set(object, for: key))
        }

        /// Removes a key and its value.
        public func removeObject(forKey key: Any?) { letGo(of: table.remove(key)) }

        /// Removes all keys and values.
        public func removeAllObjects() { letGo(of: table.removeAll()) }

        /// Returns the keys one after the other.
        public func keyEnumerator() -> NSEnumerator { (table.objects.map(\.key) as NSArray).objectEnumerator() }

        /// Returns the values one after the other.
        public func objectEnumerator() -> NSEnumerator? {
            (table.objects.compactMap(\.value) as NSArray).objectEnumerator()
        }

        /// Returns the pairs as a dictionary that retains them.
        public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
            var pairs: [AnyHashable: ObjectType] = [:]
            for (key, value) in table.objects { pairs[objectKey(key)] = value as? ObjectType }
            return pairs
        }
    }
#endif
