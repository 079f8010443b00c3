#if !canImport(ObjectiveC)
    import Foundation
    import RACCompat

    /// The keys and values of `NSHashTable` and `NSMapTable`, in the order in which the keys came.
    ///
    /// A method that lets go of keys and values returns them: the caller releases them after the change, because their
    /// `deinit` may use the table.
    struct ReferenceTable {
        /// An object that is held or not.
        struct Reference {
            private let kept: AnyObject?
            private weak var found: AnyObject?

            init(_ object: AnyObject, isWeak: Bool) {
                kept = isWeak ? nil : object
                found = isWeak ? object : nil
            }

            var object: AnyObject? { kept ?? found }
        }

        struct Entry {
            let hash: Int
            let key: Reference
            var value: Reference?

            /// The key and the value; nil where one of them is gone.
            var objects: (key: AnyObject, value: AnyObject?)? {
                guard let key = key.object else { return nil }
                guard let value else { return (key, nil) }
                return value.object.map { (key, $0) }
            }
        }

        let keys: NSPointerFunctions.Options
        let values: NSPointerFunctions.Options
        private var entries: [Entry?] = []
        private var positions: [Int: [Int]] = [:]
        /// How many entries there may be before those are removed whose objects are gone.
        private var limit = 16

        init(keys: NSPointerFunctions.Options, values: NSPointerFunctions.Options = []) {
            (self.keys, self.values) = (keys, values)
        }

        /// The entries whose objects are there.
        var objects: [(key: AnyObject, value: AnyObject?)] { entries.compactMap { $0?.objects } }

        subscript(key: Any?) -> (key: AnyObject, value: AnyObject?)? {
            guard let object = object(key), let position = position(of: object, hash(of: object)) else { return nil }
            return entries[position]?.objects
        }

        /// Adds a key and its value, or replaces the value of an equal key.
        mutating func set(_ value: Any?, for key: Any?) -> [Entry?] {
            guard let object = object(key) else { return [] }
            let hash = hash(of: object)
            let held = reference(value, values)
            if let position = position(of: object, hash) {
                let old = entries[position]
                entries[position]?.value = held
                return [old]
            }
            let removed = entries.count < limit ? [] : compact()
            positions[hash, default: []].append(entries.count)
            if let key = reference(key, keys) { entries.append(Entry(hash: hash, key: key, value: held)) }
            return removed
        }

        /// Removes a key and its value.
        mutating func remove(_ key: Any?) -> [Entry?] {
            guard let object = object(key), case let hash = hash(of: object), let position = position(of: object, hash)
            else { return [] }
            positions[hash]?.removeAll { $0 == position }
            if positions[hash]?.isEmpty == true { positions[hash] = nil }
            let old = entries[position]
            entries[position] = nil
            return [old]
        }

        mutating func removeAll() -> [Entry?] {
            let old = entries
            self = ReferenceTable(keys: keys, values: values)
            return old
        }

        private mutating func compact() -> [Entry?] {
            let old = entries
            entries = old.filter { $0?.objects != nil }
            positions = [:]
            for (position, entry) in entries.enumerated() {
                if let entry { positions[entry.hash, default: []].append(position) }
            }
            limit = max(16, 2 * entries.count)
            return old
        }

        private func position(of object: AnyObject, _ hash: Int) -> Int? {
            positions[hash]?.first { position in
                guard let known = entries[position]?.objects?.key else { return false }
                return known === object || !isByIdentity && isEqualObject(known, object)
            }
        }

        private var isByIdentity: Bool { keys.contains(.objectPointerPersonality) }

        private func hash(of object: AnyObject) -> Int {
            guard !isByIdentity, let hashable = object as? AnyHashable else {
                return ObjectIdentifier(object).hashValue
            }
            return objectKey(hashable).hashValue
        }

        /// An object for a value of any kind; nil has none.
        private func object(_ value: Any?) -> AnyObject? { flattened(value).map { $0 as AnyObject } }

        /// A value as the table holds it: values of Swift have no other holder.
        private func reference(_ value: Any?, _ options: NSPointerFunctions.Options) -> Reference? {
            flattened(value).map {
                Reference($0 as AnyObject, isWeak: options.contains(.weakMemory) && type(of: $0) is AnyClass)
            }
        }
    }

    /// Releases what a table held, after the change: the optimizer would release it as soon as nothing uses it.
    func letGo(of removed: [ReferenceTable.Entry?]) { withExtendedLifetime(removed) {} }

    /// How the tables of Foundation hold and compare objects, as on Apple's platforms.
    public enum NSPointerFunctions {
        /// The ways to hold and compare objects.
        public struct Options: OptionSet, Sendable {
            /// The number of the options in Objective-C.
            public let rawValue: UInt

            /// Makes options of their number in Objective-C.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The table retains the objects; this is so without an option.
            public static let strongMemory = Options([])
            /// The table does not retain the objects.
            public static let weakMemory = Options(rawValue: 5)
            /// Objects are compared by `isEqual:`; this is so without an option.
            public static let objectPersonality = Options([])
            /// Objects are equal to themselves only.
            public static let objectPointerPersonality = Options(rawValue: 512)
        }
    }
#endif
