public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension DateScheduler {
    /// Suspends the task until an interval has passed on the scheduler.
    ///
    /// - Parameters:
    ///   - interval: The time to sleep.
    ///   - leeway: The additional time that the sleep may take.
    /// - Throws: `CancellationError`, at once, when the task is cancelled.
    public func sleep(for interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .seconds(0)) async throws {
        try await sleep { self.schedule(after: interval, interval: .never, leeway: leeway, action: $0) }
    }

    /// Suspends the task until a date of the scheduler's clock.
    ///
    /// See ``sleep(for:leeway:)``.
    public func sleep(until deadline: Date, leeway: DispatchTimeInterval = .seconds(0)) async throws {
        try await sleep { self.schedule(after: deadline, interval: .never, leeway: leeway, action: $0) }
    }

    /// Suspends the task until the action that `schedule` schedules has run.
    private func sleep(_ schedule: (@escaping @Sendable () -> Void) -> (any Disposable)?) async throws {
        try Task.checkCancellation()
        let (ticks, continuation) = AsyncStream<Void>.makeStream()
        let timer = schedule { continuation.finish() }
        continuation.onTermination = { _ in timer?.dispose() }
        for await _ in ticks {}
        try Task.checkCancellation()
    }

    /// The scheduler's date after every interval, until the task that iterates is cancelled or the stream released.
    ///
    ///     for await date in scheduler.timer(interval: .seconds(1)) { print(date) }
    ///
    /// Dates wait, without limit, until the task awaits them.
    ///
    /// - Parameters:
    ///   - interval: The time before the first date and between dates; 0 or more.
    ///   - leeway: How late a date may be.
    public func timer(
        interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .seconds(0)
    ) -> AsyncStream<Date> {
        interval.checkRepeats(leeway: leeway)
        return AsyncStream { continuation in
            let timer = schedule(after: interval, interval: interval, leeway: leeway) {
                continuation.yield(self.currentDate)
            }
            continuation.onTermination = { _ in timer?.dispose() }
        }
    }
}
