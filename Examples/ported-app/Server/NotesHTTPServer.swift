import Foundation
import Shared

/// Serves a server in memory over HTTP/1.1, at 127.0.0.1.
///
/// Each connection takes one request. The status of a failed request is the failure's code; for `offline`, the server
/// closes the connection without an answer.
package final class NotesHTTPServer: Sendable {
    /// The address of the server: scheme, host and port.
    package var url: URL {
        var parts = URLComponents()
        (parts.scheme, parts.host, parts.port) = ("http", "127.0.0.1", Int(listener.port))
        return parts.url ?? URL(filePath: "/")
    }

    private let listener: LoopbackListener

    /// Begins to answer, on threads of its own, until this object is released.
    ///
    /// - Parameters:
    ///   - notes: Answers the requests.
    ///   - port: The port, or 0 for a free one.
    /// - Throws: The error of the system, for example when the port is taken.
    package init(_ notes: NotesServer, port: UInt16 = 0) throws {
        let listener = try LoopbackListener(port: port)
        self.listener = listener
        Thread.detachNewThread {
            while let connection = listener.accept() {
                Thread.detachNewThread { Self.answer(connection, notes) }
            }
        }
    }

    deinit { listener.shutDown() }

    private static func answer(_ connection: Connection, _ notes: NotesServer) {
        guard let request = HTTPRequest(from: connection) else { return }
        do throws(NotesFailure) {
            let object = try notes.answer(request.method, request.path, request.parameters)
            connection.send(response("200 OK", JSON.data(of: object)))
        } catch {
            switch error {
            case .offline: break
            case .unauthorized: connection.send(response("401 Unauthorized"))
            case .notFound: connection.send(response("404 Not Found"))
            }
        }
    }

    private static func response(_ status: String, _ body: Data = Data()) -> Data {
        let head = [
            "HTTP/1.1 \(status)", "Content-Type: application/json", "Content-Length: \(body.count)",
            "Connection: close",
        ]
        return Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
