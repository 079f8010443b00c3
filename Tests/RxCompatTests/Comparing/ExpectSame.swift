import Foundation
import RxCompat
import StreamCore
import Testing

/// Two inputs, and the time, as an operator of `RxCompat` is given them.
struct RxInputs {
    let first: Observable<Int>
    let second: Observable<Int>
    let clock: HistoricalScheduler
}

/// The same for an operator of the core.
struct CoreInputs {
    let first: SignalProducer<Int, any Error>
    let second: SignalProducer<Int, any Error>
    let clock: TestScheduler

    /// The second input as what cannot fail.
    var trigger: SignalProducer<(), Never> { second.map(value: ()).flatMapError { _ in .never } }
}

/// Compares a word of RxSwift with the core's for all inputs: values, failures and ends, at their times.
func expectSame<First, Second>(
    firsts: [String] = ["values", "failure", "no end", "empty"],
    seconds: [String] = ["values", "failure", "late", "empty", "never"],
    _ word: (RxInputs) -> Observable<First>, _ core: (CoreInputs) -> SignalProducer<Second, any Error>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var isSilent = true
    for first in Script.firsts where firsts.contains(first.description) {
        for second in Script.seconds where seconds.contains(second.description) {
            let actual = history(first, second, word)
            let expected = history(first, second, core)
            isSilent = isSilent && expected.isEmpty
            #expect(actual == expected, "first: \(first), second: \(second)", sourceLocation: sourceLocation)
        }
    }
    #expect(!isSilent, sourceLocation: sourceLocation)
}

/// What an operator of `RxCompat` sends in 20 seconds.
private func history<Output>(
    _ first: Script, _ second: Script, _ word: (RxInputs) -> Observable<Output>
) -> [String] {
    let clock = HistoricalScheduler()
    var history: [String] = []
    let note = { (event: String) in history.append("\(seconds(clock.now.timeIntervalSince1970)) \(event)") }
    let subscription = word(
        RxInputs(first: first.observable(on: clock), second: second.observable(on: clock), clock: clock)
    )
    .subscribe(onNext: { note("\($0)") }, onError: { note("failed \($0)") }, onCompleted: { note("completed") })
    clock.advanceTo(Date(timeIntervalSince1970: 20))
    subscription.dispose()
    return history
}

/// What an operator of the core sends in 20 seconds.
private func history<Output>(
    _ first: Script, _ second: Script, _ core: (CoreInputs) -> SignalProducer<Output, any Error>
) -> [String] {
    let clock = TestScheduler()
    let begin = clock.currentDate
    var history: [String] = []
    let note = { (event: String) in history.append("\(seconds(clock.currentDate.timeIntervalSince(begin))) \(event)") }
    let start = core(
        CoreInputs(first: first.producer(on: clock), second: second.producer(on: clock), clock: clock)
    )
    .start { event in
        switch event {
        case .value(let value): note("\(value)")
        case .failed(let error): note("failed \(error)")
        // An interruption is the completion of an observable.
        case .completed, .interrupted: note("completed")
        }
    }
    clock.advance(by: .seconds(20))
    defer { start.dispose() }
    return history
}

/// Seconds to the millisecond: dates are less exact.
private func seconds(_ interval: Double) -> Double { (interval * 1000).rounded() / 1000 }
