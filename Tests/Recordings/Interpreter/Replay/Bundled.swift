import Foundation

/// Finds the recordings, and the files that belong to them, that are bundled with this build.
package enum Bundled {
    /// The names of the bundled files, in the order in which they are replayed.
    package static let fileNames = [
        "signals-systematic.jsonl", "signals-random.jsonl", "disposables.jsonl", "channels.jsonl", "commands.jsonl",
        "values.jsonl", "names.jsonl", "sequences.jsonl",
    ]

    /// Returns the path of a bundled file.
    package static func path(_ name: String) -> String {
        Bundle.module.bundleURL.appendingPathComponent(name).path
    }

    /// Calls `body` with the bundled lines, in their order, without those that cannot contain all of `operators`.
    static func forEachLine(with operators: Set<String>, _ body: ([UInt8]) throws -> Void) throws {
        let filter = LineFilter(operators)
        for name in fileNames {
            var reader = try LineReader(path: path(name))
            while let line = try reader.next() {
                if filter.canPass(line) { try body(line) }
            }
        }
    }

    /// Returns the accepted differences.
    package static func acceptedDifferences() throws -> [AcceptedDifference] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path("accepted-differences.json")))
        return try AcceptedDifference.parse(Array(data))
    }
}
