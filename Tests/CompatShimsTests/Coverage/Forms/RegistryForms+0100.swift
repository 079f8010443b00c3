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
    func rac0100(_ receiver: RACStream, _ a1: String) -> RACStream { receiver.setNameWithFormat(a1, 1) }
    var rac0101: Any.Type { (any RACSubscriber).self }
    func rac0102(_ receiver: any RACSubscriber, _ a1: Any?) { receiver.sendNext(a1) }
    func rac0103(_ receiver: any RACSubscriber, _ a1: (any Error)?) { receiver.sendError(a1) }
    func rac0104(_ receiver: any RACSubscriber) { receiver.sendCompleted() }
    func rac0105(_ receiver: any RACSubscriber, _ a1: RACCompoundDisposable) { receiver.didSubscribeWithDisposable(a1) }
    func rac0106() -> RACSubject { RACSubject.subject() }
    func rac0107(_ receiver: RACSubject, _ a1: Any?) { receiver.sendNext(a1) }
    func rac0108(_ receiver: RACSubject, _ a1: any RACSubscriber) -> RACDisposable? { receiver.subscribe(a1) }
    func rac0109(_ a1: Any?) -> RACBehaviorSubject { RACBehaviorSubject.behaviorSubjectWithDefaultValue(a1) }
    func rac0110(_ a1: Int) -> RACReplaySubject { RACReplaySubject.replaySubjectWithCapacity(a1) }
    var rac0111: Int { RACReplaySubjectUnlimitedCapacity }
    func rac0112(_ receiver: RACGroupedSignal) -> Any? { receiver.key }
    func rac0113(_ a1: Any) -> RACGroupedSignal { RACGroupedSignal.signalWithKey(a1) }
    func rac0114(_ receiver: RACMulticastConnection) -> RACSignal { receiver.signal }
    func rac0115(_ receiver: RACMulticastConnection) -> RACDisposable { receiver.connect() }
    func rac0116(_ receiver: RACMulticastConnection) -> RACSignal { receiver.autoconnect() }
    func rac0117(_ a1: @escaping (Any?) -> RACSignal) -> RACCommand { RACCommand(signalBlock: a1) }
    func rac0118(_ a1: RACSignal?, _ a2: @escaping (Any?) -> RACSignal) -> RACCommand { RACCommand(enabled: a1, signalBlock: a2) }
    func rac0119(_ receiver: RACCommand, _ a1: Any?) -> RACSignal { receiver.execute(a1) }
    func rac0120(_ receiver: RACCommand) -> RACSignal { receiver.executionSignals }
    func rac0121(_ receiver: RACCommand) -> RACSignal { receiver.executing }
    func rac0122(_ receiver: RACCommand) -> RACSignal { receiver.enabled }
    func rac0123(_ receiver: RACCommand) -> RACSignal { receiver.errors }
    func rac0124(_ receiver: RACCommand) -> Bool { receiver.allowsConcurrentExecution }
    var rac0125: String { RACCommandErrorDomain }
    var rac0126: Any.Type { RACCommandError.self }
    var rac0127: Int { RACCommandErrorNotEnabled }
    var rac0128: String { RACUnderlyingCommandErrorKey }
    func rac0129(_ receiver: RACDisposable) -> Bool { receiver.disposed }
    func rac0130(_ a1: @escaping () -> Void) -> RACDisposable { RACDisposable.disposableWithBlock(a1) }
    func rac0131(_ receiver: RACDisposable) { receiver.dispose() }
    func rac0132(_ receiver: RACDisposable) -> RACScopedDisposable { receiver.asScopedDisposable() }
    func rac0133(_ a1: RACDisposable) -> RACScopedDisposable { RACScopedDisposable.scopedDisposableWithDisposable(a1) }
    func rac0134() -> RACCompoundDisposable { RACCompoundDisposable.compoundDisposable() }
    func rac0135(_ a1: [RACDisposable]?) -> RACCompoundDisposable { RACCompoundDisposable.compoundDisposableWithDisposables(a1) }
    func rac0136(_ receiver: RACCompoundDisposable, _ a1: RACDisposable?) { receiver.addDisposable(a1) }
    func rac0137(_ receiver: RACCompoundDisposable, _ a1: RACDisposable?) { receiver.removeDisposable(a1) }
    func rac0138(_ receiver: RACSerialDisposable) -> RACDisposable? { receiver.disposable }
    func rac0139(_ a1: RACDisposable?) -> RACSerialDisposable { RACSerialDisposable.serialDisposableWithDisposable(a1) }
    func rac0140(_ receiver: RACSerialDisposable, _ a1: RACDisposable?) -> RACDisposable? { receiver.swapInDisposable(a1) }
    var rac0141: Any.Type { RACEventType.self }
    var rac0142: RACEventType { RACEventTypeCompleted }
    var rac0143: RACEventType { RACEventTypeError }
    var rac0144: RACEventType { RACEventTypeNext }
    func rac0145() -> RACEvent { RACEvent.completedEvent() }
    func rac0146(_ a1: (any Error)?) -> RACEvent { RACEvent.eventWithError(a1) }
    func rac0147(_ a1: Any?) -> RACEvent { RACEvent.eventWithValue(a1) }
    func rac0148(_ receiver: RACEvent) -> RACEventType { receiver.eventType }
    func rac0149(_ receiver: RACEvent) -> Bool { receiver.finished }
    func rac0150(_ receiver: RACEvent) -> (any Error)? { receiver.error }
    func rac0151(_ receiver: RACEvent) -> Any? { receiver.value }
    func rac0152() -> RACUnit { RACUnit.defaultUnit() }
    func rac0153(_ receiver: RACChannel) -> RACChannelTerminal { receiver.leadingTerminal }
    func rac0154(_ receiver: RACChannel) -> RACChannelTerminal { receiver.followingTerminal }
    func rac0156(_ receiver: RACChannelTerminal, _ a1: Any?) { receiver.sendNext(a1) }
    func rac0157(_ a1: FormModel?, _ a2: String, _ a3: Any?) -> RACKVOChannel { RACKVOChannel(target: a1, keyPath: a2, nilValue: a3) }
    func rac0159(_ receiver: RACKVOChannel, _ a1: String) -> RACChannelTerminal { receiver[a1] }
    func rac0160(_ receiver: RACKVOChannel, _ a1: RACChannelTerminal, _ a2: String) { receiver[a2] = a1 }
    func rac0161() -> RACScheduler { RACScheduler.immediateScheduler() }
    func rac0162() -> RACScheduler { RACScheduler.mainThreadScheduler() }
    func rac0163(_ a1: RACSchedulerPriority, _ a2: String?) -> RACScheduler { RACScheduler.schedulerWithPriority(a1, name: a2) }
    func rac0164(_ a1: RACSchedulerPriority) -> RACScheduler { RACScheduler.schedulerWithPriority(a1) }
    func rac0165() -> RACScheduler { RACScheduler.scheduler() }
    func rac0166() -> RACScheduler? { RACScheduler.currentScheduler() }
    func rac0167(_ receiver: RACScheduler, _ a1: @escaping () -> Void) -> RACDisposable? { receiver.schedule(a1) }
    func rac0168(_ receiver: RACScheduler, _ a1: Date, _ a2: @escaping () -> Void) -> RACDisposable? { receiver.after(a1, schedule: a2) }
    func rac0169(_ receiver: RACScheduler, _ a1: TimeInterval, _ a2: @escaping () -> Void) -> RACDisposable? { receiver.afterDelay(a1, schedule: a2) }
    func rac0170(_ receiver: RACScheduler, _ a1: Date, _ a2: TimeInterval, _ a3: TimeInterval, _ a4: @escaping () -> Void) -> RACDisposable? { receiver.after(a1, repeatingEvery: a2, withLeeway: a3, schedule: a4) }
    func rac0171(_ receiver: RACScheduler, _ a1: @escaping (@escaping () -> Void) -> Void) -> RACDisposable? { receiver.scheduleRecursiveBlock(a1) }
    var rac0172: Any.Type { RACSchedulerRecursiveBlock.self }
    var rac0173: Any.Type { RACSchedulerPriority.self }
    var rac0174: RACSchedulerPriority { .high }
    var rac0175: RACSchedulerPriority { .default }
    var rac0176: RACSchedulerPriority { .low }
    var rac0177: RACSchedulerPriority { .background }
    func rac0178(_ receiver: RACScheduler, _ a1: @escaping () -> Void) { receiver.performAsCurrentScheduler(a1) }
    func rac0179(_ receiver: RACQueueScheduler) -> DispatchQueue { receiver.queue }
    func rac0180(_ a1: String?, _ a2: DispatchQueue) -> RACQueueScheduler { RACQueueScheduler(name: a1, queue: a2) }
    func rac0181(_ a1: Date) -> DispatchWallTime { RACQueueScheduler.wallTimeWithDate(a1) }
    func rac0182(_ a1: String?, _ a2: DispatchQueue) -> RACTargetQueueScheduler { RACTargetQueueScheduler(name: a1, targetQueue: a2) }
    func rac0183() -> RACTestScheduler { RACTestScheduler() }
    func rac0184(_ receiver: RACTestScheduler) { receiver.step() }
    func rac0185(_ receiver: RACTestScheduler, _ a1: UInt) { receiver.step(a1) }
    func rac0186(_ receiver: RACTestScheduler) { receiver.stepAll() }
    func rac0187(_ receiver: RACSequence) -> Any? { receiver.head }
    func rac0188(_ receiver: RACSequence) -> RACSequence? { receiver.tail }
    func rac0189(_ receiver: RACSequence) -> [Any] { receiver.array }
    func rac0190(_ receiver: RACSequence) -> AnyIterator<Any> { receiver.objectEnumerator }
    func rac0191(_ receiver: RACSequence) -> RACSequence { receiver.eagerSequence }
    func rac0192(_ receiver: RACSequence) -> RACSequence { receiver.lazySequence }
    func rac0193(_ receiver: RACSequence) -> RACSignal { receiver.signal() }
    func rac0194(_ receiver: RACSequence, _ a1: RACScheduler) -> RACSignal { receiver.signalWithScheduler(a1) }
    func rac0195(_ receiver: RACSequence, _ a1: Any?, _ a2: @escaping (Any?, Any?) -> Any?) -> Any? { receiver.foldLeftWithStart(a1, reduce: a2) }
    func rac0196(_ receiver: RACSequence, _ a1: Any?, _ a2: @escaping (Any?, RACSequence) -> Any?) -> Any? { receiver.foldRightWithStart(a1, reduce: a2) }
    func rac0197(_ receiver: RACSequence, _ a1: @escaping (Any?) -> Bool) -> Bool { receiver.any(a1) }
    func rac0198(_ receiver: RACSequence, _ a1: @escaping (Any?) -> Bool) -> Bool { receiver.all(a1) }
    func rac0199(_ receiver: RACSequence, _ a1: @escaping (Any?) -> Bool) -> Any? { receiver.objectPassingTest(a1) }
}
