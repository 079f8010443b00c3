public import Foundation
import StreamCore

/// One subscription of `throttle`: the newest value waits until no other value has come for the interval.
private final class Throttle: @unchecked Sendable {  // state is reached inside the output's gate only
    private let output: Output
    private let interval: TimeInterval
    private let isThrottled: (Any?) -> Bool
    private let open = RACCompoundDisposable()
    private let fallback = RACScheduler.scheduler()
    private var waiting: Any??
    private var timer: RACDisposable?

    init(_ output: Output, _ interval: TimeInterval, _ isThrottled: @escaping (Any?) -> Bool) {
        self.output = output
        self.interval = interval
        self.isThrottled = isThrottled
    }

    func subscribe(to source: RACSignal) -> RACDisposable {
        open.addDisposable(
            SubscriptionDisposable(
                source.input(
                    next: { [self] in receive($0) },
                    error: { [self] in
                        open.dispose()
                        output.sendError($0)
                    },
                    completed: { [self] in
                        flush()
                        output.sendCompleted()
                    })))
        return open
    }

    private func receive(_ value: Any?) {
        let scheduler = RACScheduler.currentScheduler() ?? fallback
        let isThrottled = isThrottled(value)
        output.segment.enter { [self] in
            timer?.dispose()
            // The replaced value is released last: its `deinit` may send.
            guard isThrottled else {
                return withExtendedLifetime(exchange(&waiting, with: nil)) { output.sendNext(value) }
            }
            withExtendedLifetime(exchange(&waiting, with: .some(value))) {
                let next = scheduler.afterDelay(interval) { [self] in flush() }
                release(exchange(&timer, with: next))
            }
        }
    }

    /// Sends the waiting value, if there is one.
    private func flush() {
        output.segment.enter { [self] in
            timer?.dispose()
            guard let value = waiting else { return }
            output.sendNext(value)
            release(exchange(&waiting, with: nil))
        }
    }
}

extension RACSignal {
    /// Sends a value when `interval` seconds have passed without another value; sends a waiting value at completion.
    ///
    /// The value is sent on the scheduler that was current when the receiver sent it, or else on a background scheduler
    /// of the subscription. A failure drops the waiting value.
    public final func throttle(_ interval: TimeInterval) -> RACSignal {
        throttle(interval) { _ in true }.named("[\(name)] -throttle: \(seconds(interval))")
    }

    /// Throttles the values that satisfy a predicate; other values are sent at once, and drop the waiting value.
    ///
    /// See `throttle(_:)`.
    public final func throttle(
        _ interval: TimeInterval, valuesPassingTest predicate: @escaping (Any?) -> Bool
    ) -> RACSignal {
        require(interval >= 0, "throttle(_:) needs an interval of 0 seconds or more, not \(interval).")
        return .operation { output in Throttle(output, interval, predicate).subscribe(to: self) }
            .named("[\(name)] -throttle: \(seconds(interval)) valuesPassingTest:")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Throttles the values that satisfy a predicate with a typed parameter; sends other values at once.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func throttle<Value>(
        _ interval: TimeInterval, valuesPassingTest predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-throttle:valuesPassingTest:", of: self, file, line)
        return throttle(interval, valuesPassingTest: { predicate(typed($0)) })
    }
}
