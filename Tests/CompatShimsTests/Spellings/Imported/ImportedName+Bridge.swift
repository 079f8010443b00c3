import CompatShims
import Foundation
import RACCompat
import StreamCore

private struct Failure: Error {}

private func flag(_ disposable: AnyDisposable) -> (any Disposable)? { disposable }

extension ImportedName {
    /// What ReactiveObjCBridge declared.
    static let bridge: [ImportedName] = [
        ImportedName("ReactiveObjCBridge 1", "RACDisposable: Disposable") {
            let disposable: any Disposable = RACDisposable()
            disposable.dispose()
            return disposable.isDisposed
        },
        ImportedName("ReactiveObjCBridge 2", "RACDisposable.init(_: Disposable?)") {
            let inner = AnyDisposable()
            RACDisposable(flag(inner)).dispose()
            return inner.isDisposed
        },
        ImportedName("ReactiveObjCBridge 3", "RACScheduler: DateScheduler, currentDate") {
            let scheduler: any DateScheduler = RACScheduler.immediateScheduler()
            return scheduler.currentDate > .distantPast
        },
        ImportedName("ReactiveObjCBridge 4", "RACScheduler.schedule(_:)") {
            let (scheduler, count) = (RACTestScheduler(), MutableProperty(0))
            let disposable: (any Disposable)? = scheduler.schedule { count.value += 1 }
            scheduler.stepAll()
            return count.value == 1 && disposable != nil
        },
        ImportedName("ReactiveObjCBridge 5", "RACScheduler.schedule(after:action:)") {
            let (scheduler, count) = (RACTestScheduler(), MutableProperty(0))
            scheduler.schedule(after: scheduler.currentDate) { count.value += 1 }
            scheduler.stepAll()
            return count.value == 1
        },
        ImportedName("ReactiveObjCBridge 6", "RACScheduler.schedule(after:interval:leeway:action:)") {
            let (scheduler, count) = (RACTestScheduler(), MutableProperty(0))
            let disposable = scheduler.schedule(
                after: scheduler.currentDate, interval: .seconds(1), leeway: .seconds(0)
            ) { count.value += 1 }
            scheduler.step(3)
            disposable?.dispose()
            return count.value == 3
        },
        ImportedName(
            "ReactiveObjCBridge 7", "RACScheduler.init(_: Scheduler)", differs: "It is abstract: scheduler.bridged."),
        ImportedName(
            "ReactiveObjCBridge 8", "RACScheduler.init(_: DateScheduler)", differs: "It is abstract: scheduler.bridged."
        ),
        ImportedName("ReactiveObjCBridge 9", "SignalProducer.init(_: RACSignal)") {
            SignalProducer(RACSignal.return(1)).first().flatMap { try? $0.get() as? Int } == 1
        },
        ImportedName(
            "ReactiveObjCBridge 10 to 14", "SignalProducer.init(bridging:)",
            differs: "A RACSignal has no type of values: signal.producer(ofTuples: String.self, Int.self)."),
        ImportedName("ReactiveObjCBridge 15", "SignalProducerProtocol.bridged") {
            SignalProducer<Int, Failure>(value: 1).bridged.first() as? Int == 1
        },
        ImportedName("ReactiveObjCBridge 16", "SignalProducerProtocol.bridged of optionals") {
            SignalProducer<NSNumber?, Failure>(value: nil).bridged.materialize().first() as? RACEvent
                == RACEvent(value: nil)
        },
        ImportedName("ReactiveObjCBridge 17", "SignalProtocol.bridged") {
            let (signal, observer) = Signal<Int, Failure>.pipe()
            var values: [Int] = []
            signal.bridged.subscribeNext { values.append($0 as? Int ?? 0) }
            observer.send(value: 1)
            return values == [1]
        },
        ImportedName("ReactiveObjCBridge 18", "SignalProtocol.bridged of optionals") {
            let (signal, observer) = Signal<NSNumber?, Failure>.pipe()
            var isNil: [Bool] = []
            signal.bridged.subscribeNext { isNil.append($0 == nil) }
            observer.send(value: nil)
            return isNil == [true]
        },
        ImportedName(
            "ReactiveObjCBridge 19", "Action.init(_: RACCommand)",
            differs: "The action of a command is one of its: command.action."),
        ImportedName("ReactiveObjCBridge 20 to 23", "Action.bridged") {
            let action = Action<Int?, Int?, Failure> { SignalProducer(value: $0) }
            return action.bridged.enabled.first() as? Bool == true
        },
        ImportedName("ReactiveObjCBridge 24 to 28", "bridgedTuple(from:)") {
            let two: (Any?, Any?) = bridgedTuple(from: RACTuplePack("Ann", nil))
            let five = bridgedTuple(from: RACTuplePack(1, 2, 3, 4, 5))
            return two.0 as? String == "Ann" && two.1 == nil && five.4 as? Int == 5
                && bridgedTuple(from: RACTuplePack(1)) as? Int == 1
                && bridgedTuple(from: RACTuplePack(1, 2, 3)).2 as? Int == 3
                && bridgedTuple(from: RACTuplePack(1, 2, 3, 4)).3 as? Int == 4
        },
    ]
}
