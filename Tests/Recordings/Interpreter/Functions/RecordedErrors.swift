import Foundation
package import StreamTesting

/// Translates between error codes of recordings and errors.
package enum RecordedErrors {
    private static let domain = "RecordingErrorDomain"
    private static let libraryDomain = "RACSignalErrorDomain"
    private static let commandDomain = "RACCommandErrorDomain"

    /// Returns the error that a code stands for; nil stands for a nil error.
    package static func error(_ code: Int?) -> (any Error)? {
        code.map { NSError(domain: domain, code: $0) }
    }

    /// Returns the value that a trace shows in the place of an error.
    package static func encode(_ error: (any Error)?) -> JSONValue {
        guard let error else { return .null }
        let bridged = error as NSError
        return switch bridged.domain {
        case domain: .int(bridged.code)
        case libraryDomain: ["rac": .int(bridged.code)]
        case commandDomain: ["command": .int(bridged.code)]
        default: ["foreign": .string("\(bridged.domain) \(bridged.code)")]
        }
    }
}
