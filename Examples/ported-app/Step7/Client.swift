import StreamCore

/// The reason why the client has no answer.
enum ClientError: Error, Equatable {
    case offline
    case unauthorized
    case notFound
    case malformed(String)
}

/// Answers requests.
///
/// An implementation talks to a server, or keeps everything in memory.
protocol Transport: AnyObject {
    /// Sends an object of JSON, and completes.
    func send(_ method: String, path: String, parameters: [String: Any]) -> SignalProducer<[String: Any], ClientError>
}

/// Makes requests to the server, in terms of the app.
final class Client {
    private static let attempts = 3

    /// The number of notes on a page; with 0, the server decides.
    let pageSize = MutableProperty(0)
    let token = MutableProperty<String?>(nil)
    /// Sends a value when the server refuses a request because no session is open.
    let refusals: Signal<Void, Never>

    /// Whether requests are under way, for the activity indicator.
    let isBusy: Property<Bool>

    private let transport: any Transport
    private let refused: Signal<Void, Never>.Observer
    private let requests = MutableProperty(0)

    init(transport: any Transport) {
        self.transport = transport
        (refusals, refused) = Signal.pipe()
        isBusy = requests.map { $0 > 0 }
    }

    /// Sends the token, which later requests carry.
    func signIn(email: String, password: String) -> SignalProducer<String, ClientError> {
        send("POST", path: "/session", parameters: ["email": email, "password": password])
            .attemptMap { answer -> Result<String, ClientError> in
                (answer["token"] as? String).map(Result.success) ?? .failure(.malformed("no token"))
            }
            .on(value: { [token] in token.value = $0 })
    }

    /// Sends a page of the notes.
    ///
    /// Pages count from zero.
    func page(_ page: Int, matching query: String) -> SignalProducer<Page, ClientError> {
        authorized("GET", path: "/notes", parameters: ["query": query, "page": page, "size": pageSize.value])
            .retry(upTo: Self.attempts - 1)
            .map { answer in
                let objects = answer["notes"] as? [[String: Any]] ?? []
                return Page(
                    notes: objects.compactMap(Note.init), hasMore: answer["more"] as? Bool ?? false,
                    total: answer["total"] as? Int ?? 0)
            }
    }

    /// Sends the note as the server has saved it.
    func save(_ note: Note) -> SignalProducer<Note, ClientError> {
        Self.note(of: authorized("PUT", path: "/notes/\(note.identifier)", parameters: note.object))
    }

    /// Sends the note that the server has made.
    func create(title: String) -> SignalProducer<Note, ClientError> {
        Self.note(of: authorized("POST", path: "/notes", parameters: ["title": title]))
    }

    /// Completes when the server has deleted the note.
    func delete(identifier: String) -> SignalProducer<Never, ClientError> {
        authorized("DELETE", path: "/notes/\(identifier)", parameters: [:]).then(.empty)
    }

    /// Completes when the server has a part of an attachment, which begins at an offset.
    func attach(_ text: String, at offset: Int, of name: String, to identifier: String) -> SignalProducer<
        Never, ClientError
    > {
        authorized(
            "POST", path: "/notes/\(identifier)/attachments",
            parameters: ["name": name, "offset": offset, "text": text]
        ).then(.empty)
    }

    /// Completes when the server has invited a person to read the note.
    func share(_ identifier: String, with email: String) -> SignalProducer<Never, ClientError> {
        authorized("POST", path: "/notes/\(identifier)/shares", parameters: ["email": email]).then(.empty)
    }

    /// Completes when the server has answered.
    func ping() -> SignalProducer<Never, ClientError> {
        send("GET", path: "/health", parameters: [:]).then(.empty)
    }

    private static func note(
        of answers: SignalProducer<[String: Any], ClientError>
    ) -> SignalProducer<Note, ClientError> {
        answers.attemptMap { answer -> Result<Note, ClientError> in
            Note(answer).map(Result.success) ?? .failure(.malformed("no note"))
        }
    }

    private func authorized(
        _ method: String, path: String, parameters: [String: Any]
    ) -> SignalProducer<[String: Any], ClientError> {
        token.producer.take(first: 1).promoteError(ClientError.self).flatMap(.latest) { token in
            guard let token else { return SignalProducer(error: ClientError.unauthorized) }
            return self.send(
                method, path: path, parameters: parameters.merging(["token": token]) { _, token in token })
        }
        .on(failed: { [token, refused] error in
            if error == .unauthorized, token.value != nil { refused.send(value: ()) }
        })
    }

    private func send(
        _ method: String, path: String, parameters: [String: Any]
    ) -> SignalProducer<[String: Any], ClientError> {
        transport.send(method, path: path, parameters: parameters)
            .on(
                starting: { [requests] in requests.modify { $0 += 1 } },
                disposed: { [requests] in requests.modify { $0 -= 1 } })
    }
}
