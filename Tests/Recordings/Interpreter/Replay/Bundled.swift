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

    /// Returns the accepted differences.
    package static func acceptedDifferences() throws -> [AcceptedDifference] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path("accepted-differences.json")))
        return try AcceptedDifference.parse(Array(data))
    }
}
