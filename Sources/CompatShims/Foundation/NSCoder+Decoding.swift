public import Foundation

extension NSCoder {
    /// Decodes an object, or nil if the archive has none for the key, where Foundation on Linux stops the program.
    ///
    ///     coder.decodedObject(forKey: "note") // nil, in an archive of an older version
    public func decodedObject(forKey key: String) -> Any? {
        containsValue(forKey: key) ? decodeObject(forKey: key) : nil
    }

    /// Decodes an object of one of the classes, or nil if the archive has none for the key.
    ///
    /// Foundation on Linux stops the program, or reports corrupt data, where the archive has none.
    public func decodedObject(of classes: [AnyClass], forKey key: String) -> Any? {
        containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) : nil
    }
}
