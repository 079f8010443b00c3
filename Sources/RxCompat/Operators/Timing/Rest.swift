import Dispatch
import StreamCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RxTimeInterval {
    /// The part of the interval that is left at a time, when the interval began at `start`; nil if nothing is left.
    func rest(since start: RxTime, until now: RxTime) -> RxTimeInterval? {
        let rest = seconds - now.timeIntervalSince(start)
        return rest > 0 ? .nanoseconds(Int(exactly: (rest * 1e9).rounded(.up)) ?? .max) : nil
    }
}
