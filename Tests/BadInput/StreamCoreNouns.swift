import Dispatch
import Foundation
import StreamCore
import StreamTesting

/// The dates of the first runs of an action on a test scheduler, in ten seconds; then the same on a real queue.
private func runs(_ schedule: (any DateScheduler, @escaping @Sendable () -> Void) -> (any Disposable)?) -> String {
    let scheduler = TestScheduler()
    let recorder = Recorder(clock: scheduler)
    let running = SerialDisposable()
    let action: @Sendable () -> Void = {
        recorder.note("run")
        if recorder.count == 3 { running.dispose() }
    }
    running.inner = schedule(scheduler, action)
    scheduler.advance(by: 10)
    running.dispose()
    schedule(QueueScheduler()) {}?.dispose()
    return recorder.history
}

/// A scheduler that says for what it is asked, and runs what is due within a century.
private final class AskedScheduler: DateScheduler {
    let recorder = Recorder()
    let waits = DispatchSemaphore(value: 0)
    let currentDate = Date(timeIntervalSinceReferenceDate: 0)

    @_disfavoredOverload
    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        schedule(after: currentDate, action: action)
    }

    @_disfavoredOverload
    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        schedule(after: date, interval: .never, leeway: .seconds(0), action: action)
    }

    @_disfavoredOverload
    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        let delay = date.timeIntervalSince(currentDate)
        recorder.note("after \(delay)")
        if delay < 4e9 { action() } else { waits.signal() }
        return nil
    }
}

/// Performs work that awaits a scheduler, and cancels it where that waits.
private func waiting(_ work: @escaping @Sendable (any DateScheduler) async throws -> Void) -> String {
    let scheduler = AskedScheduler()
    let task = Task {
        do { try await work(scheduler) } catch { scheduler.recorder.note("\(error)") }
        scheduler.recorder.note("done")
        scheduler.waits.signal()
    }
    scheduler.waits.wait()
    task.cancel()
    let done = DispatchSemaphore(value: 0)
    Task {
        await task.value
        done.signal()
    }
    done.wait()
    return scheduler.recorder.history
}

func streamCoreNouns() -> [Row] {
    var rows: [Row] = []
    rows += [
        Row("Backoff.constant(_:): TimeInterval") { "\(Backoff.constant($0 as Double).interval(beforeRetry: 1))" },
        Row(
            "Backoff.exponential(initial:multiplier:limit:): TimeInterval, Double, TimeInterval",
            { (input: Double) in exponential(.exponential(initial: input)) },
            { (input: Double) in exponential(.exponential(initial: 1, multiplier: input)) },
            { (input: Double) in exponential(.exponential(initial: 1, limit: input)) }),
        Row("Backoff.interval(beforeRetry:): Int") { "\(Backoff.exponential(initial: 1).interval(beforeRetry: $0))" },
        Row(
            "Backoff.jittered(by:using:): Double, Double",
            { (input: Double) in exponential(.constant(1).jittered(by: input) { $0.upperBound }) },
            { (input: Double) in exponential(.constant(1).jittered { _ in input }) }),
        Row("Bag.subscript(_:): Int") { "\(Bag([1, 2])[$0])" },
        Row("BufferingPolicy.bounded(_:whenFull:counting:): Int") {
            "\(BufferingPolicy<Fault>.bounded($0, whenFull: .dropNewest).capacity)"
        },
        Row("ExecutionPolicy.concurrent(limit:beyond:): UInt") { (limit: UInt) in
            let action = Action<Int, Int, Never>(policy: .concurrent(limit: limit, beyond: .error)) {
                SignalProducer(value: $0)
            }
            return events(of: action.apply(1))
        },
        Row("FlattenStrategy.concurrent(limit:): UInt") { (limit: UInt) in
            events(of: Cold([Cold(value: 1), Cold(value: 2)]).flatten(.concurrent(limit: limit)))
        },
        Row("StreamDiagnostics.feedbackLimit: Int?") { (limit: Int) in
            StreamDiagnostics.feedbackLimit = limit
            return "\(StreamDiagnostics.feedbackLimit ?? 0)"
        },
    ]
    rows += [
        Row("TestScheduler.advance(by:): DispatchTimeInterval") { (interval: DispatchTimeInterval) in
            clock { $0.advance(by: interval) }
        },
        Row("TestScheduler.advance(by:): TimeInterval") { (interval: Double) in clock { $0.advance(by: interval) } },
        Row("TestScheduler.advance(to:): Date") { (date: Date) in clock { $0.advance(to: date) } },
        Row("TestScheduler.rewind(by:): DispatchTimeInterval") { (interval: DispatchTimeInterval) in
            clock { $0.rewind(by: interval) }
        },
        Row("TestScheduler.init(startDate:): Date") { (date: Date) in
            let scheduler = TestScheduler(startDate: date)
            scheduler.schedule(after: DispatchTimeInterval.seconds(1)) {}
            scheduler.advance(by: 10)
            return "\(scheduler.currentDate.timeIntervalSinceReferenceDate)"
        },
        Row("TestScheduler.schedule(after:action:): DispatchTimeInterval") { (delay: DispatchTimeInterval) in
            runs { ($0 as? TestScheduler)?.schedule(after: delay, action: $1) }
        },
    ]
    let after = Row("DateScheduler.schedule(after:action:): Date") { (date: Date) in
        runs { $0.schedule(after: date, action: $1) }
    }
    let afterDelay = Row("DateScheduler.schedule(afterDelay:action:): TimeInterval") { (delay: Double) in
        runs { $0.schedule(afterDelay: delay, action: $1) }
    }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let repeating = Row(
        "DateScheduler.schedule(after:interval:leeway:action:): Date, DispatchTimeInterval, DispatchTimeInterval",
        { (date: Date) in runs { $0.schedule(after: date, interval: .seconds(1), leeway: .seconds(0), action: $1) } },
        { (interval: DispatchTimeInterval) in
            runs { $0.schedule(after: start, interval: interval, leeway: .seconds(0), action: $1) }
        },
        { (leeway: DispatchTimeInterval) in
            runs { $0.schedule(after: start, interval: .seconds(1), leeway: leeway, action: $1) }
        })
    let repeatingAfterDelay = Row(
        "DateScheduler.schedule(after:interval:leeway:action:): DispatchTimeInterval, DispatchTimeInterval, DispatchTimeInterval",
        { (delay: DispatchTimeInterval) in
            runs { $0.schedule(after: delay, interval: .seconds(1), leeway: .seconds(0), action: $1) }
        },
        { (interval: DispatchTimeInterval) in
            runs { $0.schedule(after: .seconds(1), interval: interval, leeway: .seconds(0), action: $1) }
        },
        { (leeway: DispatchTimeInterval) in
            runs { $0.schedule(after: .seconds(1), interval: .seconds(1), leeway: leeway, action: $1) }
        })
    let ofDefaultLeeway = Row(
        "DateScheduler.schedule(after:interval:action:): DispatchTimeInterval, DispatchTimeInterval",
        { (delay: DispatchTimeInterval) in runs { $0.schedule(after: delay, interval: .seconds(1), action: $1) } },
        { (interval: DispatchTimeInterval) in runs { $0.schedule(after: .seconds(1), interval: interval, action: $1) } }
    )
    let dateOfDefaultLeeway = Row(
        "QueueScheduler.schedule(after:interval:action:): Date, DispatchTimeInterval",
        { (date: Date) in
            runs { _, _ in QueueScheduler().schedule(after: date, interval: .seconds(1), action: {}) }
        },
        { (interval: DispatchTimeInterval) in
            runs { _, _ in QueueScheduler().schedule(after: .distantFuture, interval: interval, action: {}) }
        })
    rows += [
        after,
        Row("QueueScheduler.schedule(after:action:): Date", like: after),
        Row("TestScheduler.schedule(after:action:): Date", like: after),
        afterDelay,
        Row("QueueScheduler.schedule(afterDelay:action:): TimeInterval", like: afterDelay),
        repeating,
        Row(
            "QueueScheduler.schedule(after:interval:leeway:action:): Date, DispatchTimeInterval, DispatchTimeInterval",
            like: repeating),
        Row(
            "TestScheduler.schedule(after:interval:leeway:action:): Date, DispatchTimeInterval, DispatchTimeInterval",
            like: repeating),
        repeatingAfterDelay,
        Row(
            "QueueScheduler.schedule(after:interval:leeway:action:): DispatchTimeInterval, DispatchTimeInterval, DispatchTimeInterval",
            like: repeatingAfterDelay),
        ofDefaultLeeway,
        dateOfDefaultLeeway,
        Row(
            "DateScheduler.sleep(for:leeway:): DispatchTimeInterval, DispatchTimeInterval",
            { (interval: DispatchTimeInterval) in waiting { try await $0.sleep(for: interval) } },
            { (leeway: DispatchTimeInterval) in waiting { try await $0.sleep(for: .seconds(0), leeway: leeway) } }),
        Row(
            "DateScheduler.sleep(until:leeway:): Date, DispatchTimeInterval",
            { (date: Date) in waiting { try await $0.sleep(until: date) } },
            { (leeway: DispatchTimeInterval) in waiting { try await $0.sleep(until: .distantPast, leeway: leeway) } }),
        Row(
            "DateScheduler.timer(interval:leeway:): DispatchTimeInterval, DispatchTimeInterval",
            { (interval: DispatchTimeInterval) in waiting { for await _ in $0.timer(interval: interval) { break } } },
            { (leeway: DispatchTimeInterval) in
                waiting { for await _ in $0.timer(interval: .seconds(1), leeway: leeway) { break } }
            }),
    ]
    return rows
}

private func exponential(_ backoff: Backoff) -> String {
    [1, 2, 100_000].map { "\(backoff.interval(beforeRetry: $0))" }.joined(separator: " ")
}

/// The clock after the call.
private func clock(_ move: (TestScheduler) -> Void) -> String {
    let scheduler = TestScheduler()
    move(scheduler)
    return "\(scheduler.currentDate.timeIntervalSinceReferenceDate)"
}
