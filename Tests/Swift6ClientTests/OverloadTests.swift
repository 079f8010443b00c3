import StreamCore
import Testing

// The same code is in `SourceCompatibilityTests`, in Swift 5 mode.

private enum PageError: Error, Equatable {
    case missing
}

// The type of failure by its name there, also on protocols.

extension SignalProtocol where Error == Never {
    fileprivate func counted() -> Signal<Int, Error> { signal.map(value: 1).scan(0, +) }
}

extension SignalProducerProtocol where Error == Never {
    fileprivate func counted() -> SignalProducer<Int, Error> { producer.map(value: 1).scan(0, +) }
}

extension SignalProducerConvertible where Error == PageError {
    fileprivate func orZero() -> SignalProducer<Int, Never> {
        producer.map(value: 1).flatMapError { (_: Error) in SignalProducer(value: 0) }
    }
}

private func firstFailure<Stream: SignalProtocol>(of stream: Stream) -> Stream.Error? where Stream.Error: Equatable {
    var failure: Stream.Error?
    stream.signal.observeFailed { failure = $0 }
    return failure
}

private struct Page<Source: SignalProducerConvertible>: SignalProducerConvertible where Source.Error == PageError {
    typealias Error = PageError
    let source: Source
    var producer: SignalProducer<Source.Value, Error> { source.producer }
}

/// Streams that cannot fail, of which each value makes one that can.
@Suite struct OverloadTests {
    private typealias Failing = SignalProducer<Int, PageError>

    private let numbers = SignalProducer<Int, Never>([1, 2])
    private let failing = SignalProducer<Int, PageError>(error: .missing)

    private func events<Value>(_ producer: SignalProducer<Value, PageError>) -> String {
        var events: [String] = []
        producer.start { event in
            switch event {
            case .value(let value): events.append("\(value)")
            case .failed(let error): events.append("\(error)")
            case .completed: events.append("completed")
            case .interrupted: events.append("interrupted")
            }
        }
        return events.joined(separator: " ")
    }

    @Test("flatMap takes what the type of its result says")
    func flatMaps() {
        let failed: Failing = numbers.flatMap(.latest) { _ in .init(error: .missing) }
        let nothing: Failing = numbers.flatMap(.latest) { _ in .empty }
        let mixed: Failing = numbers.flatMap(.concat) { $0 < 2 ? .init(value: $0) : .init(error: .missing) }
        let longer: SignalProducer<String, PageError> = numbers.flatMap(.concat) { number in
            guard number < 2 else { return .init(error: .missing) }
            return .init(value: "\(number)")
        }
        let results: Failing = numbers.flatMap(.merge) { .init(result: $0 < 2 ? .success($0) : .failure(.missing)) }
        let appended: Failing = numbers.flatMap(.merge) { SignalProducer(value: $0).concat(.init(error: .missing)) }
        let safe: SignalProducer<String, Never> = numbers.flatMap(.merge) { .init(value: "\($0)") }
        #expect(events(failed) == "missing")
        #expect(events(nothing) == "completed")
        #expect(events(mixed) == "1 missing")
        #expect(events(longer) == "1 missing")
        #expect(events(results) == "1 missing")
        #expect(events(appended) == "1 missing")
        #expect(events(safe.promoteError()) == "1 2 completed")
    }

    @Test("flatMap of a signal does so, too")
    func flatMapsSignals() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let mixed: Signal<Int, PageError> = signal.flatMap(.concat) {
            $0 < 2 ? .init(value: $0) : .init(error: .missing)
        }
        let nothing: Signal<Int, PageError> = signal.flatMap(.latest) { _ in .empty }
        let safe: Signal<Int, Never> = signal.flatMap(.latest) { _ in .empty }
        var events: [String] = []
        mixed.observe { event in
            if let value = event.value { events.append("\(value)") }
            if let error = event.error { events.append("\(error)") }
        }
        nothing.observeCompleted { events.append("completed") }
        safe.observeCompleted { events.append("safe") }
        for number in 1...2 { input.send(value: number) }
        input.sendCompleted()
        #expect(events == ["1", "missing", "completed", "safe"])
    }

    @Test("then takes what the type of its result says, and its own type otherwise")
    func thens() {
        let empty: Failing = numbers.then(.empty)
        let result: Failing = numbers.then(.init(result: .success(3)))
        let failed: Failing = numbers.then(.init(error: .missing))
        let value: Failing = numbers.then(.init(value: 3))
        let word: SignalProducer<String, PageError> = numbers.then(.init(value: "a"))
        let safeWord: SignalProducer<String, Never> = numbers.then(.init(value: "a"))
        let other: SignalProducer<String, PageError> = failing.then(.init(value: "a"))
        let inferred = numbers.then(.empty)
        let inferredFailing = failing.then(.empty)
        let expected: SignalProducer<Int, Never> = inferred
        let expectedFailing: Failing = inferredFailing
        #expect(events(empty) == "completed")
        #expect(events(result) == "3 completed")
        #expect(events(failed) == "missing")
        #expect(events(value) == "3 completed")
        #expect(events(word) == "a completed")
        #expect(events(safeWord.promoteError()) == "a completed")
        #expect(events(other) == "missing")
        #expect(events(expected.promoteError()) == "completed")
        #expect(events(expectedFailing) == "missing")
    }

    @Test("Error is a name of the protocols, too")
    func namesError() {
        let (signal, input) = Signal<String, Never>.pipe()
        var counts: [Int] = []
        signal.counted().observeValues { counts.append($0) }
        numbers.counted().startWithValues { counts.append($0) }
        input.send(value: "a")
        #expect(counts == [1, 2, 1])
        Page(source: failing).orZero().startWithValues { counts.append($0) }
        Page(source: Result<Int, PageError>.success(5)).orZero().startWithValues { counts.append($0) }
        #expect(counts == [1, 2, 1, 0, 1])
        #expect(firstFailure(of: Signal<Int, PageError>.empty) == nil)
    }

    @Test("All kinds of events are logged by their name there")
    func logsAllEvents() {
        var log: [String] = []
        func note(_: String, event: String, _: String, _: String, _: Int) { log.append(event) }
        numbers.logEvents(events: LoggingEvent.SignalProducer.allEvents, logger: note).start()
        #expect(log == ["starting", "value 1", "value 2", "completed", "terminated", "disposed", "started"])
        let (signal, input) = Signal<Int, Never>.pipe()
        log = []
        let kinds = LoggingEvent.Signal.allEvents.subtracting([.value])
        signal.logEvents(events: kinds, logger: note).observeCompleted {}
        input.send(value: 1)
        input.sendCompleted()
        #expect(log == ["completed", "terminated", "disposed"])
    }
}
