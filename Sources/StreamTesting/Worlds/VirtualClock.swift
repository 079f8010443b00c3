import Foundation
import StreamCore

/// The clock of a virtual world, for `Task.sleep(for:clock:)` and for code that takes a clock.
///
///     let search = SearchViewModel(api: api, clock: world.clock)      // let clock: any Clock<Duration>
///
/// A task that sleeps by the clock goes on when the world's time has come to its deadline.
public struct VirtualClock: Clock {
    /// A point of the world's time.
    public struct Instant: InstantProtocol {
        /// The time since the world began.
        public let elapsed: Duration

        /// Returns the point that is later by a duration.
        public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }

        /// Returns the duration from this point to another.
        public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

        /// Whether a point is before another.
        public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
    }

    let queues: VirtualQueues
    let startDate: Date

    /// The present of the world.
    public var now: Instant {
        // Dates are exact to a fraction of a microsecond.
        let microseconds = (queues.now.timeIntervalSince(startDate) * 1e6).rounded()
        return Instant(elapsed: .microseconds(Int64(exactly: microseconds) ?? (microseconds < 0 ? .min : .max)))
    }

    /// The smallest distance of two points.
    public var minimumResolution: Duration { .microseconds(1) }

    /// Waits until the world's time has come to a deadline.
    ///
    /// - Throws: `CancellationError` if the task is cancelled, at once.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let date = startDate.addingTimeInterval(deadline.elapsed.timeInterval)
        let sleep = Sleep()
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                guard sleep.begin(continuation), date > queues.now else { return sleep.end() }
                sleep.wakes(by: queues.add(on: .background("clock"), at: date) { sleep.end() })
            }
        } onCancel: {
            sleep.end()
        }
        try Task.checkCancellation()
    }
}

/// A task that sleeps until a time or its cancellation, whatever comes first.
private final class Sleep: Sendable {
    private struct State {
        var continuation: UnsafeContinuation<Void, Never>?
        var timer: (any Disposable)?
        var hasEnded = false
    }

    private let state = Guarded(State())

    /// Keeps the task that waits; false if the sleep has ended before.
    func begin(_ continuation: UnsafeContinuation<Void, Never>) -> Bool {
        let hasEnded = state.withLock { state in
            if !state.hasEnded { state.continuation = continuation }
            return state.hasEnded
        }
        if hasEnded { continuation.resume() }
        return !hasEnded
    }

    func wakes(by timer: any Disposable) {
        let hasEnded = state.withLock { state in
            if !state.hasEnded { state.timer = timer }
            return state.hasEnded
        }
        if hasEnded { timer.dispose() }
    }

    func end() {
        let (continuation, timer) = state.withLock { state in
            state.hasEnded = true
            return (state.continuation.take(), state.timer.take())
        }
        timer?.dispose()
        continuation?.resume()
    }
}
