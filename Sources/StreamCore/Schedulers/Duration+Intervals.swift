package import Dispatch
#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension Duration {
    /// The duration in seconds.
    package var timeInterval: TimeInterval {
        let (seconds, attoseconds) = components
        return TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18
    }

    /// The duration as an interval of Dispatch, in nanoseconds; the longest countable interval for a longer duration.
    package var dispatchInterval: DispatchTimeInterval {
        let (seconds, attoseconds) = components
        let (whole, overflows) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, exceeds) = whole.addingReportingOverflow(Int(attoseconds / 1_000_000_000))
        return .nanoseconds(overflows || exceeds ? (seconds < 0 ? .min : .max) : sum)
    }
}
