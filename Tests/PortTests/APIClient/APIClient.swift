import CompatShims
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Talks to a server that answers in JSON, page by page.
final class APIClient: RACObject {
    let baseURL: URL
    /// Who is asking; nil for anybody.
    @RACProperty private(set) var user: APIUser?
    @RACProperty private(set) var token: String?
    /// How many requests are under way.
    @RACProperty private(set) var requestCount = 0

    private let session: URLSession
    private let scheduler: RACScheduler

    var isAuthenticated: Bool { user != nil && token != nil }

    init(baseURL: URL, session: URLSession, scheduler: RACScheduler = .mainThreadScheduler()) {
        self.baseURL = baseURL
        self.session = session
        self.scheduler = scheduler
        super.init()
    }

    convenience init(client: APIClient, user: APIUser, token: String) {
        self.init(baseURL: client.baseURL, session: client.session, scheduler: client.scheduler)
        self.user = user
        self.token = token
    }

    // MARK: Requests

    func makeRequest(_ method: String, _ path: String, parameters: [String: String] = [:], etag: String? = nil)
        -> URLRequest
    {
        var components = URLComponents(url: baseURL.appendingPathComponent(path), resolvingAgainstBaseURL: false)
        components?.queryItems =
            parameters.isEmpty ? nil : parameters.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0, value: $1) }
        var request = URLRequest(url: components?.url ?? baseURL, timeoutInterval: 60)
        request.httpMethod = method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let etag { request.setValue(etag, forHTTPHeaderField: "If-None-Match") }
        if let token { request.setValue("token \(token)", forHTTPHeaderField: "Authorization") }
        return request
    }

    /// Sends one response for each page, and completes; nothing when the server has nothing newer than the `ETag`.
    func enqueueRequest(_ request: URLRequest, fetchAllPages: Bool = true) -> RACSignal {
        session.rac_sendAsynchronousRequest(request)
            .reduceEach { (response: HTTPURLResponse, data: Data) -> Any? in
                switch response.statusCode {
                case 304: .empty()
                case 200..<300: Self.parse(response, data)
                default: .error(Self.error(for: response, request.url))
                }
            }
            .flatten()
            .flattenMap { [weak self] (response: APIResponse) in
                let rest = fetchAllPages ? response.nextPage.flatMap { self?.enqueueNextPage($0, after: request) } : nil
                return .return(response).concat(rest ?? .empty())
            }
            .catch { [weak self] (error: NSError) in
                guard let self, error.domain == APIClientErrorDomain, error.code == 429 else { return .error(error) }
                return RACSignal.empty().delay(0.01).concat(enqueueRequest(request, fetchAllPages: fetchAllPages))
            }
            .initially { [weak self] in self?.requestCount += 1 }
            .finally { [weak self] in self?.requestCount -= 1 }
            .deliverOn(scheduler)
            .setNameWithFormat("-enqueueRequest: %@ fetchAllPages: %d", request, fetchAllPages)
    }

    /// Sends an object for each item of all pages, and completes.
    func enqueueRequest<Result: APIObject>(_ request: URLRequest, resultClass: Result.Type) -> RACSignal {
        enqueueRequest(request)
            .flattenMap { (response: APIResponse) in
                switch response.parsedResult {
                case let items as [[String: Any]]: items.rac_sequence.signal()
                case let item as [String: Any]: .return(item)
                default: .error(APIClientError.unexpectedAnswer("neither an object nor a list"))
                }
            }
            .tryMap { (json: [String: Any]) in try Result(json: json) }
            .deliverOn(scheduler)
    }

    private func enqueueNextPage(_ url: URL, after request: URLRequest) -> RACSignal {
        var request = request
        request.url = url
        request.setValue(nil, forHTTPHeaderField: "If-None-Match")
        return enqueueRequest(request)
    }

    private static func parse(_ response: HTTPURLResponse, _ data: Data) -> RACSignal {
        RACSignal.try {
            let result = data.isEmpty ? nil : try JSONSerialization.jsonObject(with: data)
            return APIResponse(response, parsedResult: result)
        }
    }

    private static func error(for response: HTTPURLResponse, _ url: URL?) -> APIClientError {
        switch response.statusCode {
        case 401:
            let medium = response.value(forHTTPHeaderField: "X-OTP")
                .flatMap { $0.split(separator: " ").last.map(String.init) }
                .flatMap(OneTimePasswordMedium.init)
            return medium.map { .oneTimePasswordRequired($0) } ?? .authenticationFailed
        case 404: return .notFound(url)
        case 429: return .rateLimited(retryAfter: 1)
        default: return .unexpectedAnswer("status \(response.statusCode)")
        }
    }

    // MARK: What can be asked for

    func fetchUser() -> RACSignal {
        enqueueRequest(makeRequest("GET", "user"), resultClass: APIUser.self)
    }

    func fetchRepositories(etag: String? = nil) -> RACSignal {
        enqueueRequest(makeRequest("GET", "repositories", etag: etag), resultClass: APIRepository.self)
    }
}
