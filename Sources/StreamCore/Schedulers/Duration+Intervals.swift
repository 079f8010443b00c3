package import Dispatch
#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension Duration {
    /// Whether the parts can be counted: those of a sum of long durations cannot.
    private var isCountable: Bool { .seconds(Int64.min)...(.seconds(Int64.max)) ~= self }

    /// The duration in seconds; infinity for a duration whose seconds cannot be counted.
    package var timeInterval: TimeInterval {
        guard isCountable else { return self < .zero ? -.infinity : .infinity }
        let (seconds, attoseconds) = components
        return TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18
    }

    /// The duration as an interval of Dispatch, in nanoseconds; the longest countable interval for a longer duration.
    package var dispatchInterval: DispatchTimeInterval {
        guard isCountable else { return .nanoseconds(self < .zero ? .min : .max) }
        let (seconds, attoseconds) = components
        let (whole, overflows) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, exceeds) = whole.addingReportingOverflow(Int(attoseconds / 1_000_000_000))
        return .nanoseconds(overflows || exceeds ? (seconds < 0 ? .min : .max) : sum)
    }
}
