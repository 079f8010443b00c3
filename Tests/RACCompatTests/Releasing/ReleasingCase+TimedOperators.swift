import Foundation
import RACCompat
import StreamTesting

extension ReleasingCase {
    static let timedOperators: [ReleasingCase] = [
        .values(of: "BufferWithTime", "-bufferWithTime:onScheduler:", "(old, 1) (back) (2) completed") { source, _ in
            source.bufferWithTime(1, onScheduler: virtualScheduler)
        },
        .values(of: "Delay", "-delay:", "old 1 back 2 completed") { source, _ in source.delay(1) },
        .values(of: "DeliverOn", "-deliverOn:", "old 1 back 2 completed") { source, _ in
            source.deliverOn(virtualScheduler)
        },
        .values(of: "SubscribeOn", "-subscribeOn:", "2 completed") { source, _ in
            source.subscribeOn(virtualScheduler)
        },
        .values(of: "Throttle", "-throttle:", "back 2 completed") { source, _ in source.throttle(1) },
        .values(of: "Throttle", "-throttle:valuesPassingTest:", "1 back 2 completed") { source, _ in
            source.throttle(1) { !($0 is String) }
        },
        .values(of: "Timeout", "-timeout:onScheduler:", "old back 1 error") { source, _ in
            source.timeout(1, onScheduler: virtualScheduler).catch { _ in .return("error").concat(.never()) }
        },
        timed(
            "Operators/Interval", title: "+interval:onScheduler:withLeeway:", expecting: "tick gone"
        ) { log, scheduler in
            let ticks = RACSignal.interval(1, onScheduler: scheduler)
            var held: Comeback? = Comeback {
                ticks.take(1).subscribeNext { _ in log.note("late") }.dispose(); log.note("gone")
            }
            let subscription = ticks.subscribeNext { [held] _ in held.map { log.note($0.pass("tick")) } }
            held = nil
            scheduler.advance(to: scheduler.now.addingTimeInterval(1))
            subscription.dispose()
            scheduler.stepAll()
        },
        timed("Operators/Repeat", title: "-repeat", expecting: "1 2 gone") { log, scheduler in
            let source = RACSubject()
            var subscription: RACDisposable?
            var held: Comeback? = Comeback {
                log.note("gone"); source.sendCompleted(); subscription?.dispose()
            }
            subscription = source.map { [held] in held?.pass($0) }.repeat().subscribeNext { log.note(text($0)) }
            held = nil
            source.sendNext(1)
            source.sendCompleted()
            scheduler.stepAll()
            source.sendNext(2)
            subscription?.dispose()
            scheduler.stepAll()
        },
        timed(
            "Operators/SetKeyPath", "Operators/KeyPathBindings", title: "-setKeyPath:onObject:",
            expecting: "old 1 nil gone"
        ) {
            log, _ in
            let source = RACSubject()
            let target = Target(log)
            let binding = source.setKeyPath(
                \.value, onObject: target,
                nilValue: Comeback("nil") {
                    log.note("gone")
                    source.setKeyPath(\.value, onObject: target)
                })
            source.sendComeback(answering: 1)
            source.sendNext(nil)
            binding.dispose()
        },
    ]

    /// An object whose property is bound to a signal.
    private final class Target {
        private let log: Recorder
        var value: Any? {
            get { nil }
            set { log.note(text(newValue)) }
        }

        init(_ log: Recorder) { self.log = log }
    }
}
