import CompatShims
import Foundation
import RACCompat

/// A note as the server has it.
///
/// A note is immutable: an edit makes a new note.
class NTNote: RACObject {
    let identifier: String
    let title: String
    let body: String
    let revision: Int

    init(identifier: String, title: String, body: String, revision: Int) {
        self.identifier = identifier
        self.title = title
        self.body = body
        self.revision = revision
        super.init()
    }

    /// Returns the note of a dictionary; nil when the dictionary lacks an identifier or a title.
    class func noteWithDictionary(_ dictionary: [String: Any]) -> NTNote? {
        guard let identifier = dictionary["id"] as? String, let title = dictionary["title"] as? String else {
            return nil
        }
        let body = dictionary["body"] as? String ?? ""
        let revision = dictionary["revision"] as? Int ?? 0
        return NTNote(identifier: identifier, title: title, body: body, revision: revision)
    }

    func dictionaryRepresentation() -> [String: Any] {
        return ["id": self.identifier, "title": self.title, "body": self.body, "revision": self.revision]
    }

    /// The words of the body that begin with a #, without the #.
    var tags: [String] { body.hashtags }

    func noteWithTitle(_ title: String, body: String) -> NTNote {
        return NTNote(identifier: self.identifier, title: title, body: body, revision: self.revision + 1)
    }
}

/// A page of the list.
class NTPage: RACObject {
    let notes: [NTNote]
    let hasMore: Bool
    /// The number of notes on all pages.
    let total: Int

    init(notes: [NTNote], hasMore: Bool, total: Int) {
        self.notes = notes
        self.hasMore = hasMore
        self.total = total
        super.init()
    }
}
