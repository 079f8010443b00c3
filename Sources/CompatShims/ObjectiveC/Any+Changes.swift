public import Foundation
import RACCompat

/// Messages to a value of any class that change a shared collection; messages to nil do nothing.
///
/// An array of Swift in an `Any` is a value that is not shared: changing it stops the program.
extension Any? {
    /// Adds an element to an array or set.
    public func addObject(_ object: Any) {
        switch flattened(self) {
        case nil: break
        case let array as MutableArray: array.append(object)
        case let set as MutableSet: if let object = object as? AnyHashable { set.insert(object) }
        default: unrecognized("addObject:") as Void
        }
    }

    /// Adds the elements of an array.
    public func addObjects(_ objects: [Any]) { for object in objects { addObject(object) } }

    /// Removes the elements that are equal to a value from an array or set.
    public func removeObject(_ object: Any?) {
        switch flattened(self) {
        case nil: break
        case let array as MutableArray: array.removeObject(object)
        case let set as MutableSet: if let object = object as? AnyHashable { set.remove(object) }
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
        default: unrecognized("removeAllObjects") as Void
        }
    }

    /// Removes the last element of an array.
    public func removeLastObject() { mutableArray("removeLastObject")?.removeLast() }

    /// Removes the element of an array at an index.
    public func removeObject(at index: Int) { mutableArray("removeObjectAtIndex:")?.remove(at: index) }

    /// Inserts an element into an array at an index.
    public func insertObject(_ object: Any, at index: Int) {
        mutableArray("insertObject:atIndex:")?.insert(object, at: index)
    }

    /// Sets the element of an array at an index; the index behind the last element adds one.
    public func setObject(_ object: Any, at index: Int) {
        guard let array = mutableArray("setObject:atIndexedSubscript:") else { return }
        if index == array.contents.count { array.append(object) } else { array[index] = object }
    }

    /// Sets the value of a key of a dictionary; nil removes the key.
    public func setObject(_ object: Any?, forKey key: AnyHashable) {
        switch flattened(self) {
        case nil: break
        case let dictionary as MutableDictionary: dictionary[key] = flattened(object)
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
