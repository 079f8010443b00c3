/// Paths in texts, as the methods of `NSString` read and make them.
///
/// On Linux, those of Foundation stop where a path of one letter has no directory, and keep slashes that stand side by side.
extension String {
    /// The components of the path, without those that are empty.
    private var names: [Substring] { split(separator: "/") }

    /// The path that components make, under the root if this path is.
    private func path(of names: some Sequence<Substring>) -> String {
        (hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
    }

    /// The last component, such as the name of a file; `/` of the root, and an empty text of an empty one.
    public var lastPathComponent: String { names.last.map(String.init) ?? (isEmpty ? "" : "/") }

    /// The components; a slash at the beginning is one, and so is a slash at the end.
    public var pathComponents: [String] {
        let names = names.map(String.init)
        return (hasPrefix("/") ? ["/"] : []) + names + (hasSuffix("/") && !names.isEmpty ? ["/"] : [])
    }

    /// The path of the directory; the root of the root, and an empty text if there is none.
    public var deletingLastPathComponent: String { path(of: names.dropLast()) }

    /// What follows the last point of the last component; empty if there is none, or nothing before or after it.
    public var pathExtension: String {
        let name = lastPathComponent
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
        return String(name[name.index(after: point)...])
    }

    /// The path without its extension and the point before it.
    public var deletingPathExtension: String {
        guard let name = names.last, let point = name.lastIndex(of: "."), point != name.startIndex else {
            return path(of: names)
        }
        return path(of: names.dropLast() + [name[..<point]])
    }

    /// Returns the path of something in the directory that the path names.
    ///
    /// ```swift
    /// let file = directory.appendingPathComponent("notes.txt")
    /// ```
    public func appendingPathComponent(_ component: String) -> String {
        isEmpty ? component.path(of: component.names) : path(of: names + component.names)
    }

    /// Returns the path with a point and an extension at its end; nil if it has no last component.
    public func appendingPathExtension(_ name: String) -> String? {
        names.isEmpty ? nil : path(of: names) + "." + name
    }
}
