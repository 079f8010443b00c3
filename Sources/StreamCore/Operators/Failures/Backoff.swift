#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A rule for the length of the wait before each retry.
///
///     request.retry(upTo: 5, backoff: .exponential(initial: 0.5, limit: 30).jittered(), on: scheduler)
public struct Backoff: Sendable {
    private let wait: @Sendable (_ retry: Int) -> TimeInterval

    /// Makes a backoff whose waits are finite even if `wait` returns infinity: an infinite wait could not be jittered.
    init(_ wait: @escaping @Sendable (_ retry: Int) -> TimeInterval) {
        self.wait = { retry in min(wait(retry), .greatestFiniteMagnitude) }
    }

    /// Waits for the same time before every retry.
    ///
    /// - Parameter interval: The wait, in seconds; 0 or more.
    public static func constant(_ interval: TimeInterval) -> Backoff {
        require(interval >= 0, "A constant backoff needs an interval of 0 or more, not \(interval).")
        return Backoff { _ in interval }
    }

    /// Waits longer before each retry: the previous wait, multiplied, up to a limit.
    ///
    /// - Parameters:
    ///   - initial: How long to wait before the first retry, in seconds; more than 0.
    ///   - multiplier: The factor from each wait to the next; 1 or more.
    ///   - limit: The longest wait, in seconds; more than 0.
    public static func exponential(
        initial: TimeInterval, multiplier: Double = 2, limit: TimeInterval = .infinity
    ) -> Backoff {
        require(initial > 0, "An exponential backoff needs an initial wait of more than 0, not \(initial).")
        require(multiplier >= 1, "An exponential backoff needs a multiplier of 1 or more, not \(multiplier).")
        require(limit > 0, "An exponential backoff needs a limit of more than 0, not \(limit).")
        return Backoff { retry in
            min(initial * power(multiplier, retry - 1), limit)
        }
    }

    /// Shortens each wait at random, so that clients that failed together do not retry together.
    ///
    /// - Parameters:
    ///   - fraction: The random part of each wait, from 0 to 1. With 1, a wait is anything from 0 to its full length.
    ///   - random: Picks a number in a range; a test passes a closure that is not random. The closure runs on the
    ///     thread on which an attempt fails.
    public func jittered(
        by fraction: Double = 1,
        using random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) }
    ) -> Backoff {
        require(0...1 ~= fraction, "A backoff is jittered by a fraction from 0 to 1, not \(fraction).")
        return Backoff { retry in
            let longest = wait(retry)
            let range = longest * (1 - fraction)...longest
            let picked = random(range)
            require(range ~= picked, "The generator of a jittered backoff picked \(picked), which is not in \(range).")
            return picked
        }
    }

    /// Returns the wait before a retry, in seconds.
    ///
    /// - Parameter number: The number of the retry: 1 is the first attempt after the first failure.
    public func interval(beforeRetry number: Int) -> TimeInterval {
        require(number >= 1, "Retries are counted from 1, so there is no retry \(number).")
        return wait(number)
    }
}
