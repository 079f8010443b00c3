// The constants keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of the errors that signals make themselves.
public let RACSignalErrorDomain = "RACSignalErrorDomain"

/// The code of the error of a signal that did not end in time.
public let RACSignalErrorTimedOut = RACSignalError.Code.timedOut.rawValue

/// The code of the error of a `switch` whose value matched no case.
public let RACSignalErrorNoMatchingCase = RACSignalError.Code.noMatchingCase.rawValue

/// An error that signals make themselves; its codes are patterns that match the `NSError`s of ``RACSignalErrorDomain``.
///
///     do {
///         try signal.timeout(1, onScheduler: scheduler).waitUntilCompleted()
///     } catch RACSignalError.timedOut {
///         print("too slow")
///     }
public struct RACSignalError: CustomNSError, Hashable, Sendable {
    /// The kind of the error.
    public enum Code: Int, Sendable {
        /// A signal did not end in time.
        case timedOut = 1
        /// The value of a `switch` matched no case.
        case noMatchingCase = 2

        /// Whether an error is one of this domain and code.
        public static func ~= (code: Code, error: any Error) -> Bool {
            switch error {
            case let error as RACSignalError: error.code == code
            case let error as NSError: error.domain == RACSignalErrorDomain && error.code == code.rawValue
            default: false
            }
        }
    }

    /// Matches the error of a signal that did not end in time.
    public static let timedOut = Code.timedOut
    /// Matches the error of a `switch` whose value matched no case.
    public static let noMatchingCase = Code.noMatchingCase
    /// The domain, ``RACSignalErrorDomain``.
    public static let errorDomain = RACSignalErrorDomain

    /// The kind of the error.
    public let code: Code

    /// The code as a number, as the constants have it.
    public var errorCode: Int { code.rawValue }

    /// Makes an error with a code.
    public init(_ code: Code) {
        self.code = code
    }
}
