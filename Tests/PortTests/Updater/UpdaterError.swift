import Foundation

/// The domain of the errors of the updater.
let UpdaterErrorDomain = "UpdaterErrorDomain"

/// Why an update was not installed; handlers see an `NSError` of the domain, as before.
enum UpdaterError: CustomNSError, Equatable {
    case invalidFeed(String)
    case unexpectedStatus(Int)
    case wrongChecksum(expected: Int, actual: Int)
    case invalidArchive
    case cannotInstall(String)

    static var errorDomain: String { UpdaterErrorDomain }

    var errorCode: Int {
        switch self {
        case .invalidFeed: 1
        case .unexpectedStatus: 2
        case .wrongChecksum: 3
        case .invalidArchive: 4
        case .cannotInstall: 5
        }
    }

    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    private var message: String {
        switch self {
        case .invalidFeed(let reason): "The feed cannot be read: \(reason)."
        case .unexpectedStatus(let status): "The server answered with \(status)."
        case .wrongChecksum(let expected, let actual): "The archive has the checksum \(actual), and not \(expected)."
        case .invalidArchive: "The archive cannot be opened."
        case .cannotInstall(let reason): "The update cannot be installed: \(reason)."
        }
    }
}
