import CompatShims
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the browser sends back to the program.
private let callbackURLs = RACSubject.subject()

extension APIClient {
    /// Signs in with a password, and sends an authenticated client; fails with code 671 when a one-time password is wanted.
    func signIn(as user: APIUser, password: String, oneTimePassword: String? = nil) -> RACSignal {
        RACSignal.defer { [self] in
            var request = makeRequest("POST", "authorizations")
            let credentials = Data("\(user.login):\(password)".utf8).base64EncodedString()
            request.setValue("Basic \(credentials)", forHTTPHeaderField: "Authorization")
            if let oneTimePassword { request.setValue(oneTimePassword, forHTTPHeaderField: "X-OTP") }
            return enqueueRequest(request, resultClass: APIToken.self)
        }
        .flattenMap { [self] (token: APIToken) in
            let client = APIClient(client: self, user: user, token: token.value)
            // The name comes from the server.
            return client.fetchUser().map { (user: APIUser) in
                APIClient(client: client, user: user, token: token.value)
            }
        }
        .catch { (error: NSError) in
            error.domain == APIClientErrorDomain && error.code == 404
                ? .error(APIClientError.unsupportedServer) : .error(error)
        }
        .replayLazily()
        .setNameWithFormat("-signInAsUser: %@", user)
    }

    /// Opens the browser, waits until it sends back the user, and sends an authenticated client.
    func signInUsingBrowser(_ open: @escaping (URL) -> Bool) -> RACSignal {
        RACSignal.defer { [self] in
            let state = UUID().uuidString
            let request = makeRequest("GET", "login/oauth", parameters: ["client": "port", "state": state])
            guard let url = request.url else { return .error(APIClientError.unsupportedServer) }
            let callback =
                callbackURLs
                .map { (url: URL) in URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? [] }
                .filter { (items: [URLQueryItem]) in items.contains(URLQueryItem(name: "state", value: state)) }
                .map { (items: [URLQueryItem]) in items.first { $0.name == "code" }?.value }
                .take(1)
            let opening = RACSignal.try {
                guard open(url) else { throw APIClientError.openingBrowserFailed(url) }
                return url
            }
            return RACSignal.merge([callback, opening.ignoreValues()])
        }
        .flattenMap { [self] (code: String?) in
            guard let code else { return .error(APIClientError.authenticationFailed) }
            return enqueueRequest(
                makeRequest("POST", "login/token", parameters: ["code": code]), resultClass: APIToken.self)
        }
        .flattenMap { [self] (token: APIToken) in
            let client = APIClient(client: self, user: APIUser(login: "?"), token: token.value)
            return client.fetchUser().map { (user: APIUser) in
                APIClient(client: client, user: user, token: token.value)
            }
        }
        .setNameWithFormat("-signInUsingBrowser")
    }

    /// Hands over the address with which the browser has opened the program.
    static func completeSignIn(with callbackURL: URL) { callbackURLs.sendNext(callbackURL) }
}
