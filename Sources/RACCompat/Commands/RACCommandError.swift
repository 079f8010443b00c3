public import Foundation

// The constants keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of the errors that commands make themselves.
public let RACCommandErrorDomain = "RACCommandErrorDomain"

/// The code of the error of a command that was executed while it was disabled.
public let RACCommandErrorNotEnabled = RACCommandError.Code.notEnabled.rawValue

/// The key of the command in the `userInfo` of an error of ``RACCommandErrorDomain``.
public let RACUnderlyingCommandErrorKey = "RACUnderlyingCommandErrorKey"

/// An error that commands make themselves; its codes are patterns that match the `NSError`s of ``RACCommandErrorDomain``.
///
///     do {
///         try command.execute(nil).asynchronouslyWaitUntilCompleted()
///     } catch RACCommandError.notEnabled {
///         print("not now")
///     }
public struct RACCommandError: CustomNSError, Hashable, Sendable {
    /// The kind of the error.
    public enum Code: Int, Sendable {
        /// A command was executed while it was disabled.
        case notEnabled = 1

        /// Whether an error is one of this domain and code.
        public static func ~= (code: Code, error: any Error) -> Bool {
            switch error {
            case let error as RACCommandError: error.code == code
            case let error as NSError: error.domain == RACCommandErrorDomain && error.code == code.rawValue
            default: false
            }
        }
    }

    /// Matches the error of a command that was executed while it was disabled.
    public static let notEnabled = Code.notEnabled
    /// The domain, ``RACCommandErrorDomain``.
    public static let errorDomain = RACCommandErrorDomain

    /// The kind of the error.
    public let code: Code

    /// The code as a number, as the constant has it.
    public var errorCode: Int { code.rawValue }

    /// Makes an error with a code.
    public init(_ code: Code) {
        self.code = code
    }
}

extension RACCommand {
    /// The error of an execution that was refused; it keeps the command alive, as in the original.
    final var notEnabledError: NSError {
        NSError(
            domain: RACCommandErrorDomain, code: RACCommandErrorNotEnabled,
            userInfo: [
                NSLocalizedDescriptionKey: "The command is disabled and cannot be executed",
                RACUnderlyingCommandErrorKey: self,
            ])
    }
}
