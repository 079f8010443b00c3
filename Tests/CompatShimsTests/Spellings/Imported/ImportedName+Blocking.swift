import CompatShims
import Foundation
import RACCompat

/// What a signal that runs on a test scheduler sends until that is idle.
@MainActor private func sent(_ make: (RACTestScheduler) -> RACSignal) -> [RACTuple] {
    let scheduler = RACTestScheduler()
    var sent: [RACTuple] = []
    scheduler.performAsCurrentScheduler {
        make(scheduler).take(2).materialize().subscribeNext { sent.append(RACTuplePack(scheduler.now, $0)) }
    }
    scheduler.stepAll()
    return sent
}

@MainActor private func same(
    _ left: (RACTestScheduler) -> RACSignal, _ right: (RACTestScheduler) -> RACSignal
) -> Bool {
    let left = sent(left)
    return !left.isEmpty && left == sent(right)
}

extension ImportedName {
    /// What waits, or takes a scheduler.
    static let blocking: [ImportedName] = [
        ImportedName("RACSignal -asynchronousFirstOrDefault:success:error:", "asynchronousFirstOrDefault(_:success:)") {
            var succeeds = false
            return try RACSignal.return(1).asynchronousFirstOrDefault(nil, success: &succeeds) as? Int == 1 && succeeds
        },
        ImportedName("RACSignal -asynchronouslyWaitUntilCompleted:", "asynchronouslyWaitUntilCompleted()") {
            try RACSignal.empty().asynchronouslyWaitUntilCompleted()
            return true
        },
        ImportedName("RACSignal -firstOrDefault:success:error:", "firstOrDefault(_:success:)") {
            var succeeds = false
            return try RACSignal.empty().firstOrDefault(2, success: &succeeds) as? Int == 2 && succeeds
        },
        ImportedName("RACSignal -waitUntilCompleted:", "waitUntilCompleted()") {
            try RACSignal.empty().waitUntilCompleted()
            return true
        },
        ImportedName("RACSignal +startEagerlyWithScheduler:block:", "startEagerly(with:block:)") {
            same(
                { .startEagerly(with: $0) { $0.sendNext(1) } },
                { .startEagerlyWithScheduler($0) { $0.sendNext(1) } })
        },
        ImportedName("RACSignal +startLazilyWithScheduler:block:", "startLazily(with:block:)") {
            same(
                { .startLazily(with: $0) { $0.sendNext(1) } },
                { .startLazilyWithScheduler($0) { $0.sendNext(1) } })
        },
        ImportedName("RACSignal -bufferWithTime:onScheduler:", "buffer(withTime:on:)") {
            same(
                { RACSignal.return(1).buffer(withTime: 2, on: $0) },
                { RACSignal.return(1).bufferWithTime(2, onScheduler: $0) })
        },
        ImportedName("RACSignal +interval:onScheduler:", "interval(_:on:)") {
            sent { RACSignal.interval(1, on: $0).mapReplace(1) }.count == 3
        },
        ImportedName("RACSignal +interval:onScheduler:withLeeway:", "interval(_:on:withLeeway:)") {
            sent { RACSignal.interval(1, on: $0, withLeeway: 0).mapReplace(1) }.count == 3
        },
        ImportedName("RACSignal -timeout:onScheduler:", "timeout(_:on:)") {
            same({ RACSignal.never().timeout(2, on: $0) }, { RACSignal.never().timeout(2, onScheduler: $0) })
        },
        ImportedName("RACSignal -deliverOn:", "deliver(on:)") {
            same({ RACSignal.return(1).deliver(on: $0) }, { RACSignal.return(1).deliverOn($0) })
        },
        ImportedName("RACSignal -subscribeOn:", "subscribe(on:)") {
            same({ RACSignal.return(1).subscribe(on: $0) }, { RACSignal.return(1).subscribeOn($0) })
        },
    ]
}
