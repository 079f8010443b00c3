public import Foundation
import RACCompat

/// Messages to a value of any class that change a shared collection; messages to nil do nothing.
///
/// An array of Swift in an `Any` is a value that is not shared: changing it stops the program.
extension Any? {
    /// Adds an element to an array, set or table.
    public func addObject(_ object: Any) {
        switch flattened(self) {
        case nil: break
        case let array as MutableArray: array.append(object)
        case let set as MutableSet: if let object = object as? AnyHashable { set.insert(object) }
        case let set as NSMutableOrderedSet: set.add(object)
        case let set as NSMutableSet: set.add(object)
        case let table as NSHashTable<AnyObject>: table.add(object as AnyObject)
        default: unrecognized("addObject:") as Void
        }
    }

    /// Adds the elements of an array.
    public func addObjects(_ objects: [Any]) { for object in objects { addObject(object) } }

    /// Removes the elements that are equal to a value from an array, set or table.
    public func removeObject(_ object: Any?) {
        switch flattened(self) {
        case nil: break
        case let array as MutableArray: array.removeObject(object)
        case let set as MutableSet: if let object = object as? AnyHashable { set.remove(object) }
        case let set as NSMutableOrderedSet: set.removeObject(object)
        case let set as NSMutableSet: if let object = flattened(object) { set.remove(object) }
        case let table as NSHashTable<AnyObject>: table.remove(object.map { $0 as AnyObject })
        default: unrecognized("removeObject:") as Void
        }
    }

    /// Removes all elements.
    public func removeAllObjects() {
        switch flattened(self) {
        case nil: break
        case let array as MutableArray: array.removeAll()
        case let set as MutableSet: set.removeAll()
        case let dictionary as MutableDictionary: dictionary.removeAll()
        case let set as NSMutableOrderedSet: set.removeAllObjects()
        case let set as NSMutableSet: set.removeAllObjects()
        case let table as NSHashTable<AnyObject>: table.removeAllObjects()
        case let table as NSMapTable<AnyObject, AnyObject>: table.removeAllObjects()
        case let cache as NSCache<AnyObject, AnyObject>: cache.removeAllObjects()
        default: unrecognized("removeAllObjects") as Void
        }
    }

    /// Removes the last element of an array.
    public func removeLastObject() { mutableArray("removeLastObject")?.removeLast() }

    /// Removes the element of an array or ordered set at an index.
    public func removeObject(at index: Int) {
        if let set = flattened(self) as? NSMutableOrderedSet { return set.removeObject(at: index) }
        mutableArray("removeObjectAtIndex:")?.remove(at: index)
    }

    /// Inserts an element into an array or ordered set at an index.
    public func insertObject(_ object: Any, at index: Int) {
        if let set = flattened(self) as? NSMutableOrderedSet { return set.insert(object, at: index) }
        mutableArray("insertObject:atIndex:")?.insert(object, at: index)
    }

    /// Sets the element of an array at an index; the index behind the last element adds one.
    public func setObject(_ object: Any, at index: Int) {
        guard let array = mutableArray("setObject:atIndexedSubscript:") else { return }
        if index == array.contents.count { array.append(object) } else { array[index] = object }
    }

    /// Sets the value of a key of a dictionary, table or cache; nil removes the key.
    public func setObject(_ object: Any?, forKey key: AnyHashable) {
        let new = flattened(object)
        switch flattened(self) {
        case nil: break
        case let dictionary as MutableDictionary: dictionary[key] = new
        case let table as NSMapTable<AnyObject, AnyObject>:
            let key = key.base as AnyObject
            if let new { table.setObject(new as AnyObject, forKey: key) } else { table.removeObject(forKey: key) }
        case let cache as NSCache<AnyObject, AnyObject>:
            let key = key.base as AnyObject
            if let new { cache.setObject(new as AnyObject, forKey: key) } else { cache.removeObject(forKey: key) }
        default: unrecognized("setObject:forKey:") as Void
        }
    }

    /// Adds a text at the end of a text.
    public func appendString(_ text: String) { mutableText("appendString:")?.append(text) }

    /// Replaces a text by another.
    public func setString(_ text: String) { mutableText("setString:")?.contents = text }

    /// Inserts a text into a text at an index in UTF-16 units.
    public func insertString(_ text: String, at index: Int) {
        mutableText("insertString:atIndex:")?.contents.insert(text, atUnit: index)
    }

    /// Replaces the UTF-16 units of a range of a text.
    public func replaceCharacters(in range: NSRange, with text: String) {
        mutableText("replaceCharactersInRange:withString:")?.contents.replaceUnits(range, with: text)
    }

    private func mutableText(_ message: String) -> MutableText? {
        guard let value = flattened(self) else { return nil }
        return value as? MutableText ?? unrecognized(message)
    }

    private func mutableArray(_ message: String) -> MutableArray? {
        guard let value = flattened(self) else { return nil }
        return value as? MutableArray ?? unrecognized(message)
    }
}
