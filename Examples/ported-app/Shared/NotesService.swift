import Foundation

/// The reason why a request gets no answer; the raw value is the code that the app knows.
package enum NotesFailure: Int, Error {
    case offline = 1
    case unauthorized = 401
    case notFound = 404
}

/// A request, whose body is an object of JSON.
package struct NotesRequest: Sendable {
    package var method: String
    package var path: String
    package var body: Data

    package init(method: String, path: String, body: Data) {
        self.method = method
        self.path = path
        self.body = body
    }
}

/// Answers the requests of the app: the server in memory, or a server over HTTP.
package protocol NotesService: AnyObject, Sendable {
    /// Answers a request with an object of JSON.
    ///
    /// - Parameter completion: Is called once, either before this method returns or later on the main queue.
    /// - Returns: A closure that cancels the request; a request that is cancelled fails as if the server were offline.
    func answer(
        _ request: NotesRequest, completion: @escaping @Sendable (Result<Data, NotesFailure>) -> Void
    ) -> @Sendable () -> Void
}

extension NotesService {
    /// Answers a request whose parameters and answer are objects of JSON that have been read.
    package func answer(
        _ method: String, _ path: String, _ parameters: [String: Any],
        completion: @escaping (Result<[String: Any], NotesFailure>) -> Void
    ) -> @Sendable () -> Void {
        // The service calls the completion in place or on the main queue, where the app lives: the closure never
        // crosses threads.
        nonisolated(unsafe) let completion = completion
        return answer(NotesRequest(method: method, path: path, body: JSON.data(of: parameters))) { answer in
            completion(answer.map(JSON.object))
        }
    }
}

/// Objects of JSON as the first steps of the port use them.
package enum JSON {
    /// The text of an object; an object that has no text gives the text of an empty object.
    package static func data(of object: [String: Any]) -> Data {
        (try? JSONSerialization.data(withJSONObject: object)) ?? Data("{}".utf8)
    }

    /// The object that a text describes; any other text gives an empty object.
    package static func object(in data: Data) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    }
}
