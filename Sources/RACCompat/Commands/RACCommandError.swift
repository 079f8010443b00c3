import Foundation

// The constants keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of the errors that commands make themselves.
public let RACCommandErrorDomain = "RACCommandErrorDomain"

/// The code of the error of a command that was executed while it was disabled.
public let RACCommandErrorNotEnabled = 1

/// The key of the command in the `userInfo` of an error of ``RACCommandErrorDomain``.
public let RACUnderlyingCommandErrorKey = "RACUnderlyingCommandErrorKey"

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
