import Foundation

private let longestTitle = 40
private let largestPage = 50

/// A note as the server has it.
struct Note: Sendable, Equatable {
    let identifier: String
    let title: String
    let body: String
    let revision: Int

    /// The words of the body that begin with a #, without the #.
    var tags: [String] { body.hashtags }

    /// The next revision, with another title and body.
    func revised(title: String, body: String) -> Note {
        Note(identifier: identifier, title: title, body: body, revision: revision + 1)
    }
}

extension Note: Codable {
    private enum CodingKeys: String, CodingKey {
        case identifier = "id"
        case title, body, revision
    }

    /// Reads a note; throws when the object lacks an identifier or a title.
    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        identifier = try fields.decode(String.self, forKey: .identifier)
        title = try fields.decode(String.self, forKey: .title)
        body = try fields.decodeIfPresent(String.self, forKey: .body) ?? ""
        revision = try fields.decodeIfPresent(Int.self, forKey: .revision) ?? 0
    }
}

/// A page of the list.
struct Page: Sendable, Equatable {
    let notes: [Note]
    let hasMore: Bool
    /// The number of notes on all pages.
    let total: Int
}

extension Page: Decodable {
    private enum CodingKeys: String, CodingKey {
        case notes, total
        case hasMore = "more"
    }

    /// Reads a page, without the elements that are no notes.
    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        notes = try fields.decode([Lenient<Note>].self, forKey: .notes).compactMap(\.value)
        hasMore = try fields.decodeIfPresent(Bool.self, forKey: .hasMore) ?? false
        total = try fields.decodeIfPresent(Int.self, forKey: .total) ?? notes.count
    }
}

/// A value, or nil where the JSON has something else.
private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

extension [Note] {
    /// The notes with the note of the same identifier replaced.
    func replacing(_ note: Note) -> [Note] {
        map { $0.identifier == note.identifier ? note : $0 }
    }

    /// The notes without the notes that have this identifier.
    func removing(identifier: String) -> [Note] {
        filter { $0.identifier != identifier }
    }

    /// The notes with another note at an index, or at the end when there are fewer notes.
    func inserting(_ note: Note, at index: Int) -> [Note] {
        var notes = self
        notes.insert(note, at: Swift.min(index, count))
        return notes
    }

    /// The note that has this identifier; nil when no note has it.
    func note(identifier: String) -> Note? {
        first { $0.identifier == identifier }
    }

    /// The notes with this tag; all notes when the tag is nil.
    func tagged(_ tag: String?) -> [Note] {
        guard let tag else { return self }
        return filter { $0.tags.contains(tag) }
    }

    func ordered(_ order: SortOrder) -> [Note] {
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

    /// Whether the string could be an e-mail address: a single @ with text on both sides.
    var looksLikeEmail: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }

    /// The reason why the string is no title of a note; nil when it is a title.
    var titleProblem: String? {
        let title = trimmed
        if title.isEmpty { return "A note needs a title." }
        if title.utf16.count > longestTitle { return "A title has at most \(longestTitle) characters." }
        return title.contains("\n") ? "A title is one line." : nil
    }

    /// The number of notes on a page that the string stands for; nil when the string is no number from 0 to 50.
    var pageSize: Int? { Int(trimmed).flatMap { (0...largestPage).contains($0) ? $0 : nil } }

    /// The items between commas, each once and without white space at both ends.
    var listItems: [String] {
        split(separator: ",").map { String($0).trimmed }.reduce(into: []) { items, item in
            if !item.isEmpty, !items.contains(item) { items.append(item) }
        }
    }

    /// The words between white space.
    var words: [Substring] { split(whereSeparator: \.isWhitespace) }

    /// The words that begin with a #, without the #.
    var hashtags: [String] {
        words.filter { $0.hasPrefix("#") && $0.count > 1 }.map {
            String($0.dropFirst())
        }
    }
}
