import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import TestTurns
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client as it was written for the original, whose requests had a queue each.
private final class Client: Sendable {
    let session = URLSession(configuration: .ephemeral)
    let server: LoopbackServer

    init() throws {
        server = try LoopbackServer([
            "/token": .answer(body: "secret"), "/a": .answer(body: "a"), "/b": .answer(body: "b"),
            "/c": .answer(body: "c"), "/broken": .nonsense("this is not HTTP\r\n\r\n"),
            "/pause": .pause(beginning: "sl", rest: "ow"),
        ])
    }

    func get(_ path: String) -> RACSignal {
        session.rac_sendAsynchronousRequest(URLRequest(url: server.url(path), timeoutInterval: 600))
            .reduceEach { (_: URLResponse, body: Data) in String(decoding: body, as: UTF8.self) }
    }
}

@Suite(.timeLimit(.minutes(40)), .takesTurns)
struct RequestQueueTests {
    private let client: Client
    private let log = EventLog()

    init() throws { client = try Client() }

    @Test("A block that takes an answer waits for another request: a value, its completion, its failure")
    func waitsInBlock() {
        client.get("/a").subscribeNext { [client, log] (letter: String) in
            log.add("\(letter) and \(client.get("/b").first() ?? "nil")")
            log.add("completes: \(client.get("/c").waitUntilCompleted(nil))")
            log.add("\(client.get("/c").toArray() ?? [])")
            log.add("fails: \(!client.get("/broken").waitUntilCompleted(nil))")
        } completed: { [log] in
            log.add("completed")
        }
        #expect(log.wait(for: "completed"), "A wait in a handler has not ended: \(log.events)")
        #expect(log.events == ["a and b", "completes: true", #"["c"]"#, "fails: true", "completed"])
    }

    @Test("An operator's block waits for another request, in an answer to an answer")
    func waitsInOperators() {
        let letters = client.get("/token")
            .flattenMap { [client] (token: String) in
                client.get("/a").map { (letter: String) in "\(token) \(letter)\(client.get("/b").first() ?? "nil")" }
            }
            .doNext { [client, log] _ in log.add("\(client.get("/c").first() ?? "nil")") }
        log.subscribe(to: letters)
        #expect(log.wait(for: "completed"), "A wait in an operator has not ended: \(log.events)")
        #expect(log.events == ["c", "secret ab", "completed"])
    }

    @Test("Blocks of three requests run at the same time")
    func runsAtTheSameTime() {
        for path in ["/a", "/b", "/c"] {
            client.get(path).subscribeNext { [log] _ in
                log.add("in a block")
                // None goes on before all are there.
                log.add("all there: \(log.wait(for: "in a block", count: 3, seconds: 600))")
            }
        }
        #expect(log.wait(for: "all there: true", count: 3), "The blocks have waited for each other: \(log.events)")
    }

    @Test("An answer is handed over while the block of another one is running, and before that request completes")
    func keepsOrderOfEachRequest() {
        let release = DispatchSemaphore(value: 0)
        client.get("/a").subscribeNext { [log] (letter: String) in
            log.add("begins \(letter)")
            release.wait()
            log.add("ends \(letter)")
        } completed: { [log] in
            log.add("completed a")
        }
        #expect(log.wait(for: "begins a"))
        log.subscribe(to: client.get("/b"))
        #expect(log.wait(for: "completed"))
        release.signal()
        #expect(log.wait(for: "completed a"))
        #expect(log.events == ["begins a", "b", "completed", "ends a", "completed a"])
    }

    @Test("Disposal in a block keeps the completion back")
    func disposesInBlock() {
        let disposable = RACSerialDisposable()
        let request = client.get("/pause").finally { [log] in log.add("finally") }
        disposable.disposable = request.subscribeNext { [log] (word: String) in
            disposable.dispose()
            log.add(word)
        } completed: { [log] in
            log.add("completed")
        }
        client.server.goOn()
        #expect(log.wait(for: "slow"))
        #expect(log.events.filter { $0 == "completed" }.isEmpty)
    }

    @Test("A scheduler of the request is current in its blocks, and operators go on there")
    func hasSchedulerOfItsOwn() {
        for path in ["/a", "/b"] {
            client.get(path).subscribeNext { [log] _ in
                log.add(RACScheduler.currentScheduler().map { "\($0)" } ?? "none")
            } completed: { [log] in
                log.add("completed")
            }
        }
        #expect(log.wait(for: "completed", count: 2), "\(log.events)")
        for path in ["/a", "/b"] {
            #expect(log.events.count { $0.hasSuffix("GET \(client.server.url(path))") } == 1, "\(log.events)")
        }
    }

    @Test("On the main queue, a block waits for another request in both ways") @MainActor
    func waitsOnMain() throws {
        let letters = client.get("/a").deliverOnMainThread().doNext { [client, log] (letter: String) in
            let next = client.get("/b").first() ?? "nil"
            let last = (try? client.get("/c").asynchronousFirstOrDefault(nil, timeout: 300)) ?? "nil"
            log.add("\(letter)\(next)\(last)")
        }
        try letters.asynchronouslyWaitUntilCompleted(timeout: 300)
        #expect(log.wait(for: "abc"), "\(log.events)")
    }
}
