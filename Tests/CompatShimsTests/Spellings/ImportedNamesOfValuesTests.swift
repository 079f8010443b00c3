import CompatShims
import Dispatch
import Foundation
import RACCompat
import Testing

/// The imported names of what is no operator, each next to the literal selector.
struct ImportedNamesOfValuesTests {
    private final class Person: RACObject, @unchecked Sendable {
        @RACProperty var name: String? = "Ann"
    }

    private struct Failure: Error {}

    @Test func eventsAndTuplesAreMadeByInitializers() {
        #expect(RACEvent(value: 1) == RACEvent.eventWithValue(1))
        #expect(RACEvent(value: nil).eventType == .next)
        #expect(RACEvent(error: Failure()).error is Failure)
        #expect(RACEvent(error: nil) == RACEvent.eventWithError(nil))
        #expect(RACTuple(objectsFrom: [1, nil]) == RACTuple.tupleWithObjectsFromArray([1, nil]))
    }

    @Test func aSerialDisposableSwaps() {
        let serial = RACSerialDisposable()
        let first = RACDisposable()
        #expect(serial.swap(in: first) == nil)
        #expect(serial.swap(in: nil) === first)
        #expect(!first.isDisposed)
    }

    @Test func aSubscriberIsToldOfItsDisposable() {
        let subject = RACSubject()
        let disposable = RACCompoundDisposable()
        subject.didSubscribe(with: disposable)
        #expect(!disposable.isDisposed)
        subject.sendCompleted()
        #expect(disposable.isDisposed)
    }

    @Test func wallTimeIsThatOfTheLiteralSelector() {
        let date = Date(timeIntervalSince1970: 1_000_000)
        #expect(RACQueueScheduler.wallTime(with: date) == RACQueueScheduler.wallTimeWithDate(date))
    }

    @Test @MainActor func valuesAreObservedAndSetByKeyPath() {
        let person = Person()
        var names: [String] = []
        person.rac_values(forKeyPath: "name", observer: nil).subscribeNext { names.append($0 as? String ?? "nil") }
        person.rac_valuesAndChanges(forKeyPath: "name", options: [], observer: nil)
            .subscribeNext { tuple in
                let value = (tuple as? RACTuple)?.first as? String
                names.append("changed to \(value ?? "nil")")
            }
        RACSignal.return("Bea").setKeyPath("name", on: person)
        let other = Person()
        RACSignal.return(nil).setKeyPath("name", on: other, nilValue: "nobody")
        #expect(names == ["Ann", "Bea", "changed to Bea"])
        #expect(other.name == "nobody")
    }
}
