import Foundation

/// A version number such as 1.10.2.
struct Version: Comparable, CustomStringConvertible, Sendable {
    private let numbers: [Int]

    init?(_ text: String) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
        self.numbers = numbers.compactMap { $0 }
    }

    var description: String { numbers.map(String.init).joined(separator: ".") }

    static func < (left: Version, right: Version) -> Bool {
        let count = max(left.numbers.count, right.numbers.count)
        return left.padded(to: count).lexicographicallyPrecedes(right.padded(to: count))
    }

    static func == (left: Version, right: Version) -> Bool { !(left < right) && !(right < left) }

    private func padded(to count: Int) -> [Int] {
        numbers + [Int](repeating: 0, count: count - numbers.count)
    }
}

/// What the feed says of the newest release.
final class UpdateRelease: CustomStringConvertible {
    let version: Version
    let notes: String?
    let archiveURL: URL
    let checksum: Int

    init(version: Version, notes: String?, archiveURL: URL, checksum: Int) {
        self.version = version
        self.notes = notes
        self.archiveURL = archiveURL
        self.checksum = checksum
    }

    /// Reads the answer of the feed; it was `+[MTLJSONAdapter modelOfClass:fromJSONDictionary:error:]`.
    convenience init(json: [String: Any]) throws {
        guard let version = (json["version"] as? String).flatMap(Version.init) else {
            throw UpdaterError.invalidFeed("there is no version")
        }
        guard let archiveURL = (json["url"] as? String).flatMap(URL.init(string:)) else {
            throw UpdaterError.invalidFeed("\(version) has no archive")
        }
        self.init(
            version: version, notes: json["notes"] as? String, archiveURL: archiveURL,
            checksum: json["checksum"] as? Int ?? 0)
    }

    var description: String { "release \(version)" }
}
