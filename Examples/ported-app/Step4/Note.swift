import Foundation

private let longestTitle = 40
private let largestPage = 50

/// One note as the server knows it.
struct NTNote: Sendable, Equatable {
    let identifier: String
    let title: String
    let body: String
    let revision: Int

    init(identifier: String, title: String, body: String, revision: Int) {
        self.identifier = identifier
        self.title = title
        self.body = body
        self.revision = revision
    }

    /// Nil when the object lacks an identifier or a title.
    init?(_ object: [String: Any]) {
        guard let identifier = object["id"] as? String, let title = object["title"] as? String else { return nil }
        self.init(
            identifier: identifier, title: title, body: object["body"] as? String ?? "",
            revision: object["revision"] as? Int ?? 0)
    }

    var object: [String: Any] { ["id": identifier, "title": title, "body": body, "revision": revision] }

    /// The words of the body that begin with a #, without it.
    var tags: [String] { body.hashtags }

    /// The next revision, with another title and body.
    func revised(title: String, body: String) -> NTNote {
        NTNote(identifier: identifier, title: title, body: body, revision: revision + 1)
    }
}

/// One page of the list.
struct NTPage: Sendable, Equatable {
    let notes: [NTNote]
    let hasMore: Bool
    /// The number of notes on all pages.
    let total: Int
}

extension [NTNote] {
    /// The notes with the note of the same identifier replaced.
    func replacing(_ note: NTNote) -> [NTNote] {
        map { $0.identifier == note.identifier ? note : $0 }
    }

    /// The notes without those that have this identifier.
    func removing(identifier: String) -> [NTNote] {
        filter { $0.identifier != identifier }
    }

    /// The notes with one more at an index, or at the end when there are fewer.
    func inserting(_ note: NTNote, at index: Int) -> [NTNote] {
        var notes = self
        notes.insert(note, at: Swift.min(index, count))
        return notes
    }

    /// The note that has this identifier; nil when none has.
    func note(identifier: String) -> NTNote? {
        first { $0.identifier == identifier }
    }

    /// The notes with this tag; all when it is nil.
    func tagged(_ tag: String?) -> [NTNote] {
        guard let tag else { return self }
        return filter { $0.tags.contains(tag) }
    }

    func ordered(_ order: NTSortOrder) -> [NTNote] {
        switch order {
        case .server: self
        case .title: sorted { $0.title.localizedCaseInsensitiveCompare($1.title) == .orderedAscending }
        case .revision: sorted { $0.revision > $1.revision }
        }
    }

    /// The tags of the notes, each once, in alphabetical order.
    var tags: [String] { Set(flatMap(\.tags)).sorted() }

    /// The notes as one text: titles are headings.
    var markdown: String {
        map { $0.body.isEmpty ? "# \($0.title)" : "# \($0.title)\n\n\($0.body)" }.joined(separator: "\n\n")
    }
}

extension String {
    /// The string without white space at both ends.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Whether the string could be an e-mail address: one @ with text on both sides.
    var looksLikeEmail: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }

    /// Why the string is no title of a note; nil when it is one.
    var titleProblem: String? {
        let title = trimmed
        if title.isEmpty { return "A note needs a title." }
        if title.utf16.count > longestTitle { return "A title has at most \(longestTitle) characters." }
        return title.contains("\n") ? "A title is one line." : nil
    }

    /// The number of notes on a page that the string stands for; nil when it is no number from 0 to 50.
    var pageSize: Int? { Int(trimmed).flatMap { (0...largestPage).contains($0) ? $0 : nil } }

    /// What stands between commas, without white space at both ends, each once.
    var listItems: [String] {
        split(separator: ",").map { String($0).trimmed }.reduce(into: []) { items, item in
            if !item.isEmpty, !items.contains(item) { items.append(item) }
        }
    }

    /// What stands between white space.
    var words: [Substring] { split(whereSeparator: \.isWhitespace) }

    /// The words that begin with a #, without it.
    var hashtags: [String] {
        words.filter { $0.hasPrefix("#") && $0.count > 1 }.map {
            String($0.dropFirst())
        }
    }
}
