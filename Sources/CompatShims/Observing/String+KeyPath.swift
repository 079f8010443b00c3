extension String {
    /// The components of a string key path; nil for an empty string.
    ///
    ///     "account.name".rac_keyPathComponents  // ["account", "name"]
    public var rac_keyPathComponents: [String]? {
        isEmpty ? nil : split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// The string key path without its last component; nil when there are fewer than two components.
    public var rac_keyPathByDeletingLastKeyPathComponent: String? {
        lastIndex(of: ".").map { String(self[..<$0]) }
    }

    /// The string key path without its first component; nil when there are fewer than two components.
    public var rac_keyPathByDeletingFirstKeyPathComponent: String? {
        firstIndex(of: ".").map { String(self[index(after: $0)...]) }
    }
}
