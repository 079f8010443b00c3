import Dispatch

extension DispatchTimeInterval {
    /// The interval in seconds; `never` is infinity.
    package var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        default: .infinity
        }
    }

    /// A tenth of the interval, which is the default leeway of timers; at most the longest countable interval.
    var tenth: DispatchTimeInterval {
        .nanoseconds(Int(exactly: (seconds * 1e8).rounded()) ?? .max)
    }
}
