import CompatShims
import Foundation
import RACCompat

private let kLongestTitle = 40
private let kLargestPage = 50

extension [Any] {
    /// The array with the note of the same identifier replaced; the array itself when it has none.
    func nt_arrayByReplacingNote(_ note: Any) -> [Any] {
        let replacement = note as? NTNote
        return self.rac_sequence.map { (each: NTNote) in each.identifier == replacement?.identifier ? replacement : each }.array
    }

    /// The array without the notes that have this identifier.
    func nt_arrayByRemovingNoteWithIdentifier(_ identifier: String) -> [Any] {
        return self.rac_sequence.filter { (each: NTNote) in each.identifier != identifier }.array
    }

    /// The array with the note at an index, or at its end when it is shorter.
    func nt_arrayByInsertingNote(_ note: Any, atIndex index: Int) -> [Any] {
        var notes = self.rac_sequence.array
        if UInt(bitPattern: index) < notes.count {
            notes.insert(note, at: index)
        } else {
            notes.append(note)
        }
        return notes
    }

    /// The note that has this identifier; nil when none has.
    func nt_noteWithIdentifier(_ identifier: String) -> Any? {
        return self.rac_sequence.objectPassingTest { (each: NTNote) in each.identifier == identifier }
    }

    /// The notes with this tag; all when it is nil.
    func nt_arrayOfNotesWithTag(_ tag: String?) -> [Any] {
        guard let tag else { return self }
        return self.rac_sequence.filter { (each: NTNote) in each.tags().containsObject(tag) }.array
    }

    /// The notes in an NTSortOrder.
    func nt_arrayInOrder(_ order: Int) -> [Any] {
        let notes = self.rac_sequence.array
        if order == NTSortOrder.title.rawValue {
            return notes.sortedByComparator { first, second in
                let first = first as! NTNote
                let second = second as! NTNote
                return first.title.localizedCaseInsensitiveCompare(second.title)
            }
        }
        if order == NTSortOrder.revision.rawValue {
            return notes.sortedByComparator { first, second in
                let first = first as! NTNote
                let second = second as! NTNote
                return NSNumber(value: second.revision).compare(NSNumber(value: first.revision))
            }
        }
        return notes
    }

    /// The tags of the notes, each once, in alphabetical order.
    func nt_tags() -> [Any] {
        var tags: [Any] = []
        for case let note as NTNote in self.rac_sequence.array {
            for tag in note.tags() {
                if !tags.containsObject(tag) {
                    tags.append(tag)
                }
            }
        }
        return tags.sorted { first, second in (first as Any?).compare(second) == .orderedAscending }
    }

    /// The notes as one text: titles are headings.
    func nt_markdown() -> String {
        let parts = self.rac_sequence.map { (each: NTNote) in
            let heading = "# \(each.title)"
            return !each.body.isEmpty ? "\(heading)\n\n\(each.body)" : heading
        }.array
        return parts.componentsJoined(by: "\n\n")
    }
}

extension String {
    /// The string without white space at both ends.
    func nt_trimmedString() -> String {
        return self.trimmingCharacters(in: CharacterSet.whitespacesAndNewlines)
    }

    /// Whether the string could be an e-mail address: one @ with text on both sides.
    func nt_looksLikeEmail() -> Bool {
        let parts = self.components(separatedBy: "@")
        if parts.count != 2 {
            return false
        }
        return !parts[0].isEmpty && !parts[1].isEmpty
    }

    /// Why the string is no title of a note; nil when it is one.
    func nt_titleProblem() -> String? {
        let title = self.nt_trimmedString()
        if title.isEmpty {
            return "A note needs a title."
        }
        if title.utf16.count > kLongestTitle {
            return "A title has at most \(kLongestTitle) characters."
        }
        if title.contains("\n") {
            return "A title is one line."
        }
        return nil
    }

    /// The number of notes on a page that the string stands for; nil when it is no number from 0 to 50.
    func nt_pageSize() -> NSNumber? {
        let text = self.nt_trimmedString()
        let size = (text as NSString).integerValue
        let isNumber = text == "\(size)"
        if !isNumber || size < 0 || size > kLargestPage {
            return nil
        }
        return NSNumber(value: size)
    }

    /// What stands between commas, without white space at both ends, each once.
    func nt_listItems() -> [Any] {
        var items: [Any] = []
        for part in self.components(separatedBy: ",") {
            let item = part.nt_trimmedString()
            if !item.isEmpty && !items.containsObject(item) {
                items.append(item)
            }
        }
        return items
    }

    /// What stands between white space.
    func nt_words() -> [Any] {
        let parts = self.components(separatedBy: CharacterSet.whitespacesAndNewlines)
        return parts.rac_sequence.filter { (part: String) in !part.isEmpty }.array
    }

    /// The words that begin with a #, without it.
    func nt_hashtags() -> [Any] {
        return self.nt_words().rac_sequence
            .filter { (word: String) in word.hasPrefix("#") && word.utf16.count > 1 }
            .map { (word: String) in (word as NSString).substring(from: 1) }.array
    }
}
