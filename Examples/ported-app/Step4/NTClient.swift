import CompatShims
import Foundation
import RACCompat

enum NTClientError: Int {
    case offline = 1
    case unauthorized = 401
    case notFound = 404
    case malformed = 1000
}

/// Answers requests.
///
/// An implementation talks to a server, or keeps everything in memory.
protocol NTTransport: AnyObject {
    /// Sends an object of JSON and completes, or fails with an error in NTClientErrorDomain.
    func send(_ method: String, path: String, parameters: [String: Any]) -> RACSignal
}

let NTClientErrorDomain = "NTClientErrorDomain"

private let kAttempts = 3

/// Makes the requests of the view models, in terms of the app.
class NTClient: RACObject {
    @RACProperty var token: String?

    /// The number of notes on a page; with 0, the server decides.
    @RACProperty var pageSize = 0

    /// Sends an error when the server refuses a request because no session is open.
    let refusals: RACSignal

    /// Whether requests are under way, for the activity indicator.
    @RACProperty private(set) var busy = false
    private var transport: any NTTransport
    private let refused = RACSubject.subject()
    @RACProperty private var requests = 0

    init(transport: any NTTransport) {
        self.transport = transport
        self.refusals = self.refused
        super.init()

        RAC(self, \.busy) <~ RACObserve(self, \.requests).map { (requests: Int) in requests > 0 }
    }

    /// Sends the token.
    func signInWithEmail(_ email: String, password: String) -> RACSignal {
        let parameters = ["email": email, "password": password]
        return self.send("POST", path: "/session", parameters: parameters)
            .flattenMap { (answer: [String: Any]) in
                guard let token = answer["token"] as? String else {
                    return RACSignal.error(NTClient.malformed("no token"))
                }
                return RACSignal.return(token)
            }
            .doNext { (token: String) in self.token = token }
    }

    /// Sends an NTPage.
    ///
    /// Pages count from zero.
    func pageOfNotesMatching(_ query: String, page: Int) -> RACSignal {
        let parameters: [String: Any] = ["query": query, "page": page, "size": self.pageSize]
        return self.authorized("GET", path: "/notes", parameters: parameters)
            .retry(kAttempts - 1)
            .map { (answer: [String: Any]) in
                let objects = answer["notes"] as? [[String: Any]] ?? []
                return NTPage(
                    notes: objects.compactMap(NTNote.init), hasMore: answer["more"] as? Bool ?? false,
                    total: answer["total"] as? Int ?? 0)
            }
    }

    /// Sends the note as the server has saved it.
    func saveNote(_ note: NTNote) -> RACSignal {
        let path = "/notes/\(note.identifier)"
        return self.noteOf(self.authorized("PUT", path: path, parameters: note.object))
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

    /// Completes when the server has invited a person to read the note.
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
        return answers.flattenMap { (answer: [String: Any]) in
            guard let note = NTNote(answer) else { return RACSignal.error(NTClient.malformed("no note")) }
            return RACSignal.return(note)
        }
    }

    func authorized(_ method: String, path: String, parameters: [String: Any]) -> RACSignal {
        return RACSignal.defer {
            guard let token = self.token else {
                let error = NSError(
                    domain: NTClientErrorDomain,
                    code: NTClientError.unauthorized.rawValue,
                    userInfo: nil
                )
                return RACSignal.error(error)
            }
            var all = parameters
            all["token"] = token
            return self.send(method, path: path, parameters: all).doError { error in
                if (error?.code ?? 0) == NTClientError.unauthorized.rawValue {
                    self.refused.sendNext(error)
                }
            }
        }
    }

    func send(_ method: String, path: String, parameters: [String: Any]) -> RACSignal {
        return RACSignal.createSignal { subscriber in
            self.requests += 1
            let request = self.transport.send(method, path: path, parameters: parameters).subscribe(subscriber)
            return RACDisposable {
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
