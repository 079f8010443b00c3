import Foundation
import ReactiveCocoa4
import Testing

struct TestError: Error, Equatable {
    let number: Int
}

/// The events of a producer on a clock, as text with the time of each: `0.5 VALUE 1`.
func history<Value, Failure>(_ scheduler: TestScheduler, _ producer: SignalProducer<Value, Failure>) -> [String] {
    var history: [String] = []
    let start = scheduler.currentDate
    producer.start { (event: Signal<Value, Failure>.Event) in
        history.append("\(scheduler.currentDate.timeIntervalSince(start)) \(event)")
    }
    scheduler.advance(by: 20.0)
    return history
}

/// Compares a word of ReactiveCocoa 4 with the core's, each over a fresh clock and producer: values each second, an end.
func expectSame<First, Second, Failure>(
    ends: Bool = true, _ word: (SignalProducer<Int, TestError>, TestScheduler) -> SignalProducer<First, Failure>,
    _ core: (SignalProducer<Int, TestError>, TestScheduler) -> SignalProducer<Second, Failure>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for source in Script.allCases {
        let one = TestScheduler()
        let other = TestScheduler()
        let actual = history(one, word(source.producer(on: one), one))
        let expected = history(other, core(source.producer(on: other), other))
        #expect(actual == expected, "\(source)", sourceLocation: sourceLocation)
    }
}

/// What the producers under comparison send.
enum Script: CaseIterable {
    case nothing, values, failure, interruption

    func producer(on scheduler: TestScheduler) -> SignalProducer<Int, TestError> {
        let script = self
        return SignalProducer { (observer: Signal<Int, TestError>.Observer, lifetime: Lifetime) in
            let start = scheduler.currentDate
            let values = script == .nothing ? [] : [1, 1, 2, 3, 2]
            for (index, value) in values.enumerated() {
                lifetime += scheduler.schedule(after: start.addingTimeInterval(Double(index + 1))) {
                    observer.send(value: value)
                }
            }
            lifetime += scheduler.schedule(after: start.addingTimeInterval(Double(values.count + 1))) {
                switch script {
                case .nothing, .values: observer.sendCompleted()
                case .failure: observer.send(error: TestError(number: 1))
                case .interruption: observer.sendInterrupted()
                }
            }
        }
    }
}

/// Sends nothing but at a time, in seconds.
func trigger(at time: TimeInterval, on scheduler: TestScheduler) -> SignalProducer<(), NoError> {
    SignalProducer<(), NoError>(value: ()).delay(time, on: scheduler)
}

/// A signal that sends nothing but at a time, in seconds.
func pulse(at time: TimeInterval, on scheduler: TestScheduler) -> Signal<(), NoError> {
    let (signal, input) = Signal<(), NoError>.pipe()
    scheduler.schedule(afterDelay: time) { input.send(value: ()) }
    return signal
}
