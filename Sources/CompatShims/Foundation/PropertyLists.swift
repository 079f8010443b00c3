import Foundation

extension Array {
    /// Reads the array of a property list: nil where the path is nil, there is no file, or it holds no array.
    ///
    /// As `arrayWithContentsOfFile:` did. XML and binary lists are read. Numbers are `Int`, `Double` or `Bool`, dates `Date`,
    /// bytes `Data`.
    public init?(contentsOfFile path: String?) where Element == Any {
        guard let list = propertyList(atPath: path) as? [Any] else { return nil }
        self = list
    }

    /// Writes the array as a property list in XML.
    ///
    /// Returns false where an element has no form in a list, or the file cannot be written. As `writeToFile:atomically:`
    /// did: an atomic write leaves the old file where it fails.
    @discardableResult
    public func write(toFile path: String?, atomically isAtomic: Bool) -> Bool {
        writePropertyList(self, toFile: path, isAtomic)
    }
}

extension Dictionary {
    /// Reads the dictionary of a property list: nil where the path is nil, there is no file, or it holds no dictionary.
    ///
    /// As `dictionaryWithContentsOfFile:` did. XML and binary lists are read. Numbers are `Int`, `Double` or `Bool`, dates
    /// `Date`, bytes `Data`.
    public init?(contentsOfFile path: String?) where Key == AnyHashable, Value == Any {
        guard let list = propertyList(atPath: path) as? [AnyHashable: Any] else { return nil }
        self = list
    }

    /// Writes the dictionary as a property list in XML.
    ///
    /// Returns false where a key is no text, a value has no form in a list, or the file cannot be written. As `writeToFile:atomically:`
    /// did: an atomic write leaves the old file where it fails.
    @discardableResult
    public func write(toFile path: String?, atomically isAtomic: Bool) -> Bool {
        writePropertyList(self, toFile: path, isAtomic)
    }
}

private func propertyList(atPath path: String?) -> Any? {
    guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
}

private func writePropertyList(_ list: Any, toFile path: String?, _ isAtomic: Bool) -> Bool {
    guard let path, PropertyListSerialization.propertyList(list, isValidFor: .xml),
        let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    else { return false }
    return (try? data.write(to: URL(fileURLWithPath: path), options: isAtomic ? .atomic : [])) != nil
}
