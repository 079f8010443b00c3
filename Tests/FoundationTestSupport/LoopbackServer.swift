import Dispatch
public import Foundation

/// An HTTP server on a free port of the loopback address, which lives as long as this is held.
///
/// Its log has an entry for every request, `GET /path`, and one for every client that hangs up, `hung up /path`.
public final class LoopbackServer: Sendable {
    /// What has happened.
    public let log = EventLog()
    private let permissions = DispatchSemaphore(value: 0)
    private let listener: LoopbackSocket
    private let replies: [String: LoopbackReply]

    /// Makes a server that answers requests for these paths, and those for others with 404.
    public init(_ replies: [String: LoopbackReply]) throws {
        self.replies = replies
        listener = try LoopbackSocket()
        let listener = listener
        Thread.detachNewThread { [weak self] in
            while let connection = listener.accept() {
                guard let self else { return }
                self.serve(connection)
            }
        }
    }

    deinit { listener.shutDown() }

    /// The address of a path.
    public func url(_ path: String) -> URL { Self.url(port: listener.port, path) }

    /// An address at which nobody listens, nor will: another server could get a port that was given back.
    public static func closedURL() throws -> URL { url(port: try closed.get().port, "/") }

    private static let closed = Result { try LoopbackSocket(listens: false) }

    /// Lets one reply that pauses go on.
    public func goOn() { permissions.signal() }

    private static func url(port: UInt16, _ path: String) -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { fatalError("\(path) is no path.") }
        return url
    }

    private func serve(_ connection: LoopbackSocket) {
        let log = log
        let replies = replies
        let permissions = permissions
        Thread.detachNewThread {
            guard let request = connection.receiveHead() else { return }
            let words = request.split(separator: " ")
            guard words.count > 1 else { return }
            let path = String(words[1])
            log.add("\(words[0]) \(path)")
            let reply = replies[path] ?? .answer(status: 404, body: "nothing at \(path)")
            connection.send(reply.text(for: request))
            if let rest = reply.rest {
                permissions.wait()
                connection.send(rest)
            }
            guard reply.waitsForClient else { return }
            connection.waitForEnd()
            log.add("hung up \(path)")
        }
    }
}
