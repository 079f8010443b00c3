import Foundation
import Shared

/// A request of HTTP/1.1.
struct HTTPRequest {
    let method: String
    let path: String
    /// The query, or the object of JSON in the body.
    let parameters: [String: Any]

    private static let longest = 1 << 20

    /// Reads a request; nil when the client sends none, or more than a megabyte.
    init?(from connection: Connection) {
        var received = Data()
        let end = Data("\r\n\r\n".utf8)
        while received.range(of: end) == nil {
            guard received.count < Self.longest, let part = connection.receive() else { return nil }
            received += part
        }
        guard let blank = received.range(of: end) else { return nil }
        let lines = String(decoding: received[..<blank.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3, let target = URLComponents(string: String(words[1])) else { return nil }

        let length = Self.value(of: "content-length", in: lines).flatMap(Int.init) ?? 0
        guard (0...Self.longest).contains(length) else { return nil }
        var body = Data(received[blank.upperBound...])
        while body.count < length {
            guard let part = connection.receive() else { return nil }
            body += part
        }
        let query = (target.queryItems ?? []).map { ($0.name, $0.value ?? "") }
        method = String(words[0])
        path = target.path
        parameters = body.isEmpty ? Dictionary(query) { $1 } : JSON.object(in: body)
    }

    private static func value(of field: String, in lines: [String]) -> String? {
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == field else { continue }
            return parts[1].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }
}
