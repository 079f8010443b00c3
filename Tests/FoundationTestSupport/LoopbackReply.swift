import Foundation

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
    /// Sends the client to another path.
    case redirect(to: String)
    /// Answers a request that carries the name and password in basic authentication, and challenges any other request.
    case members(user: String, password: String, body: String)
    /// Answers what a closure makes of the head of the request, in JSON.
    case computed(@Sendable (_ head: String) -> LoopbackAnswer)

    /// What is sent at once, if anything, to a request that begins with `head`.
    func text(for head: String) -> String {
        switch self {
        case .answer(let status, let type, let body):
            Self.head(status, type, length: body.utf8.count) + body
        case .pause(let beginning, let rest):
            Self.head(200, "text/plain", length: beginning.utf8.count + rest.utf8.count) + beginning
        case .stall(let beginning): Self.head(200, "text/plain", length: beginning.utf8.count + 1000) + beginning
        case .hang: ""
        case .nonsense(let text): text
        case .computed(let answer):
            Self.text(of: answer(head))
        case .redirect(let path): Self.head(302, "text/plain", length: 0, "Location: \(path)\r\n")
        case .members(let user, let password, let body):
            if head.contains("Basic \(Data("\(user):\(password)".utf8).base64EncodedString())\r\n") {
                Self.head(200, "text/plain", length: body.utf8.count) + body
            } else {
                Self.head(401, "text/plain", length: 0, "WWW-Authenticate: Basic realm=\"members\"\r\n")
            }
        }
    }

    /// What is sent when the server is told to go on.
    var rest: String? {
        if case .pause(_, let rest) = self { rest } else { nil }
    }

    /// Whether it is for the client to hang up.
    var waitsForClient: Bool {
        switch self {
        case .answer, .nonsense, .pause, .redirect, .members, .computed: false
        case .stall, .hang: true
        }
    }

    private static func text(of answer: LoopbackAnswer) -> String {
        let fields = answer.fields.map { "\($0)\r\n" }.joined()
        return head(answer.status, "application/json", length: answer.body.utf8.count, fields) + answer.body
    }

    private static func head(_ status: Int, _ type: String, length: Int, _ fields: String = "") -> String {
        """
        HTTP/1.1 \(status) Status\r
        Content-Type: \(type)\r
        Content-Length: \(length)\r
        Connection: close\r
        \(fields)\r\n
        """
    }
}
