import Dispatch

// The constants keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The urgency of a background scheduler's work; the raw values are those of Grand Central Dispatch.
public struct RACSchedulerPriority: RawRepresentable, Hashable, Sendable {
    /// The value that Grand Central Dispatch gives this priority.
    public let rawValue: Int

    /// Creates the priority with a value of Grand Central Dispatch.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Marks work that runs before work of every other priority.
    public static let high = RACSchedulerPriorityHigh

    /// Marks work of ordinary urgency.
    public static let `default` = RACSchedulerPriorityDefault

    /// Marks work that runs after work of default and high priority.
    public static let low = RACSchedulerPriorityLow

    /// Marks background work, whose result is not awaited.
    public static let background = RACSchedulerPriorityBackground

    /// The shared concurrent queue on which work of this priority runs.
    var globalQueue: DispatchQueue {
        switch self {
        case .high: .global(qos: .userInitiated)
        case .low: .global(qos: .utility)
        case .background: .global(qos: .background)
        default: .global(qos: .default)
        }
    }
}

/// Marks work that runs before work of every other priority.
public let RACSchedulerPriorityHigh = RACSchedulerPriority(rawValue: 2)

/// Marks work of ordinary urgency.
public let RACSchedulerPriorityDefault = RACSchedulerPriority(rawValue: 0)

/// Marks work that runs after work of default and high priority.
public let RACSchedulerPriorityLow = RACSchedulerPriority(rawValue: -2)

/// Marks background work, whose result is not awaited.
public let RACSchedulerPriorityBackground = RACSchedulerPriority(rawValue: Int(Int16.min))
