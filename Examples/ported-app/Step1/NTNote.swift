import CompatShims
import Foundation
import RACCompat

/// One note as the server knows it. Immutable: an edit makes a new one.
class NTNote: RACObject {
    let identifier: String
    @RACProperty private(set) var title: String
    @RACProperty private(set) var body: String
    private(set) var revision = 0

    init(identifier: String, title: String, body: String, revision: Int) {
        self.identifier = identifier
        self.title = title
        self.body = body
        self.revision = revision
        super.init()
    }

    /// Nil when the dictionary lacks an identifier or a title.
    class func noteWithDictionary(_ dictionary: [AnyHashable: Any]) -> NTNote? {
        let identifier = dictionary["id"] as? String
        let title = dictionary["title"] as? String
        guard let identifier, let title else { return nil }
        let body = dictionary["body"] as? String ?? ""
        let revision = dictionary["revision"].integerValue
        return NTNote(identifier: identifier, title: title, body: body, revision: revision)
    }

    func dictionaryRepresentation() -> [AnyHashable: Any] {
        return ["id": self.identifier, "title": self.title, "body": self.body, "revision": self.revision]
    }

    /// The words of the body that begin with a #, without it.
    func tags() -> [Any] {
        return self.body.nt_hashtags()
    }

    func noteWithTitle(_ title: String, body: String) -> NTNote {
        return NTNote(identifier: self.identifier, title: title, body: body, revision: self.revision + 1)
    }

    override func isEqual(_ object: Any?) -> Bool {
        if !(object is NTNote) {
            return false
        }
        let other = object as? NTNote
        return self.identifier == other?.identifier && self.title == other?.title && self.body == other?.body
            && self.revision == (other?.revision ?? 0)
    }

    override var hash: Int {
        return self.identifier.hash
    }
}

/// One page of the list.
class NTPage: RACObject {
    @RACProperty private(set) var notes: [Any]
    @RACProperty private(set) var hasMore = false
    /// The number of notes on all pages.
    private(set) var total = 0

    init(notes: [Any], hasMore: Bool, total: Int) {
        self.notes = notes
        self.hasMore = hasMore
        self.total = total
        super.init()
    }
}
