import Foundation
import StreamCore

/// The reason why the client has no answer.
enum ClientError: Error, Equatable {
    case offline
    case unauthorized
    case notFound
    case malformed(String)
    /// The task that made the request was cancelled.
    case cancelled
}

/// Answers requests.
///
/// An implementation talks to a server, or keeps everything in memory.
protocol Transport: Sendable {
    /// Sends an object of JSON, and returns the object of the answer.
    func send(_ method: String, path: String, body: Data) async throws(ClientError) -> Data
}

/// Makes requests to the server, in terms of the app.
actor Client {
    private static let attempts = 3

    /// The number of notes on a page; with 0, the server decides.
    nonisolated let pageSize = MutableProperty(0)
    nonisolated let token = MutableProperty<String?>(nil)
    /// Sends a value when the server refuses a request because no session is open.
    nonisolated let refusals: Signal<Void, Never>

    private let transport: any Transport
    private let refused: Signal<Void, Never>.Observer

    init(transport: any Transport) {
        self.transport = transport
        (refusals, refused) = Signal.pipe()
    }

    /// Returns the token, which later requests carry.
    @discardableResult
    func signIn(email: String, password: String) async throws(ClientError) -> String {
        let answer: SignedIn = try await send("POST", path: "/session", Credentials(email: email, password: password))
        token.value = answer.token
        return answer.token
    }

    /// Returns a page of the notes.
    ///
    /// Pages count from zero.
    func page(_ page: Int, matching query: String) async throws(ClientError) -> Page {
        let search = Search(query: query, page: page, size: pageSize.value)
        for _ in 1..<Self.attempts {
            do throws(ClientError) {
                return try await authorized("GET", path: "/notes", search)
            } catch .cancelled {
                throw .cancelled
            } catch {
                continue
            }
        }
        return try await authorized("GET", path: "/notes", search)
    }

    /// Returns the note as the server has saved it.
    func save(_ note: Note) async throws(ClientError) -> Note {
        try await authorized("PUT", path: "/notes/\(note.identifier)", note)
    }

    /// Returns the note that the server has made.
    func create(title: String) async throws(ClientError) -> Note {
        try await authorized("POST", path: "/notes", ["title": title])
    }

    func delete(_ note: Note) async throws(ClientError) {
        let _: Nothing = try await authorized("DELETE", path: "/notes/\(note.identifier)", Nothing())
    }

    /// Returns when the server has a part of an attachment, which begins at an offset.
    func attach(_ text: String, at offset: Int, of name: String, to identifier: String) async throws(ClientError) {
        let part = Part(name: name, offset: offset, text: text)
        let _: Nothing = try await authorized("POST", path: "/notes/\(identifier)/attachments", part)
    }

    /// Returns when the server has invited a person to read the note.
    func share(_ identifier: String, with email: String) async throws(ClientError) {
        let _: Nothing = try await authorized("POST", path: "/notes/\(identifier)/shares", ["email": email])
    }

    /// Returns when the server has answered.
    func ping() async throws(ClientError) {
        let _: Nothing = try await send("GET", path: "/health", Nothing())
    }

    private func authorized<Answer: Decodable>(
        _ method: String, path: String, _ body: some Encodable
    ) async throws(ClientError) -> Answer {
        guard let token = token.value else { throw .unauthorized }
        do {
            return try await send(method, path: path, Authorized(token: token, body: body))
        } catch {
            if error == .unauthorized { refused.send(value: ()) }
            throw error
        }
    }

    private func send<Answer: Decodable>(
        _ method: String, path: String, _ body: some Encodable
    ) async throws(ClientError) -> Answer {
        guard let body = try? JSONEncoder().encode(body) else { throw .malformed("no JSON") }
        let answer = try await transport.send(method, path: path, body: body)
        do {
            return try JSONDecoder().decode(Answer.self, from: answer)
        } catch {
            throw .malformed("no \(Answer.self)")
        }
    }
}

private struct Credentials: Encodable {
    let email: String
    let password: String
}

private struct SignedIn: Decodable {
    let token: String
}

private struct Part: Encodable {
    let name: String
    let offset: Int
    let text: String
}

/// An object whose fields do not matter.
private struct Nothing: Codable {}

private struct Search: Encodable {
    let query: String
    let page: Int
    let size: Int
}

/// A body with the token beside its own fields.
private struct Authorized<Body: Encodable>: Encodable {
    let token: String
    let body: Body

    private enum CodingKeys: CodingKey {
        case token
    }

    func encode(to encoder: any Encoder) throws {
        try body.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(token, forKey: .token)
    }
}
