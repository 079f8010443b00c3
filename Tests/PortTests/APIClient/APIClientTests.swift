import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import Synchronization
import TestTurns
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The specs of the client, against a server on this machine.
@Suite(.timeLimit(.minutes(40)), .takesTurns) struct APIClientTests {
    private let server: LoopbackServer
    private let client: APIClient

    init() throws {
        let limits = LimitedAnswers()
        server = try LoopbackServer([
            "/user": .computed { head in
                guard head.contains("Authorization: token secret") else { return .init(status: 401) }
                return .init(body: #"{"login": "ann", "name": "Ann"}"#)
            },
            "/repositories": .computed { head in
                if head.contains("If-None-Match: v1") { return .init(status: 304) }
                return .init(
                    fields: ["ETag: v1", "Link: <http://\(Self.host(in: head))/repositories?page=2>; rel=\"next\""],
                    body: #"[{"name": "core", "stars": 3}, {"name": "shims", "private": true}]"#)
            },
            "/repositories?page=2": .computed { _ in .init(body: #"[{"name": "kit", "stars": 1}]"#) },
            "/busy": .computed { _ in limits.take() ? .init(status: 429) : .init(body: "[]") },
            "/broken": .computed { _ in .init(body: "{") },
            "/nameless": .computed { _ in .init(body: #"[{"name": "core"}, {}]"#) },
            "/authorizations": .computed { head in
                guard head.contains("Basic \(Data("ann:pass".utf8).base64EncodedString())") else {
                    return .init(status: 401)
                }
                guard head.lowercased().contains("x-otp: 123456") else {
                    return .init(status: 401, fields: ["X-OTP: required; sms"])
                }
                return .init(body: #"{"token": "secret"}"#)
            },
            "/login/token?code=42": .computed { _ in .init(body: #"{"token": "secret"}"#) },
        ])
        client = APIClient(
            baseURL: server.url("/"), session: URLSession(configuration: .ephemeral), scheduler: .scheduler())
    }

    /// Where a request was sent to.
    private static func host(in head: String) -> Substring {
        head.split(separator: "\r\n").lazy.filter { $0.hasPrefix("Host: ") }.map { $0.dropFirst(6) }.first
            ?? "localhost"
    }

    /// The first requests, which a server that is asked too often refuses.
    private final class LimitedAnswers: Sendable {
        private let requests = Atomic<Int>(0)

        func take() -> Bool { requests.add(1, ordering: .relaxed).newValue <= 2 }
    }

    /// What a signal sends, in words; throws its failure.
    private func words(of signal: RACSignal) throws -> [String] {
        try asBlock {
            var words: [String] = []
            try signal.doNext { words.append($0.map { "\($0)" } ?? "nil") }.waitUntilCompleted()
            return words
        }
    }

    @Test("All pages of a list come one after the other")
    func fetchesAllPages() throws {
        #expect(try words(of: client.fetchRepositories()) == ["core", "shims", "kit"])
        #expect(server.log.events == ["GET /repositories", "GET /repositories?page=2"])
        let stars = client.fetchRepositories()
            .aggregateWithStart(0) { (sum: Int, repository: APIRepository) in sum + repository.stars }
        #expect(try words(of: stars) == ["4"])
    }

    @Test("The client fetches one page only, when all pages are not requested")
    func fetchesOnePage() throws {
        let first = client.enqueueRequest(client.makeRequest("GET", "repositories"), fetchAllPages: false)
            .map { (response: APIResponse) in "\(response.statusCode) \(response.etag ?? "-")" }
        #expect(try words(of: first) == ["200 v1"])
    }

    @Test("Nothing comes when nothing is newer")
    func sendsETag() throws {
        #expect(try words(of: client.fetchRepositories(etag: "v1")) == [])
    }

    @Test("A server that is busy is asked again")
    func waitsForBusyServer() throws {
        let busy = client.enqueueRequest(client.makeRequest("GET", "busy"))
        #expect(try words(of: busy.map { (response: APIResponse) in response.statusCode }) == ["200"])
        #expect(server.log.events == ["GET /busy", "GET /busy", "GET /busy"])
    }

    struct Failing: Sendable {
        let path: String
        let domain: String
        let code: Int
    }

    static let failing = [
        Failing(path: "missing", domain: APIClientErrorDomain, code: 404),
        Failing(path: "user", domain: APIClientErrorDomain, code: 666),
        Failing(path: "broken", domain: NSCocoaErrorDomain, code: 3840),
        Failing(path: "nameless", domain: APIClientErrorDomain, code: 670),
    ]

    @Test("Failures are told by domain and code, as handlers know them", arguments: failing)
    func fails(failing: Failing) throws {
        let request = client.makeRequest("GET", failing.path)
        let error = #expect(throws: (any Error).self) {
            _ = try words(of: client.enqueueRequest(request, resultClass: APIRepository.self))
        }
        #expect(error?.domain == failing.domain && error?.code == failing.code)
    }

    @Test("The client reports how many requests are under way")
    func countsRequests() throws {
        let counts = EventLog()
        try asBlock {
            RACObserve(client, \.requestCount).subscribeNext { (count: Int) in counts.add("\(count)") }
        }
        _ = try words(of: client.fetchUser().catchTo(.empty()))
        _ = try words(of: client.enqueueRequest(client.makeRequest("GET", "repositories"), fetchAllPages: false))
        #expect(counts.wait(for: "0", count: 3), "\(counts.events)")
        #expect(counts.events == ["0", "1", "0", "1", "0"])
    }

    @Test("A user signs in with a password, and with a second password where the server requires it")
    func signsIn() throws {
        let ann = APIUser(login: "ann")
        let log = EventLog()
        try asBlock {
            client.signIn(as: ann, password: "wrong")
                .subscribeError { (error: NSError) in log.add("\(error.code)") }
            #expect(log.wait(for: "666"))
            let authenticated = client.signIn(as: ann, password: "pass")
                .catch { [client] (error: NSError) in
                    guard error.code == 671,
                        let medium = error.userInfo[APIClientErrorOneTimePasswordMediumKey]
                    else { return .error(error) }
                    log.add("asked for \(medium)")
                    return client.signIn(as: ann, password: "pass", oneTimePassword: "123456")
                }
            let names = authenticated.flattenMap { (client: APIClient) in
                client.isAuthenticated ? client.fetchUser().startWith(client.user) : .empty()
            }
            let heard = try words(of: names)
            #expect(heard == ["Ann", "Ann"])
        }
        #expect(log.events == ["666", "asked for sms"])
        #expect(!client.isAuthenticated)
    }

    @Test("Two subscribers of one sign-in share its request")
    func sharesSignIn() throws {
        let signIn = client.signIn(as: APIUser(login: "ann"), password: "pass", oneTimePassword: "123456")
        #expect(try words(of: signIn.map { (client: APIClient) in client.user }).count == 1)
        #expect(try words(of: signIn.map { (client: APIClient) in client.token ?? "-" }) == ["secret"])
        #expect(server.log.events == ["POST /authorizations", "GET /user"])
    }

    @Test("A browser signs in, and answers of other sign-ins are not its own")
    func signsInUsingBrowser() throws {
        let log = EventLog()
        try asBlock {
            let signIn = client.signInUsingBrowser { url in
                let query = url.query ?? ""
                let state = query.split(separator: "&").last ?? ""
                for answer in ["state=other&code=7", "\(state)&code=42"] {
                    if let callback = URL(string: "port://login?\(answer)") { APIClient.completeSignIn(with: callback) }
                }
                return true
            }
            signIn.subscribeNext { (client: APIClient) in
                log.add("signed in as \(client.user?.login ?? "-")")
            } error: { (error: NSError) in
                log.add("failed: \(error)")
            } completed: {
                log.add("completed")
            }
            #expect(log.wait(for: "completed"), "\(log.events)")
            client.signInUsingBrowser { _ in false }.subscribeError { (error: NSError) in log.add("\(error.code)") }
        }
        #expect(log.events == ["signed in as ann", "completed", "672"])
    }
}
