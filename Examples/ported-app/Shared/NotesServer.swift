import Foundation

/// The server of the app, in memory: an account, a few notes, and pages of two notes unless the app asks for another
/// size.
package final class NotesServer: NotesService, @unchecked Sendable {  // the lock guards the state
    /// A note as requests and answers carry it.
    package struct Note: Sendable, Equatable {
        package var id: String
        package var title: String
        package var body: String
        package var revision: Int

        package init(id: String, title: String, body: String, revision: Int) {
            self.id = id
            self.title = title
            self.body = body
            self.revision = revision
        }
    }

    private struct State {
        var notes: [Note]
        var nextID: Int
        var session = 1
        var attachments: [String: String] = [:]
        var shares: [String: [String]] = [:]
        var failuresToCome = 0
        var requestCount = 0
    }

    /// The notes of the terminal and of `notes-server`.
    package static let someTitles = ["Milk", "Bread", "Oat milk", "Tea", "Jam"]

    private static let pageSize = 2
    private let lock = NSLock()
    private var state: State

    package init(titles: [String]) {
        let notes = titles.enumerated().map { Note(id: "\($0)", title: $1, body: "", revision: 1) }
        state = State(notes: notes, nextID: notes.count)
    }

    package var notes: [Note] { lock.withLock { state.notes } }

    /// The number of requests so far, failed requests included.
    package var requestCount: Int { lock.withLock { state.requestCount } }

    /// Ends all sessions: requests are refused until the next sign-in.
    package func endSessions() { lock.withLock { state.session += 1 } }

    /// The part of an attachment that the server has.
    package func attachment(_ name: String, of id: String) -> String? {
        lock.withLock { state.attachments["\(id)/\(name)"] }
    }

    /// The addresses with which a note is shared, in alphabetical order.
    package func shares(of id: String) -> [String] { lock.withLock { state.shares[id, default: []].sorted() } }

    private var token: String { "session \(lock.withLock { state.session })" }

    /// Lets the next requests fail, as if the server could not be reached.
    package func failNext(_ count: Int) { lock.withLock { state.failuresToCome = count } }

    package func answer(
        _ request: NotesRequest, completion: @escaping @Sendable (Result<Data, NotesFailure>) -> Void
    ) -> @Sendable () -> Void {
        let parameters = JSON.object(in: request.body)
        completion(
            Result { () throws(NotesFailure) in
                JSON.data(of: try answer(request.method, request.path, parameters))
            })
        return {}
    }

    /// Answers a request with an object of JSON.
    package func answer(_ method: String, _ path: String, _ parameters: [String: Any])
        throws(NotesFailure) -> [String: Any]
    {
        let reachable = lock.withLock {
            state.requestCount += 1
            guard state.failuresToCome > 0 else { return true }
            state.failuresToCome -= 1
            return false
        }
        guard reachable else { throw .offline }
        if method == "GET", path == "/health" { return [:] }
        if method == "POST", path == "/session" {
            guard parameters["password"] as? String == "secret" else { throw .unauthorized }
            return ["token": token]
        }
        guard parameters["token"] as? String == token else { throw .unauthorized }
        if method == "GET", path == "/notes" {
            let size = Self.number(parameters["size"])
            return page(
                Self.number(parameters["page"]), of: size > 0 ? size : Self.pageSize,
                matching: parameters["query"] as? String ?? "")
        }
        if method == "POST", path == "/notes" {
            return Self.object(add(parameters["title"] as? String ?? ""))
        }
        let parts = path.dropFirst("/notes/".count).split(separator: "/").map(String.init)
        guard let id = parts.first else { throw .notFound }
        guard let index = notes.firstIndex(where: { $0.id == id }) else { throw .notFound }
        if method == "POST", parts.count == 2 { return try add(parameters, to: parts[1], of: id) }
        if method == "DELETE" {
            lock.withLock { state.notes.removeAll { $0.id == id } }
            return [:]
        }
        guard method == "PUT" else { throw .notFound }
        let saved = Note(
            id: id, title: parameters["title"] as? String ?? "", body: parameters["body"] as? String ?? "",
            revision: parameters["revision"] as? Int ?? 0)
        lock.withLock { state.notes[index] = saved }
        return Self.object(saved)
    }

    private func add(_ title: String) -> Note {
        lock.withLock {
            let note = Note(id: "\(state.nextID)", title: title, body: "", revision: 1)
            state.nextID += 1
            state.notes.append(note)
            return note
        }
    }

    /// Adds a part to an attachment at its end, or a reader to a note; the part must begin at that end, and nobody@… is
    /// unknown.
    private func add(_ parameters: [String: Any], to list: String, of id: String) throws(NotesFailure) -> [String: Any]
    {
        let isKnown = lock.withLock {
            if list == "attachments", let name = parameters["name"] as? String, let text = parameters["text"] as? String
            {
                let key = "\(id)/\(name)"
                let known = state.attachments[key, default: ""]
                guard Self.number(parameters["offset"]) == known.utf16.count else { return false }
                state.attachments[key] = known + text
                return true
            }
            guard list == "shares", let email = parameters["email"] as? String, !email.hasPrefix("nobody@") else {
                return false
            }
            state.shares[id, default: []].append(email)
            return true
        }
        guard isKnown else { throw .notFound }
        return [:]
    }

    private func page(_ number: Int, of size: Int, matching query: String) -> [String: Any] {
        let found = notes.filter { query.isEmpty || $0.title.lowercased().contains(query.lowercased()) }
        let rest = found.dropFirst(number * size)
        return [
            "notes": rest.prefix(size).map(Self.object), "more": rest.count > size,
            "total": found.count,
        ]
    }

    /// A number of JSON, or a number that came as text in a query.
    private static func number(_ value: Any?) -> Int {
        value as? Int ?? (value as? String).flatMap(Int.init) ?? 0
    }

    private static func object(_ note: Note) -> [String: Any] {
        ["id": note.id, "title": note.title, "body": note.body, "revision": note.revision]
    }
}
