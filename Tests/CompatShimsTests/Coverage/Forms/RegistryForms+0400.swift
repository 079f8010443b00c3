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
    func rac0400(_ a1: [RACSequence], _ a2: @escaping (Any?, Any?) -> Any?) -> RACSequence { RACSequence.zip(a1, reduce: a2) }
    func rac0401(_ a1: [RACStream]) -> RACStream { RACStream.concat(a1) }
    func rac0402(_ a1: [RACSignal]) -> RACSignal { RACSignal.concat(a1) }
    func rac0403(_ a1: [RACSequence]) -> RACSequence { RACSequence.concat(a1) }
    func rac0404(_ receiver: RACStream, _ a1: Any?, _ a2: @escaping (Any?, Any?) -> Any?) -> RACStream { receiver.scanWithStart(a1, reduce: a2) }
    func rac0405(_ receiver: RACSignal, _ a1: Any?, _ a2: @escaping (Any?, Any?) -> Any?) -> RACSignal { receiver.scanWithStart(a1, reduce: a2) }
    func rac0406(_ receiver: RACSequence, _ a1: Any?, _ a2: @escaping (Any?, Any?) -> Any?) -> RACSequence { receiver.scanWithStart(a1, reduce: a2) }
    func rac0407(_ receiver: RACStream, _ a1: Any?, _ a2: @escaping (Any?, Any?, Int) -> Any?) -> RACStream { receiver.scanWithStart(a1, reduceWithIndex: a2) }
    func rac0408(_ receiver: RACSignal, _ a1: Any?, _ a2: @escaping (Any?, Any?, Int) -> Any?) -> RACSignal { receiver.scanWithStart(a1, reduceWithIndex: a2) }
    func rac0409(_ receiver: RACSequence, _ a1: Any?, _ a2: @escaping (Any?, Any?, Int) -> Any?) -> RACSequence { receiver.scanWithStart(a1, reduceWithIndex: a2) }
    func rac0410(_ receiver: RACStream, _ a1: Any?, _ a2: @escaping (Any?, Any?) -> Any?) -> RACStream { receiver.combinePreviousWithStart(a1, reduce: a2) }
    func rac0411(_ receiver: RACSignal, _ a1: Any?, _ a2: @escaping (Any?, Any?) -> Any?) -> RACSignal { receiver.combinePreviousWithStart(a1, reduce: a2) }
    func rac0412(_ receiver: RACSequence, _ a1: Any?, _ a2: @escaping (Any?, Any?) -> Any?) -> RACSequence { receiver.combinePreviousWithStart(a1, reduce: a2) }
    func rac0413(_ receiver: RACStream, _ a1: @escaping (Any?) -> Bool) -> RACStream { receiver.takeUntilBlock(a1) }
    func rac0414(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Bool) -> RACSignal { receiver.takeUntilBlock(a1) }
    func rac0415(_ receiver: RACSequence, _ a1: @escaping (Any?) -> Bool) -> RACSequence { receiver.takeUntilBlock(a1) }
    func rac0416(_ receiver: RACStream, _ a1: @escaping (Any?) -> Bool) -> RACStream { receiver.takeWhileBlock(a1) }
    func rac0417(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Bool) -> RACSignal { receiver.takeWhileBlock(a1) }
    func rac0418(_ receiver: RACSequence, _ a1: @escaping (Any?) -> Bool) -> RACSequence { receiver.takeWhileBlock(a1) }
    func rac0419(_ receiver: RACStream, _ a1: @escaping (Any?) -> Bool) -> RACStream { receiver.skipUntilBlock(a1) }
    func rac0420(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Bool) -> RACSignal { receiver.skipUntilBlock(a1) }
    func rac0421(_ receiver: RACSequence, _ a1: @escaping (Any?) -> Bool) -> RACSequence { receiver.skipUntilBlock(a1) }
    func rac0422(_ receiver: RACStream, _ a1: @escaping (Any?) -> Bool) -> RACStream { receiver.skipWhileBlock(a1) }
    func rac0423(_ receiver: RACSignal, _ a1: @escaping (Any?) -> Bool) -> RACSignal { receiver.skipWhileBlock(a1) }
    func rac0424(_ receiver: RACSequence, _ a1: @escaping (Any?) -> Bool) -> RACSequence { receiver.skipWhileBlock(a1) }
    func rac0425(_ receiver: RACStream) -> RACStream { receiver.distinctUntilChanged() }
    func rac0426(_ receiver: RACSignal) -> RACSignal { receiver.distinctUntilChanged() }
    func rac0427(_ receiver: RACSequence) -> RACSequence { receiver.distinctUntilChanged() }
    func rac0428(_ a1: Any?) -> String { RACDescription(a1) }
    func rac0429(_ receiver: NSValue) -> String { RACDescription(receiver) }
    func rac0430(_ a1: ((Any?) -> Void)?, _ a2: (((any Error)?) -> Void)?, _ a3: (() -> Void)?) -> any RACSubscriber { RACBlockSubscriber.subscriberWithNext(a1, error: a2, completed: a3) }
    func rac0431(_ a1: any RACSubscriber, _ a2: RACSignal, _ a3: RACCompoundDisposable) -> RACPassthroughSubscriber { RACPassthroughSubscriber(subscriber: a1, signal: a2, disposable: a3) }
    func rac0432() -> RACScheduler { RACScheduler.subscriptionScheduler() }
    func rac0433(_ a1: String?) -> RACScheduler { RACScheduler(name: a1) }
    func rac0435(_ a1: [RACStream], _ a2: @escaping (RACStream, RACStream) -> RACStream) -> RACStream { RACStream.join(a1, block: a2) }
    func rac0436(_ a1: RACSignal, _ a2: RACSubject) -> RACMulticastConnection { RACMulticastConnection(sourceSignal: a1, subject: a2) }
    func rac0438(_ receiver: String) -> [String]? { receiver.rac_keyPathComponents }
    func rac0439(_ receiver: String) -> String? { receiver.rac_keyPathByDeletingLastKeyPathComponent }
    func rac0440(_ receiver: String) -> String? { receiver.rac_keyPathByDeletingFirstKeyPathComponent }
    func rac0452(_ a1: @escaping (Any?) -> Any?) -> RACValueTransformer { RACValueTransformer.transformerWithBlock(a1) }
    var rac0455: Any.Type { RACStream.self }
    var rac0456: Any.Type { RACSignal.self }
    var rac0457: Any.Type { RACSequence.self }
    var rac0458: Any.Type { RACSubject.self }
    var rac0459: Any.Type { RACBehaviorSubject.self }
    var rac0460: Any.Type { RACReplaySubject.self }
    var rac0461: Any.Type { RACGroupedSignal.self }
    var rac0462: Any.Type { RACMulticastConnection.self }
    var rac0463: Any.Type { RACCommand.self }
    var rac0464: Any.Type { RACChannel.self }
    var rac0465: Any.Type { RACChannelTerminal.self }
    var rac0466: Any.Type { RACKVOChannel.self }
    var rac0467: Any.Type { RACDisposable.self }
    var rac0468: Any.Type { RACScopedDisposable.self }
    var rac0469: Any.Type { RACCompoundDisposable.self }
    var rac0470: Any.Type { RACSerialDisposable.self }
    var rac0471: Any.Type { RACEvent.self }
    var rac0472: Any.Type { RACUnit.self }
    var rac0473: Any.Type { RACScheduler.self }
    var rac0474: Any.Type { RACQueueScheduler.self }
    var rac0475: Any.Type { RACTargetQueueScheduler.self }
    var rac0476: Any.Type { RACTestScheduler.self }
    var rac0477: Any.Type { RACTuple.self }
    var rac0478: Any.Type { RACTupleNil.self }
    var rac0479: Any.Type { RACOneTuple.self }
    var rac0480: Any.Type { RACTwoTuple.self }
    var rac0481: Any.Type { RACThreeTuple.self }
    var rac0482: Any.Type { RACFourTuple.self }
    var rac0483: Any.Type { RACFiveTuple.self }
    var rac0486: Any.Type { RACDelegateProxy<FormModel>.self }
}
