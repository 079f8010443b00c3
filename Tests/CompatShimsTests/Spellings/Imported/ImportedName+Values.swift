import CompatShims
import Foundation
import RACCompat

private struct Failure: Error {}

extension ImportedName {
    static let values: [ImportedName] = [
        ImportedName("RACEvent RACEventTypeCompleted", "RACEventType.completed") {
            RACEventType.completed == RACEventTypeCompleted
        },
        ImportedName("RACEvent RACEventTypeError", "RACEventType.error") { RACEventType.error == RACEventTypeError },
        ImportedName("RACEvent RACEventTypeNext", "RACEventType.next") { RACEventType.next == RACEventTypeNext },
        ImportedName("RACEvent +completedEvent", "completed()") { RACEvent.completed() == .completedEvent() },
        ImportedName("RACEvent +eventWithError:", "init(error:)") { RACEvent(error: Failure()).error is Failure },
        ImportedName("RACEvent +eventWithValue:", "init(value:)") { RACEvent(value: 1) == .eventWithValue(1) },
        ImportedName("RACEvent finished", "isFinished") { RACEvent.completed().isFinished },
        ImportedName("RACUnit +defaultUnit", "default()") { RACUnit.default() === RACUnit.defaultUnit() },
        ImportedName("RACTuple +tupleWithObjectsFromArray:", "init(objectsFrom:)") {
            RACTuple(objectsFrom: [1, 2]) == RACTuplePack(1, 2)
        },
        ImportedName(
            "RACTuple +tupleWithObjectsFromArray:convertNullsToNils:", "init(objectsFrom:convertNullsToNils:)"
        ) {
            RACTuple(objectsFrom: [1, NSNull()], convertNullsToNils: true).second == nil
        },
        ImportedName("RACTuple -objectAtIndex:", "object(at:)") { RACTuplePack(1, 2).object(at: 1) as? Int == 2 },
        ImportedName("RACTuple -tupleByAddingObject:", "adding(_:)") {
            let tuple: RACTuple = RACTuplePack(1, 2)
            return tuple.adding(3) == RACTuplePack(1, 2, 3)
        },
        ImportedName("RACTuple -objectAtIndexedSubscript:", "subscript(_:)") { RACTuplePack(1, 2)[1] as? Int == 2 },
        ImportedName("RACOneTuple -tupleByAddingObject:", "adding(_:)") {
            RACTuplePack(1).adding(2) == RACTuplePack(1, 2)
        },
        ImportedName("RACTwoTuple -tupleByAddingObject:", "adding(_:)") {
            RACTuplePack(1, 2).adding(3) == RACTuplePack(1, 2, 3)
        },
        ImportedName("RACThreeTuple -tupleByAddingObject:", "adding(_:)") {
            RACTuplePack(1, 2, 3).adding(4) == RACTuplePack(1, 2, 3, 4)
        },
        ImportedName("RACFourTuple -tupleByAddingObject:", "adding(_:)") {
            RACTuplePack(1, 2, 3, 4).adding(5) == RACTuplePack(1, 2, 3, 4, 5)
        },
        ImportedName("RACTupleNil +tupleNil", "init()", differs: "There is only one: RACTupleNil.tupleNil()."),
    ]

    static let disposables: [ImportedName] = [
        ImportedName("RACDisposable disposed", "isDisposed") { !RACDisposable().isDisposed },
        ImportedName("RACDisposable +disposableWithBlock:", "init(block:)") {
            var isDisposed = false
            RACDisposable(block: { isDisposed = true }).dispose()
            return isDisposed
        },
        ImportedName("RACScopedDisposable +scopedDisposableWithDisposable:", "init(disposable:)") {
            let inner = RACDisposable()
            RACScopedDisposable(disposable: inner).dispose()
            return inner.isDisposed
        },
        ImportedName("RACCompoundDisposable +compoundDisposable", "init()") { !RACCompoundDisposable().isDisposed },
        ImportedName("RACCompoundDisposable +compoundDisposableWithDisposables:", "init(disposables:)") {
            let inner = RACDisposable()
            RACCompoundDisposable(disposables: [inner]).dispose()
            return inner.isDisposed
        },
        ImportedName("RACCompoundDisposable -addDisposable:", "add(_:)") {
            let (compound, inner) = (RACCompoundDisposable(), RACDisposable())
            compound.add(inner)
            compound.dispose()
            return inner.isDisposed
        },
        ImportedName("RACCompoundDisposable -removeDisposable:", "remove(_:)") {
            let inner = RACDisposable()
            let compound = RACCompoundDisposable(disposables: [inner])
            compound.remove(inner)
            compound.dispose()
            return !inner.isDisposed
        },
        ImportedName("RACSerialDisposable +serialDisposableWithDisposable:", "init(disposable:)") {
            let inner = RACDisposable()
            RACSerialDisposable(disposable: inner).dispose()
            return inner.isDisposed
        },
        ImportedName("RACSerialDisposable -swapInDisposable:", "swap(in:)") {
            let inner = RACDisposable()
            return RACSerialDisposable(disposable: inner).swap(in: nil) === inner
        },
        ImportedName("RACSubscriber -didSubscribeWithDisposable:", "didSubscribe(with:)") {
            let (subject, disposable) = (RACSubject(), RACCompoundDisposable())
            subject.didSubscribe(with: disposable)
            subject.sendCompleted()
            return disposable.isDisposed
        },
    ]
}
