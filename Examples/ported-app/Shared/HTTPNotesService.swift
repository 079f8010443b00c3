import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks a server over HTTP: parameters travel in the query of a GET request, and in the body of any other.
package final class HTTPNotesService: NotesService {
    private static let session = URLSession(configuration: .ephemeral)
    private let server: URL

    /// Makes a service.
    ///
    /// - Parameter server: Scheme, host and port, as `notes-server` prints them.
    package init(server: URL) { self.server = server }

    package func answer(
        _ request: NotesRequest, completion: @escaping @Sendable (Result<Data, NotesFailure>) -> Void
    ) -> @Sendable () -> Void {
        let pending = PendingCompletion(completion)
        let task = Self.session.dataTask(with: urlRequest(for: request)) { data, response, _ in
            let answer: Result<Data, NotesFailure> =
                switch (response as? HTTPURLResponse)?.statusCode {
                case 200: .success(data ?? Data())
                case let status?: .failure(NotesFailure(rawValue: status) ?? .offline)
                case nil: .failure(.offline)
                }
            DispatchQueue.main.async { pending.take()?(answer) }
        }
        task.resume()
        return { task.cancel() }
    }

    private func urlRequest(for request: NotesRequest) -> URLRequest {
        var url = server.appending(path: request.path)
        let isRead = request.method == "GET"
        if isRead {
            let parameters = JSON.object(in: request.body).sorted { $0.key < $1.key }
            url.append(queryItems: parameters.map { URLQueryItem(name: $0, value: "\($1)") })
        }
        var urlRequest = URLRequest(url: url)
        urlRequest.httpMethod = request.method
        if !isRead { urlRequest.httpBody = request.body }
        return urlRequest
    }
}

/// Holds a completion until its call, so that its owner, the app, is released on the main queue, and not by the
/// session.
private final class PendingCompletion: Sendable {
    typealias Completion = @Sendable (Result<Data, NotesFailure>) -> Void

    private let completion: Locked<Completion?>

    init(_ completion: @escaping Completion) { self.completion = Locked(completion) }

    func take() -> Completion? {
        completion.withLock { completion in
            defer { completion = nil }
            return completion
        }
    }
}
