import Foundation
import StreamTesting

/// Tells unread lines that cannot contain some names from the others.
///
/// To read a line as JSON takes a hundred times as long as to look for a name in its bytes. A bundled line contains its
/// id and the names of its operators as `JSONValue` writes them; a line of somebody else could spell them otherwise.
package struct LineFilter {
    private let names: [Data]

    /// Creates a filter for lines that contain all of `names`, which are ids or operators.
    package init(_ names: some Sequence<String>) {
        self.names = names.map { Data(JSONValue.string($0).description.utf8) }
    }

    /// Returns false if a bundled line does not contain all names; true says nothing.
    package func canPass(_ line: [UInt8]) -> Bool {
        guard !names.isEmpty else { return true }
        let line = Data(line)
        return names.allSatisfy { line.range(of: $0) != nil }
    }
}
