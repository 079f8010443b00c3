import Foundation

private let longestTitle = 40
private let largestPage = 50

extension [NTNote] {
    /// The notes with the note of the same identifier replaced.
    func replacing(_ note: NTNote) -> [NTNote] {
        return self.map { each in each.identifier == note.identifier ? note : each }
    }

    /// The notes without the notes that have this identifier.
    func removing(identifier: String) -> [NTNote] {
        return self.filter { each in each.identifier != identifier }
    }

    /// The notes with another note at an index, or at the end when there are fewer notes.
    func inserting(_ note: NTNote, at index: Int) -> [NTNote] {
        var notes = self
        notes.insert(note, at: Swift.min(index, count))
        return notes
    }

    /// The note that has this identifier; nil when no note has it.
    func note(identifier: String) -> NTNote? {
        first { $0.identifier == identifier }
    }

    /// The notes with this tag; all notes when the tag is nil.
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
