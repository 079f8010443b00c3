import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import TestTurns
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The delegate of a client's session.
private final class Guide: NSObject, URLSessionTaskDelegate {
    private let password: String
    private let follows: Bool

    init(password: String = "secret", follows: Bool = true) {
        self.password = password
        self.follows = follows
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(follows ? request : nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard challenge.previousFailureCount == 0 else { return completionHandler(.cancelAuthenticationChallenge, nil) }
        completionHandler(.useCredential, URLCredential(user: "ann", password: password, persistence: .none))
    }
}

@Suite("Delegates of the sessions of rac_sendAsynchronousRequest", .timeLimit(.minutes(40)), .takesTurns)
struct RequestDelegateTests {
    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer([
            "/moved": .redirect(to: "/open"), "/open": .answer(body: "open to all"),
            "/members": .members(user: "ann", password: "secret", body: "hello"),
        ])
    }

    /// Performs a request, waits for its end, and returns what it has sent.
    private func perform(_ path: String, _ guide: Guide?) -> [String] {
        let log = EventLog()
        let session = URLSession(configuration: .ephemeral, delegate: guide, delegateQueue: nil)
        session.rac_sendAsynchronousRequest(URLRequest(url: server.url(path), timeoutInterval: 600))
            .reduceEach { (response: HTTPURLResponse, data: Data) in
                "\(response.statusCode) \(String(decoding: data, as: UTF8.self))"
            }
            .subscribeNext { (answer: String) in
                log.add(answer)
            } error: { error in
                log.add("error \(error?.code ?? 0)")
                log.add("over")
            } completed: {
                log.add("over")
            }
        #expect(log.wait(for: "over"), "The request has not ended.")
        session.finishTasksAndInvalidate()
        return log.events
    }

    @Test("Is asked who the client is")
    func isAsked() {
        #expect(perform("/members", Guide()) == ["200 hello", "over"])
    }

    @Test("Is asked whether a redirect is followed")
    func followsRedirect() {
        #expect(perform("/moved", Guide()) == ["200 open to all", "over"])
        #expect(server.log.events == ["GET /moved", "GET /open"])
    }

    @Test("A redirect that is not followed is the answer")
    func keepsRedirect() {
        #expect(perform("/moved", Guide(follows: false)) == ["302 ", "over"])
        #expect(server.log.events == ["GET /moved"])
    }

    @Test("A challenge that is cancelled is the failure")
    func failsWithWrongPassword() {
        #expect(perform("/members", Guide(password: "guess")) == ["error \(NSURLErrorCancelled)", "over"])
    }

    @Test("Without a delegate, redirects are followed")
    func needsNoDelegate() {
        #expect(perform("/moved", nil) == ["200 open to all", "over"])
    }
}
