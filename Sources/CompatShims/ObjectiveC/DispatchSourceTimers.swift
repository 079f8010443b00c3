public import Dispatch
import StreamCore

/// Timers of Dispatch, set in nanoseconds as `dispatch_source_set_timer` did.
///
/// A timer fires after it is resumed, until it is cancelled or released.
///
/// ```swift
/// let timer = DispatchSource.makeTimerSource(queue: .main)
/// timer.setTimer(.now(), interval: 1_000_000_000)
/// timer.setEventHandler { left -= 1 }
/// timer.resume()
/// ```
extension DispatchSourceTimer {
    /// Sets when the timer fires, and how many nanoseconds later it fires again.
    public func setTimer(_ start: DispatchTime, interval: Int, leeway: Int = 0) {
        check(interval, leeway)
        schedule(deadline: start, repeating: .nanoseconds(interval), leeway: .nanoseconds(leeway))
    }

    /// Sets when the timer fires by the clock on the wall, and how many nanoseconds later it fires again.
    @_disfavoredOverload
    public func setTimer(_ start: DispatchWallTime, interval: Int, leeway: Int = 0) {
        check(interval, leeway)
        schedule(wallDeadline: start, repeating: .nanoseconds(interval), leeway: .nanoseconds(leeway))
    }

    /// Sets when the timer fires, once: the interval is `.distantFuture`.
    public func setTimer(_ start: DispatchTime, interval: DispatchTime, leeway: Int = 0) {
        check(0, leeway)
        schedule(deadline: start, leeway: .nanoseconds(leeway))
    }

    private func check(_ interval: Int, _ leeway: Int) {
        require(interval >= 0, "A timer needs an interval of 0 nanoseconds or more, not \(interval).")
        require(leeway >= 0, "A timer needs a leeway of 0 nanoseconds or more, not \(leeway).")
    }
}
