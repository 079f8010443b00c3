import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import TestTurns
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("URLSession.rac_sendAsynchronousRequest", .takesTurns)
struct AsynchronousRequestTests {
    private let server: LoopbackServer
    private let session = URLSession(configuration: .ephemeral)
    private let log = EventLog()

    init() throws {
        server = try LoopbackServer([
            "/": .answer(type: "application/json", body: "[1]"),
            "/broken": .answer(status: 500, body: "sorry"),
            "/hang": .hang,
            "/nonsense": .nonsense("this is not HTTP\r\n\r\n"),
        ])
    }

    private func request(_ path: String) -> URLRequest { URLRequest(url: server.url(path), timeoutInterval: 600) }

    @discardableResult
    private func record(_ signal: RACSignal) -> RACDisposable {
        log.subscribe(to: signal) { value in
            guard let tuple = value as? RACTwoTuple else { return "no tuple" }
            let status = (tuple.first as? HTTPURLResponse).map { "\($0.statusCode) " } ?? ""
            return "\(status)\((tuple.first as? URLResponse)?.mimeType ?? "-") \(text(tuple.second as Any))"
        }
    }

    @Test(
        "Sends a tuple of the response and the data, whatever the status, and completes",
        arguments: [("/", "200 application/json [1]"), ("/broken", "500 text/plain sorry")])
    func sends(path: String, answer: String) {
        record(session.rac_sendAsynchronousRequest(request(path)))
        #expect(log.wait(for: "completed"), "The request for \(path) has not completed.")
        #expect(log.events == [answer, "completed"])
    }

    @Test("The class method uses the shared session")
    func usesSharedSession() {
        record(URLSession.rac_sendAsynchronousRequest(request("/")))
        #expect(log.wait(for: "completed"), "The request has not completed.")
        #expect(log.events == ["200 application/json [1]", "completed"])
    }

    @Test("Performs the request anew for every subscription, and not before")
    func isCold() {
        let signal = session.rac_sendAsynchronousRequest(request("/"))
        #expect(server.log.events.isEmpty)
        record(signal)
        record(signal)
        #expect(log.wait(for: "completed", count: 2), "The two requests have not completed.")
        #expect(server.log.events == ["GET /", "GET /"])
    }

    @Test("Fetches a JSON file from a file URL")
    func fetchesFile() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("[1]", to: "numbers.json")
        record(session.rac_sendAsynchronousRequest(URLRequest(url: file)))
        #expect(log.wait(for: "completed"), "The file has not been read.")
        #expect(log.events == ["application/json [1]", "completed"])
    }

    @Test("Sends the error of a refused connection, as it is")
    func isRefused() throws {
        record(session.rac_sendAsynchronousRequest(URLRequest(url: try LoopbackServer.closedURL())))
        let failure = "error \(NSURLErrorCannotConnectToHost)"
        #expect(log.wait(for: failure), "The refused connection has not failed: \(log.events)")
        #expect(log.events == [failure])
    }

    @Test("Sends an error when the answer is none")
    func isMalformed() {
        session.rac_sendAsynchronousRequest(request("/nonsense")).subscribeError { [log] _ in log.add("error") }
        #expect(log.wait(for: "error"), "The malformed answer has not failed.")
    }

    @Test("Disposal cancels the transfer, without an event")
    func cancels() {
        let transfer = record(session.rac_sendAsynchronousRequest(request("/hang")))
        #expect(server.log.wait(for: "GET /hang"), "The request has not reached the server.")
        transfer.dispose()
        #expect(server.log.wait(for: "hung up /hang"), "The transfer goes on after disposal.")
        #expect(log.events.isEmpty)
    }

    @Test("The name shows the request")
    func isNamed() {
        SignalNames.with(true) {
            let request = request("/")
            #expect(session.rac_sendAsynchronousRequest(request).name == "+rac_sendAsynchronousRequest: \(request)")
        }
    }
}
