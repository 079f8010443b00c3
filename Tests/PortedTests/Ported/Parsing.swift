import CompatShims
import Foundation
import RACCompat

let ParserErrorDomain = "Parser"

/// Reads notes from JSON.
class NoteParser: NSObject {
    private let source: String
    private var cachedTitle: String?

    init(source: String) {
        self.source = source
        super.init()
    }

    class func missingError() -> any Error {
        return NSError(
            domain: ParserErrorDomain,
            code: 1,
            userInfo: [NSLocalizedDescriptionKey: NSLocalizedString("Missing", comment: "")]
        )
    }

    func titleForKey(_ key: String) -> String {
        return formattedText(NSLocalizedString("%@ of %@", comment: ""), key, self.source)
    }

    func pageLinkFromHeader(_ header: String) -> String? {
        if header.utf16.count < 1 {
            return nil
        }

        for link in header.components(separatedBy: ",") {
            let semicolon = (link as NSString).range(of: ";")
            if semicolon.location == NSNotFound {
                continue
            }

            let address = (link as NSString).substring(to: semicolon.location)
            if address.isEmpty {
                continue
            }
            if (link as NSString).substring(from: semicolon.location + 1) != "next" {
                continue
            }
            return address
        }

        return nil
    }

    /// Sends every note, and fails at the first thing that is none.
    func notes() -> RACSignal {
        return RACSignal.createSignal { (subscriber) -> RACDisposable? in
            var error: (any Error)?
            var json: Any?
            do {
                json = try JSONSerialization.jsonObject(with: self.source.data(using: .utf8)!, options: [])
            } catch let thrown {
                error = thrown
            }
            guard let json else {
                subscriber.sendError(error)
                return nil
            }

            let send: ([AnyHashable: Any]) -> Void = { note in
                let text = note["text"] as? String
                guard let text else {
                    subscriber.sendError(type(of: self).missingError())
                    return
                }
                subscriber.sendNext(text)
            }

            if json is [Any] {
                for note in (json as Any?).allElements {
                    // Numbers are no notes.
                    if !(note is [AnyHashable: Any]) {
                        subscriber.sendError(type(of: self).missingError())
                        return nil
                    }
                    send(note as! [AnyHashable: Any])
                }
                subscriber.sendCompleted()
            } else {
                subscriber.sendError(NoteParser.missingError())
            }
            return nil
        }
    }

    func firstNoteOrDefault(_ text: String?) -> RACSignal {
        return self.notes().take(1).catch { error in
            // Only what is missing has a default.
            if (error?.code ?? 0) == 1 && text != nil {
                return RACSignal.return(text)
            }
            return RACSignal.error(error)
        }
    }

    func counts() -> [AnyHashable: Any] {
        var counts: [AnyHashable: Any] = [:]
        for word in self.source.components(separatedBy: " ") {
            let count = counts[word] as? NSNumber ?? 0
            counts[word] = count.intValue + 1
        }
        return counts
    }
}
