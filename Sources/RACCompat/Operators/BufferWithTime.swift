public import Foundation
import StreamCore

/// One subscription of `bufferWithTime`: the first value of a buffer starts its time.
private final class TimedBuffer: @unchecked Sendable {  // state is reached inside the output's gate only
    private let output: Output
    private let interval: TimeInterval
    private let scheduler: RACScheduler
    private let timer = RACSerialDisposable()
    private var values: [Any?] = []

    init(_ output: Output, _ interval: TimeInterval, _ scheduler: RACScheduler) {
        self.output = output
        self.interval = interval
        self.scheduler = scheduler
    }

    func subscribe(to source: RACSignal) -> RACDisposable {
        let subscription = source.input(
            next: { [self] value in
                output.segment.enter { [self] in
                    if values.isEmpty {
                        timer.disposable = scheduler.afterDelay(interval) { [self] in flush() }
                    }
                    values.append(RACTupleNil.nilForMarker(value))
                }
            },
            error: output.sendError,
            completed: { [self] in
                flush()
                output.sendCompleted()
            })
        return RACDisposable { [timer] in
            subscription.dispose()
            timer.dispose()
        }
    }

    private func flush() {
        output.segment.enter { [self] in
            timer.disposable?.dispose()
            guard !values.isEmpty else { return }
            output.sendNext(RACTuple(backingArray: exchange(&values, with: [])))
        }
    }
}

extension RACSignal {
    /// Sends tuples of the values that came within `interval` seconds after the first value of the tuple.
    ///
    /// The tuples are sent on the scheduler. Completion sends the rest, where the receiver completes; a failure drops
    /// it.
    public final func bufferWithTime(_ interval: TimeInterval, onScheduler scheduler: RACScheduler) -> RACSignal {
        requireNumber(interval, in: "-bufferWithTime:onScheduler:")
        requireDeferring(scheduler, in: "-bufferWithTime:onScheduler:")
        return .operation { output in TimedBuffer(output, interval, scheduler).subscribe(to: self) }
            .named("[\(name)] -bufferWithTime: \(seconds(interval)) onScheduler: \(scheduler)")
    }
}
