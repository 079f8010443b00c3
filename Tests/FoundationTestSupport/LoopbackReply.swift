/// What a loopback server does with the requests for one path.
public enum LoopbackReply: Sendable {
    /// Answers.
    case answer(status: Int = 200, type: String = "text/plain", body: String)
    /// Answers, but sends the rest of the body only when the server is told to go on.
    case pause(beginning: String, rest: String)
    /// Says how long the body is, sends the beginning of it, and waits until the client hangs up.
    case stall(beginning: String)
    /// Waits until the client hangs up, without a word.
    case hang
    /// Sends what is no answer, and hangs up.
    case nonsense(String)

    /// What is sent at once, if anything.
    var text: String {
        switch self {
        case .answer(let status, let type, let body):
            Self.head(status, type, length: body.utf8.count) + body
        case .pause(let beginning, let rest):
            Self.head(200, "text/plain", length: beginning.utf8.count + rest.utf8.count) + beginning
        case .stall(let beginning): Self.head(200, "text/plain", length: beginning.utf8.count + 1000) + beginning
        case .hang: ""
        case .nonsense(let text): text
        }
    }

    /// What is sent when the server is told to go on.
    var rest: String? {
        if case .pause(_, let rest) = self { rest } else { nil }
    }

    /// Whether it is for the client to hang up.
    var waitsForClient: Bool {
        switch self {
        case .answer, .nonsense, .pause: false
        case .stall, .hang: true
        }
    }

    private static func head(_ status: Int, _ type: String, length: Int) -> String {
        """
        HTTP/1.1 \(status) Status\r
        Content-Type: \(type)\r
        Content-Length: \(length)\r
        Connection: close\r
        \r\n
        """
    }
}
