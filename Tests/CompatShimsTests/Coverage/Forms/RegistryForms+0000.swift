// Written by RegistryFormsTests from the registry of rac-port: change that.
import CompatShims
import Dispatch
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// swift-format-ignore
extension RegistryForms {
    func rac0001(_ a1: @escaping (any RACSubscriber) -> RACDisposable?) -> RACSignal { RACSignal.createSignal(a1) }
    func rac0002(_ a1: (any Error)?) -> RACSignal { RACSignal.error(a1) }
    func rac0003() -> RACSignal { RACSignal.never() }
    func rac0004(_ a1: RACScheduler, _ a2: @escaping (any RACSubscriber) -> Void) -> RACSignal { RACSignal.startEagerlyWithScheduler(a1, block: a2) }
    func rac0005(_ a1: RACScheduler, _ a2: @escaping (any RACSubscriber) -> Void) -> RACSignal { RACSignal.startLazilyWithScheduler(a1, block: a2) }
    func rac0006(_ receiver: RACSignal, _ a1: any RACSubscriber) -> RACDisposable? { receiver.subscribe(a1) }
    func rac0007(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Void) -> RACDisposable { receiver.subscribeNext(a1) }
    func rac0008(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Void, _ a2: @escaping () -> Void) -> RACDisposable { receiver.subscribeNext(a1, completed: a2) }
    func rac0009(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Void, _ a2: @escaping ((any Error)?) -> Void, _ a3: @escaping () -> Void) -> RACDisposable { receiver.subscribeNext(a1, error: a2, completed: a3) }
    func rac0010(_ receiver: RACSignal, _ a1: @escaping ((any Error)?) -> Void) -> RACDisposable { receiver.subscribeError(a1) }
    func rac0011(_ receiver: RACSignal, _ a1: @escaping () -> Void) -> RACDisposable { receiver.subscribeCompleted(a1) }
    func rac0012(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Void, _ a2: @escaping ((any Error)?) -> Void) -> RACDisposable { receiver.subscribeNext(a1, error: a2) }
    func rac0013(_ receiver: RACSignal, _ a1: @escaping ((any Error)?) -> Void, _ a2: @escaping () -> Void) -> RACDisposable { receiver.subscribeError(a1, completed: a2) }
    func rac0014(_ receiver: RACSignal) -> RACSignal { receiver.logAll() }
    func rac0015(_ receiver: RACSignal) -> RACSignal { receiver.logNext() }
    func rac0016(_ receiver: RACSignal) -> RACSignal { receiver.logError() }
    func rac0017(_ receiver: RACSignal) -> RACSignal { receiver.logCompleted() }
    func rac0018(_ receiver: RACSignal, _ a1: Any?, _ a2: UnsafeMutablePointer<Bool>?, _ a3: UnsafeMutablePointer<(any Error)?>?, _ a4: Double) -> Any? { receiver.asynchronousFirstOrDefault(a1, success: a2, error: a3, timeout: a4) }
    func rac0019(_ receiver: RACSignal, _ a1: Any?, _ a2: UnsafeMutablePointer<Bool>?, _ a3: UnsafeMutablePointer<(any Error)?>?) -> Any? { receiver.asynchronousFirstOrDefault(a1, success: a2, error: a3) }
    func rac0020(_ receiver: RACSignal, _ a1: UnsafeMutablePointer<(any Error)?>?, _ a2: Double) -> Bool { receiver.asynchronouslyWaitUntilCompleted(a1, timeout: a2) }
    func rac0021(_ receiver: RACSignal) throws { try receiver.asynchronouslyWaitUntilCompleted() }
    func rac0022(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Void) -> RACSignal { receiver.doNext(a1) }
    func rac0023(_ receiver: RACSignal, _ a1: @escaping ((any Error)?) -> Void) -> RACSignal { receiver.doError(a1) }
    func rac0024(_ receiver: RACSignal, _ a1: @escaping () -> Void) -> RACSignal { receiver.doCompleted(a1) }
    func rac0025(_ receiver: RACSignal, _ a1: TimeInterval) -> RACSignal { receiver.throttle(a1) }
    func rac0026(_ receiver: RACSignal, _ a1: TimeInterval, _ a2: @escaping (Any?) -> Bool) -> RACSignal { receiver.throttle(a1, valuesPassingTest: a2) }
    func rac0027(_ receiver: RACSignal, _ a1: TimeInterval) -> RACSignal { receiver.delay(a1) }
    func rac0028(_ receiver: RACSignal) -> RACSignal { receiver.repeat() }
    func rac0029(_ receiver: RACSignal, _ a1: @escaping () -> Void) -> RACSignal { receiver.initially(a1) }
    func rac0030(_ receiver: RACSignal, _ a1: @escaping () -> Void) -> RACSignal { receiver.finally(a1) }
    func rac0031(_ receiver: RACSignal, _ a1: TimeInterval, _ a2: RACScheduler) -> RACSignal { receiver.bufferWithTime(a1, onScheduler: a2) }
    func rac0032(_ receiver: RACSignal) -> RACSignal { receiver.collect() }
    func rac0033(_ receiver: RACSignal, _ a1: Int) -> RACSignal { receiver.takeLast(a1) }
    func rac0034(_ receiver: RACSignal, _ a1: RACSignal) -> RACSignal { receiver.combineLatestWith(a1) }
    func rac0035(_ a1: [RACSignal]) -> RACSignal { RACSignal.combineLatest(a1) }
    func rac0036(_ a1: [RACSignal], _ a2: @escaping (Any?, Any?) -> Any?) -> RACSignal { RACSignal.combineLatest(a1, reduce: a2) }
    func rac0037(_ receiver: RACSignal, _ a1: RACSignal) -> RACSignal { receiver.merge(a1) }
    func rac0038(_ a1: [RACSignal]) -> RACSignal { RACSignal.merge(a1) }
    func rac0039(_ receiver: RACSignal, _ a1: Int) -> RACSignal { receiver.flatten(a1) }
    func rac0040(_ receiver: RACSignal, _ a1: @escaping () -> RACSignal) -> RACSignal { receiver.then(a1) }
    func rac0041(_ receiver: RACSignal) -> RACSignal { receiver.concat() }
    func rac0042(_ receiver: RACSignal, _ a1: Any?, _ a2: @escaping (Any?, Any?) -> Any?) -> RACSignal { receiver.aggregateWithStart(a1, reduce: a2) }
    func rac0043(_ receiver: RACSignal, _ a1: Any?, _ a2: @escaping (Any?, Any?, Int) -> Any?) -> RACSignal { receiver.aggregateWithStart(a1, reduceWithIndex: a2) }
    func rac0044(_ receiver: RACSignal, _ a1: @escaping () -> Any?, _ a2: @escaping (Any?, Any?) -> Any?) -> RACSignal { receiver.aggregateWithStartFactory(a1, reduce: a2) }
    func rac0045(_ receiver: RACSignal, _ a1: String, _ a2: FormModel) -> RACDisposable { receiver.setKeyPath(a1, onObject: a2) }
    func rac0046(_ receiver: RACSignal, _ a1: String, _ a2: FormModel, _ a3: Any?) -> RACDisposable { receiver.setKeyPath(a1, onObject: a2, nilValue: a3) }
    func rac0047(_ a1: TimeInterval, _ a2: RACScheduler) -> RACSignal { RACSignal.interval(a1, onScheduler: a2) }
    func rac0048(_ a1: TimeInterval, _ a2: RACScheduler, _ a3: TimeInterval) -> RACSignal { RACSignal.interval(a1, onScheduler: a2, withLeeway: a3) }
    func rac0049(_ receiver: RACSignal, _ a1: RACSignal) -> RACSignal { receiver.takeUntil(a1) }
    func rac0050(_ receiver: RACSignal, _ a1: RACSignal) -> RACSignal { receiver.takeUntilReplacement(a1) }
    func rac0051(_ receiver: RACSignal, _ a1: @escaping ((any Error)?) -> RACSignal) -> RACSignal { receiver.catch(a1) }
    func rac0052(_ receiver: RACSignal, _ a1: RACSignal) -> RACSignal { receiver.catchTo(a1) }
    func rac0053(_ a1: @escaping () throws -> Any?) -> RACSignal { RACSignal.try(a1) }
    func rac0054(_ receiver: RACSignal, _ a1: @escaping (Any?) throws -> Bool) -> RACSignal { receiver.try(a1) }
    func rac0055(_ receiver: RACSignal, _ a1: @escaping (Any?) throws -> Any?) -> RACSignal { receiver.tryMap(a1) }
    func rac0056(_ receiver: RACSignal) -> Any? { receiver.first() }
    func rac0057(_ receiver: RACSignal, _ a1: Any?) -> Any? { receiver.firstOrDefault(a1) }
    func rac0058(_ receiver: RACSignal, _ a1: Any?, _ a2: UnsafeMutablePointer<Bool>?, _ a3: UnsafeMutablePointer<(any Error)?>?) -> Any? { receiver.firstOrDefault(a1, success: a2, error: a3) }
    func rac0059(_ receiver: RACSignal) throws { try receiver.waitUntilCompleted() }
    func rac0060(_ a1: @escaping () -> RACSignal) -> RACSignal { RACSignal.defer(a1) }
    func rac0061(_ receiver: RACSignal) -> RACSignal { receiver.switchToLatest() }
    func rac0062(_ a1: RACSignal, _ a2: [AnyHashable: RACSignal], _ a3: RACSignal?) -> RACSignal { RACSignal.switch(a1, cases: a2, default: a3) }
    func rac0063(_ a1: RACSignal, _ a2: RACSignal, _ a3: RACSignal) -> RACSignal { RACSignal.if(a1, then: a2, else: a3) }
    func rac0064(_ receiver: RACSignal) -> [Any]? { receiver.toArray() }
    func rac0065(_ receiver: RACSignal) -> RACSequence { receiver.sequence }
    func rac0066(_ receiver: RACSignal) -> RACMulticastConnection { receiver.publish() }
    func rac0067(_ receiver: RACSignal, _ a1: RACSubject) -> RACMulticastConnection { receiver.multicast(a1) }
    func rac0068(_ receiver: RACSignal) -> RACSignal { receiver.replay() }
    func rac0069(_ receiver: RACSignal) -> RACSignal { receiver.replayLast() }
    func rac0070(_ receiver: RACSignal) -> RACSignal { receiver.replayLazily() }
    func rac0071(_ receiver: RACSignal, _ a1: TimeInterval, _ a2: RACScheduler) -> RACSignal { receiver.timeout(a1, onScheduler: a2) }
    func rac0072(_ receiver: RACSignal, _ a1: RACScheduler) -> RACSignal { receiver.deliverOn(a1) }
    func rac0073(_ receiver: RACSignal, _ a1: RACScheduler) -> RACSignal { receiver.subscribeOn(a1) }
    func rac0074(_ receiver: RACSignal) -> RACSignal { receiver.deliverOnMainThread() }
    func rac0075(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Any?, _ a2: @escaping (Any?) -> Any?) -> RACSignal { receiver.groupBy(a1, transform: a2) }
    func rac0076(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Any?) -> RACSignal { receiver.groupBy(a1) }
    func rac0077(_ receiver: RACSignal) -> RACSignal { receiver.any() }
    func rac0078(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Bool) -> RACSignal { receiver.any(a1) }
    func rac0079(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Bool) -> RACSignal { receiver.all(a1) }
    func rac0080(_ receiver: RACSignal, _ a1: Int) -> RACSignal { receiver.retry(a1) }
    func rac0081(_ receiver: RACSignal) -> RACSignal { receiver.retry() }
    func rac0082(_ receiver: RACSignal, _ a1: RACSignal) -> RACSignal { receiver.sample(a1) }
    func rac0083(_ receiver: RACSignal) -> RACSignal { receiver.ignoreValues() }
    func rac0084(_ receiver: RACSignal) -> RACSignal { receiver.materialize() }
    func rac0085(_ receiver: RACSignal) -> RACSignal { receiver.dematerialize() }
    func rac0086(_ receiver: RACSignal) -> RACSignal { receiver.not() }
    func rac0087(_ receiver: RACSignal) -> RACSignal { receiver.and() }
    func rac0088(_ receiver: RACSignal) -> RACSignal { receiver.or() }
    func rac0089(_ receiver: RACSignal) -> RACSignal { receiver.reduceApply() }
    var rac0090: String { RACSignalErrorDomain }
    var rac0091: Any.Type { RACSignalError.self }
    var rac0092: Int { RACSignalErrorTimedOut }
    var rac0093: Int { RACSignalErrorNoMatchingCase }
    var rac0094: Any.Type { RACSignalBindBlock.self }
    var rac0095: Any.Type { RACStreamBindBlock.self }
    var rac0096: Any.Type { RACReduceBlock.self }
    var rac0097: Any.Type { RACGenericReduceBlock.self }
    var rac0098: Any.Type { RACSequenceBindBlock.self }
    func rac0099(_ receiver: RACStream) -> String { receiver.name }
}
