import Foundation

/// The domain of the errors of the client.
let APIClientErrorDomain = "APIClientErrorDomain"

/// The key of the kind of one-time password that the server wants.
let APIClientErrorOneTimePasswordMediumKey = "APIClientErrorOneTimePasswordMediumKey"

/// How a user gets a one-time password.
enum OneTimePasswordMedium: String, Sendable {
    case sms, app
}

/// Why a request failed.
enum APIClientError: CustomNSError {
    case authenticationFailed
    case oneTimePasswordRequired(OneTimePasswordMedium)
    case notFound(URL?)
    case rateLimited(retryAfter: TimeInterval)
    case unsupportedServer
    case unexpectedAnswer(String)
    case openingBrowserFailed(URL)

    static var errorDomain: String { APIClientErrorDomain }

    var errorCode: Int {
        switch self {
        case .authenticationFailed: 666
        case .oneTimePasswordRequired: 671
        case .notFound: 404
        case .rateLimited: 429
        case .unsupportedServer: 669
        case .unexpectedAnswer: 670
        case .openingBrowserFailed: 672
        }
    }

    var errorUserInfo: [String: Any] {
        switch self {
        case .oneTimePasswordRequired(let medium): [APIClientErrorOneTimePasswordMediumKey: medium.rawValue]
        case .notFound(let url?), .openingBrowserFailed(let url): [NSURLErrorKey: url]
        case .unexpectedAnswer(let reason): [NSLocalizedFailureReasonErrorKey: reason]
        default: [:]
        }
    }
}
