import Foundation
import RACCompat
import Testing

@Suite struct RACEventTests {
    private let failure = NSError(domain: "test", code: 7)

    @Test func theCompletedEventIsASingleton() {
        let event = RACEvent.completedEvent()
        #expect(event === RACEvent.completedEvent())
        #expect(event.eventType == RACEventTypeCompleted && event.finished && event.isFinished)
        #expect(event.value == nil && event.error == nil)
        #expect(event.description.hasSuffix(">{ completed }"))
    }

    @Test func anErrorEventHoldsItsError() {
        let event = RACEvent.eventWithError(failure)
        #expect(event.eventType == .error && event.finished)
        #expect(event.error as? NSError == failure && event.value == nil)
        #expect(event == RACEvent.eventWithError(NSError(domain: "test", code: 7)))
        #expect(event != RACEvent.eventWithError(nil) && event != RACEvent.completedEvent())
        #expect(event != RACEvent.eventWithValue(failure))
    }

    @Test func theErrorMayBeNil() {
        let event = RACEvent.eventWithError(nil)
        #expect(event.eventType == .error && event.error == nil)
        #expect(event.description.hasSuffix("{ error = (null) }"))
    }

    @Test func aNextEventHoldsItsValue() {
        let event = RACEvent.eventWithValue("a")
        #expect(event.eventType == RACEventTypeNext && !event.finished)
        #expect(event.value as? String == "a" && event.error == nil)
        #expect(event == RACEvent.eventWithValue("a") && event != RACEvent.eventWithValue("b"))
        #expect(event.hashValue == RACEvent.eventWithValue(NSString(string: "a")).hashValue)
        #expect(event.description.hasSuffix("{ next = a }"))
    }

    @Test func theValueMayBeNil() {
        let boxed: Int? = nil
        #expect(RACEvent.eventWithValue(nil).value == nil)
        #expect(RACEvent.eventWithValue(boxed as Any).value == nil)
    }

    @Test func rawValuesAreThoseOfTheOriginal() {
        #expect([RACEventTypeCompleted, RACEventTypeError, RACEventTypeNext].map(\.rawValue) == [0, 1, 2])
    }

    @Test func thereIsOneUnit() {
        #expect(RACUnit.defaultUnit() === RACUnit.defaultUnit())
        #expect(RACUnit.defaultUnit().description.hasPrefix("<RACUnit: 0x"))
    }
}
