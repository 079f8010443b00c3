// The constants keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kind of a ``RACEvent``.
public enum RACEventType: UInt, Sendable {
    /// The signal has completed.
    case completed = 0
    /// The signal has failed.
    case error = 1
    /// The signal has sent a value.
    case next = 2
}

/// Says that the signal has completed.
public let RACEventTypeCompleted = RACEventType.completed

/// Says that the signal has failed.
public let RACEventTypeError = RACEventType.error

/// Says that the signal has sent a value.
public let RACEventTypeNext = RACEventType.next
