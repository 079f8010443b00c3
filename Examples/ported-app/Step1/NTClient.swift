import CompatShims
import Foundation
import RACCompat

enum NTClientError: Int {
    case offline = 1
    case unauthorized = 401
    case notFound = 404
    case malformed = 1000
}

/// Answers one request. An implementation talks to a server, or keeps everything in memory.
protocol NTTransport: AnyObject {
    /// Sends one object of JSON and completes, or fails with an error in NTClientErrorDomain.
    func send(_ method: String, path: String, parameters: [AnyHashable: Any]) -> RACSignal
}

let NTClientErrorDomain = "NTClientErrorDomain"

private let kAttempts = 3

/// What the view models ask for, in terms of the app.
class NTClient: RACObject {
    @RACProperty var token: String?

    /// How many notes a page has; 0 leaves it to the server.
    @RACProperty var pageSize = 0

    /// Sends an error when the server refuses a request for want of a session.
    private(set) var refusals: RACSignal!

    /// Whether requests are under way, for the activity indicator.
    @RACProperty private(set) var busy = false
    private var transport: any NTTransport
    @RACProperty private var requests = 0
    private var refused: RACSubject

    init(transport: any NTTransport) {
        self.transport = transport
        self.refused = RACSubject.subject()
        super.init()
        self.refusals = self.refused

        RAC(self, \.busy) <~ RACObserve(self, \.requests).map { (requests: NSNumber) in requests.intValue > 0 }
    }

    /// Sends the token.
    func signInWithEmail(_ email: String, password: String) -> RACSignal {
        let parameters = ["email": email, "password": password]
        return self.send("POST", path: "/session", parameters: parameters)
            .flattenMap { answer in
                let token = answer["token"] as? String
                guard let token else { return RACSignal.error(NTClient.malformed("no token")) }
                return RACSignal.return(token)
            }
            .doNext { (token: String?) in self.token = token }
    }

    /// Sends an NTPage. Pages count from zero.
    func pageOfNotesMatching(_ query: String, page: Int) -> RACSignal {
        let parameters: [String: Any] = ["query": query, "page": page, "size": self.pageSize]
        return self.authorized("GET", path: "/notes", parameters: parameters).retry(kAttempts - 1).map { answer in
            let dictionaries = answer["notes"] as? [Any]
            let notes = dictionaries?.rac_sequence
                .map { (each: [AnyHashable: Any]) in NTNote.noteWithDictionary(each) }
                .filter { each in each != nil }.array
            return NTPage(notes: notes!, hasMore: answer["more"].boolValue, total: answer["total"].integerValue)
        }
    }

    /// Sends the note as the server has saved it.
    func saveNote(_ note: NTNote) -> RACSignal {
        let path = "/notes/\(note.identifier)"
        return self.noteOf(self.authorized("PUT", path: path, parameters: note.dictionaryRepresentation()))
    }

    /// Sends the note that the server has made.
    func createNoteWithTitle(_ title: String) -> RACSignal {
        return self.noteOf(self.authorized("POST", path: "/notes", parameters: ["title": title]))
    }

    /// Completes when the server has deleted the note.
    func deleteNoteWithIdentifier(_ identifier: String) -> RACSignal {
        let path = "/notes/\(identifier)"
        return self.authorized("DELETE", path: path, parameters: [:]).ignoreValues()
    }

    /// Completes when the server has a part of an attachment, which begins at an offset.
    func attachText(_ text: String, offset: Int, name: String, toNoteWithIdentifier identifier: String) -> RACSignal {
        let path = "/notes/\(identifier)/attachments"
        let parameters: [String: Any] = ["name": name, "offset": offset, "text": text]
        return self.authorized("POST", path: path, parameters: parameters).ignoreValues()
    }

    /// Completes when the server has invited somebody to read the note.
    func shareNoteWithIdentifier(_ identifier: String, email: String) -> RACSignal {
        let path = "/notes/\(identifier)/shares"
        return self.authorized("POST", path: path, parameters: ["email": email]).ignoreValues()
    }

    /// Completes when the server has answered.
    func ping() -> RACSignal {
        return self.send("GET", path: "/health", parameters: [:]).ignoreValues()
    }

    // MARK: - Requests

    func noteOf(_ answers: RACSignal) -> RACSignal {
        return answers.flattenMap { (answer: [AnyHashable: Any]) in
            let note = NTNote.noteWithDictionary(answer)
            guard let note else { return RACSignal.error(NTClient.malformed("no note")) }
            return RACSignal.return(note)
        }
    }

    func authorized(_ method: String, path: String, parameters: [AnyHashable: Any]) -> RACSignal {
        return RACSignal.defer {
            if self.token == nil {
                let error = NSError(
                    domain: NTClientErrorDomain,
                    code: NTClientError.unauthorized.rawValue,
                    userInfo: nil
                )
                return RACSignal.error(error)
            }
            var all = parameters
            all["token"] = self.token
            return self.send(method, path: path, parameters: all).doError { error in
                if (error?.code ?? 0) == NTClientError.unauthorized.rawValue {
                    self.refused.sendNext(error)
                }
            }
        }
    }

    func send(_ method: String, path: String, parameters: [AnyHashable: Any]) -> RACSignal {
        return RACSignal.createSignal { subscriber in
            self.requests += 1
            let request = self.transport.send(method, path: path, parameters: parameters).subscribe(subscriber)
            return RACDisposable.disposableWithBlock {
                request?.dispose()
                self.requests -= 1
            }
        }
    }

    class func malformed(_ reason: String) -> any Error {
        return NSError(
            domain: NTClientErrorDomain,
            code: NTClientError.malformed.rawValue,
            userInfo: [NSLocalizedDescriptionKey: reason]
        )
    }
}
