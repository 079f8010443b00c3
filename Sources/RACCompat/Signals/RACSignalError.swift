// The constants keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of the errors that signals make themselves.
public let RACSignalErrorDomain = "RACSignalErrorDomain"

/// The code of the error of a signal that did not end in time.
public let RACSignalErrorTimedOut = 1

/// The code of the error of a `switch` whose value matched no case.
public let RACSignalErrorNoMatchingCase = 2
