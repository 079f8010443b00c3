/// The name of a stream, and the place in the program where the name was given.
package struct StreamLabel: Sendable, Hashable {
    package let name: String
    package let fileID: String
    package let line: Int

    package init(name: String, fileID: String, line: Int) {
        self.name = name
        self.fileID = fileID
        self.line = line
    }
}

extension StreamLabel: CustomStringConvertible {
    /// The name in quotes, then the place.
    package var description: String { "\"\(name)\" (\(fileID):\(line))" }
}
