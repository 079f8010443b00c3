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

    /// Stops the program unless a timer can repeat after this interval, and be late by `leeway`.
    func checkRepeats(leeway: DispatchTimeInterval) {
        require(seconds >= 0, "A repeating action needs an interval of 0 or more, not \(self).")
        require(leeway.seconds >= 0, "A repeating action needs a leeway of 0 or more, not \(leeway).")
    }

    /// A tenth of the interval, which is the default leeway of timers; at most the longest countable interval.
    var tenth: DispatchTimeInterval {
        .nanoseconds(Int(exactly: (seconds * 1e8).rounded()) ?? .max)
    }
}
