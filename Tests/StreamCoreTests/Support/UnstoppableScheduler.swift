import Dispatch
import Foundation
import StreamCore

/// Runs things when it is told to; its timers cannot be stopped, as one that fires on another thread at the same moment.
final class UnstoppableScheduler: DateScheduler, @unchecked Sendable {  // of one thread
    private var waiting: [@Sendable () -> Void] = []
    private var timer: @Sendable () -> Void = {}

    let currentDate = Date(timeIntervalSinceReferenceDate: 0)

    /// Runs everything that is not for a date.
    func run() {
        while !waiting.isEmpty { waiting.removeFirst()() }
    }

    /// Fires the timer that was set last.
    func tick() { timer() }

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        waiting.append(action)
        return nil
    }

    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        timer = action
        return nil
    }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        timer = action
        return nil
    }
}
