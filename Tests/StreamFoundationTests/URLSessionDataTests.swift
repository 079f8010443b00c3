import Dispatch
import Foundation
import FoundationTestSupport
import StreamCore
import StreamFoundation
import TestTurns
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("URLSession.reactive.data", .takesTurns)
struct URLSessionDataTests {
    private let server: LoopbackServer
    private let session = URLSession(configuration: .ephemeral)
    private let log = EventLog()

    init() throws {
        server = try LoopbackServer([
            "/": .answer(body: "hello"),
            "/empty": .answer(status: 204, body: ""),
            "/broken": .answer(status: 500, body: "sorry"),
            "/pause": .pause(beginning: "slow", rest: "ly"),
            "/stall": .stall(beginning: "begin"),
            "/hang": .hang,
            "/nonsense": .nonsense("this is not HTTP\r\n\r\n"),
        ])
    }

    private func request(_ path: String) -> URLRequest { URLRequest(url: server.url(path), timeoutInterval: 600) }

    /// Starts a request, and writes down what comes of it.
    @discardableResult
    private func start(_ request: URLRequest) -> any Disposable {
        session.reactive.data(with: request).start { [log] event in
            switch event {
            case .value((let data, let response)):
                let status = (response as? HTTPURLResponse).map { "\($0.statusCode) " } ?? ""
                log.add(status + String(decoding: data, as: UTF8.self))
            case .failed(let error): log.add("failed \((error as? URLError)?.code.rawValue ?? 0)")
            case .completed: log.add("completed")
            case .interrupted: log.add("interrupted")
            }
        }
    }

    @Test(
        "Sends the body and the response, whatever the status, and completes",
        arguments: [("/", "200 hello"), ("/empty", "204 "), ("/broken", "500 sorry"), ("/no", "404 nothing at /no")])
    func sends(path: String, answer: String) {
        start(request(path))
        #expect(log.wait(for: "completed"), "The request for \(path) has not completed.")
        #expect(log.events == [answer, "completed"])
    }

    @Test("Waits for the whole body of a slow answer")
    func waits() {
        start(request("/pause"))
        #expect(server.log.wait(for: "GET /pause"), "The request has not reached the server.")
        #expect(log.events.isEmpty)
        server.goOn()
        #expect(log.wait(for: "completed"), "The slow answer has not completed.")
        #expect(log.events == ["200 slowly", "completed"])
    }

    @Test("Performs the request anew for every start, and not before")
    func isCold() {
        let producer = session.reactive.data(with: request("/"))
        #expect(server.log.events.isEmpty)
        for _ in 0..<2 { producer.start(.init(completed: { [log] in log.add("completed") })) }
        #expect(log.wait(for: "completed", count: 2), "The two requests have not completed.")
        #expect(server.log.events == ["GET /", "GET /"])
    }

    @Test("Requests are not cancelled when they end, or are disposed of after their answer")
    func endsAndDisposes() {
        for round in 0..<100 {
            start(request("/"))
            let ending = session.reactive.data(with: request("/")).start { [log] _ in log.add("event \(round)") }
            #expect(log.wait(for: "event \(round)"), "The request has not been answered.")
            ending.dispose()
        }
        #expect(log.wait(for: "completed", count: 100), "The requests have not completed.")
        #expect(!log.events.contains { $0.hasPrefix("failed") })
    }

    @Test("Fails when nobody listens")
    func isRefused() throws {
        start(URLRequest(url: try LoopbackServer.closedURL()))
        let failure = "failed \(URLError.Code.cannotConnectToHost.rawValue)"
        #expect(log.wait(for: failure), "The refused connection has not failed: \(log.events)")
        #expect(log.events == [failure])
    }

    @Test("Fails when the answer is none")
    func isMalformed() {
        session.reactive.data(with: request("/nonsense")).startWithFailed { [log] _ in log.add("failed") }
        #expect(log.wait(for: "failed"), "The malformed answer has not failed.")
    }

    @Test("Fails without an address")
    func hasNoAddress() {
        var nowhere = request("/")
        nowhere.url = nil
        start(nowhere)
        #expect(log.events == ["failed \(URLError.Code.badURL.rawValue)"])
    }

    @Test("Disposal interrupts, and cancels the transfer", arguments: ["/hang", "/stall"])
    func cancels(path: String) {
        let transfer = start(request(path))
        #expect(server.log.wait(for: "GET \(path)"), "The request has not reached the server.")
        transfer.dispose()
        #expect(log.events == ["interrupted"])
        #expect(server.log.wait(for: "hung up \(path)"), "The transfer goes on after disposal.")
        #expect(log.events == ["interrupted"])
    }

    @Test("Requests that are disposed of as soon as they begin, several at a time, are cancelled, and stop nothing")
    func cancelsAtOnce() async {
        await #expect(processExitsWith: .success) {
            let server = try LoopbackServer(["/hang": .hang, "/": .answer(body: "hello")])
            let addresses = [server.url("/hang"), server.url("/"), try LoopbackServer.closedURL()]
            let ending = SessionEnding()
            let session = URLSession(configuration: .default, delegate: ending, delegateQueue: nil)
            DispatchQueue.concurrentPerform(iterations: 3) { _ in
                for number in 0..<60 {
                    session.reactive.data(with: URLRequest(url: addresses[number % 3])).start().dispose()
                }
            }
            session.finishTasksAndInvalidate()
            #expect(ending.log.wait(for: "ended"), "A transfer goes on after disposal.")
        }
    }

    @Test("An observer waits for another request of the session, and for a file")
    func waitsInObserver() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("of a file", to: "words")
        session.reactive.data(with: request("/")).startWithResult { [session, log, other = request("/broken")] _ in
            for request in [other, URLRequest(url: file)] {
                let body = try? session.reactive.data(with: request).first()?.get().0
                log.add(String(decoding: body ?? Data(), as: UTF8.self))
            }
        }
        #expect(log.wait(for: "of a file"), "The wait in an observer has not ended: \(log.events)")
        #expect(log.events == ["sorry", "of a file"])
    }

    @Test("Observers of different requests run at the same time, whatever the session's queue")
    func runsAtTheSameTime() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: queue)
        for path in ["/", "/empty", "/broken"] {
            session.reactive.data(with: request(path)).startWithResult { [log] _ in
                log.add("in an observer")
                // None goes on before all are there.
                log.add("all there: \(log.wait(for: "in an observer", count: 3, seconds: 60))")
            }
        }
        #expect(log.wait(for: "all there: true", count: 3), "The observers have waited for each other: \(log.events)")
    }

    @Test("Reads a file, with the type that its name says")
    func readsFile() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(#"{"name": "Ann"}"#, to: "person.json")
        let (data, response) = try #require(try session.reactive.data(with: URLRequest(url: file)).lastInTime())
        #expect(String(decoding: data, as: UTF8.self) == #"{"name": "Ann"}"#)
        #expect(response.mimeType == "application/json")
        #expect(response.url == file)
        #expect(response.expectedContentLength == 15)
    }

    @Test("Fails when there is no such file")
    func missesFile() throws {
        start(URLRequest(url: try TemporaryFolder().missingFile))
        let failure = "failed \(URLError.Code.fileDoesNotExist.rawValue)"
        #expect(log.wait(for: failure), "The missing file has not failed: \(log.events)")
    }
}

/// Notes that all tasks of a session have ended.
private final class SessionEnding: NSObject, URLSessionDelegate, Sendable {
    let log = EventLog()

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Swift.Error)?) { log.add("ended") }
}
