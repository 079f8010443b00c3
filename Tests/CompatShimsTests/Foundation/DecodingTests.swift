import CompatShims
import Foundation
import Testing

/// An object whose archives lack two of the keys that it decodes; archives name classes of files alone.
final class ArchivedNote: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    var title: String?
    var added: Any?
    var next: Any?

    override init() { super.init() }

    func encode(with coder: NSCoder) { coder.encode(title, forKey: "title") }

    required init?(coder: NSCoder) {
        title = coder.decodedObject(of: [NSString.self], forKey: "title") as? String
        added = coder.decodedObject(forKey: "added")
        next = coder.decodedObject(of: [ArchivedNote.self], forKey: "next")
        super.init()
    }
}

/// Keys that an archive has, and keys that it lacks.
struct DecodingTests {
    @Test(
        "A key that an archive does not have is decoded as nil, with secure coding and without",
        arguments: [true, false])
    func missing(isSecure: Bool) throws {
        let note = ArchivedNote()
        note.title = "pear"
        let data = try NSKeyedArchiver.archivedData(withRootObject: note, requiringSecureCoding: isSecure)
        let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
        decoder.requiresSecureCoding = isSecure
        let copy = try #require(
            decoder.decodedObject(of: [ArchivedNote.self, NSString.self], forKey: NSKeyedArchiveRootObjectKey)
                as? ArchivedNote)
        #expect(copy.title == "pear")
        #expect(copy.added == nil && copy.next == nil)
        #expect(decoder.error == nil)
    }
}
