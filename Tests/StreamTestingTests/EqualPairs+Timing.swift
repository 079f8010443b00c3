import Foundation
import RACCompat
import StreamCore
import StreamTesting

extension EqualPair {
    /// Operators that take time or share work.
    static let timed: [EqualPair] = [
        EqualPair(
            "typed-throttle", ignoring: [.heldUntilDue], legacy: { try $0.hot("a").racSignal.throttle(0.3) },
            ported: {
                try $0.hot("a").producer.debounce(0.3, on: $0.scheduler, discardWhenCompleted: false)
            }),
        EqualPair(
            "typed-throttle (of frames)", ignoring: [.heldUntilDue],
            legacy: { try $0.hot("a").racSignal.distinctUntilChanged().throttle(2) },
            ported: {
                let source = try $0.hot("a").producer
                return source.skipRepeats().debounce(2, on: $0.scheduler, discardWhenCompleted: false)
            }),
        EqualPair(
            "typed-delay", legacy: { try $0.hot("a").racSignal.delay(2) },
            ported: { try $0.hot("a").producer.delay(2, on: $0.scheduler) }),
        EqualPair(
            "typed-timeout",
            legacy: {
                try $0.hot("a").racSignal.timeout(4.5, onScheduler: .mainThreadScheduler())
                    .catch { error in
                        .error((error as? NSError)?.domain == RACSignalErrorDomain ? MarbleFailure("t") : error)
                    }
            },
            ported: { try $0.hot("a").producer.timeout(after: 4.5, raising: MarbleFailure("t"), on: $0.scheduler) }),
        EqualPair(
            "typed-deliver-on", legacy: { try $0.hot("a").racSignal.deliverOnMainThread() },
            ported: { try $0.hot("a").producer.observe(on: UIScheduler()) }),
        EqualPair(
            "typed-deliver-on (a queue)", legacy: { try $0.hot("a").racSignal.deliverOn(.scheduler()) },
            ported: { try $0.hot("a").producer.observe(on: QueueScheduler(qos: .default)) }),
        EqualPair(
            "typed-deliver-on (subscribeOn)", legacy: { try $0.cold("a").racSignal.subscribeOn(.scheduler()) },
            ported: { try $0.cold("a").producer.start(on: QueueScheduler(qos: .default)) }),
        EqualPair(
            "typed-replay-lazily", legacy: { try $0.cold("a").racSignal.replayLazily() },
            ported: { try $0.cold("a").producer.replayLazily(upTo: .max) }),
        EqualPair(
            "typed-behavior-subject", [.safe("a")],
            legacy: {
                let subject = RACBehaviorSubject.behaviorSubjectWithDefaultValue("x")
                try $0.hot("a").racSignal.concat(.never()).subscribe($0.world.keep(subject))
                return subject
            },
            ported: {
                let property = $0.world.keep(MutableProperty("x"))
                property <~ (try $0.values("a"))
                return property.producer.promoteError()
            }),
        EqualPair(
            "typed-autoconnect", resubscribes: false, legacy: { try $0.cold("a").racSignal.publish().autoconnect() },
            ported: { try $0.cold("a").producer.makeConnectable().autoconnect() }),
    ]
}
