// As it would be written for ReactiveSwift 7.2, with `import ReactiveSwift` replaced by the next lines. It has to compile.

import StreamCore
import Testing

// `Swift6ClientTests` compiles this file, too.

private enum FetchError: Error, Equatable {
    case missing, denied
}

// In an extension of these types, `Error` is the type of failure, and the protocol is `Swift.Error`.

extension Action where Error == FetchError {
    fileprivate var denials: Signal<Error, Never> { errors.filter { $0 == .denied } }

    fileprivate func failing(with error: Error) -> SignalProducer<Output, Error> { SignalProducer(error: error) }
}

extension ActionError where Error: Equatable {
    fileprivate var failure: Error? {
        if case .producerFailed(let error) = self { error } else { nil }
    }

    fileprivate func isFailure(_ error: Error) -> Bool { failure == error }
}

extension Signal.Observer where Error == FetchError {
    fileprivate func deny() {
        let error: Error = .denied
        send(error: error)
    }
}

extension Signal.Event where Error == FetchError {
    fileprivate var failure: Error { error ?? .missing }
}

extension Signal.Observer {
    fileprivate func fail(with error: Error) { send(error: error) }
}

extension Termination where Error == FetchError {
    fileprivate var failure: Error {
        if case .failed(let error) = self { error } else { .missing }
    }
}

extension Property where Error == Never {
    fileprivate func changes() -> Signal<Value, Error> { signal }
}

extension MutableProperty where Error == Never {
    fileprivate func changes() -> Signal<Value, Error> { signal }
}

extension ValidatingProperty where Error == Never {
    fileprivate func changes() -> Signal<Value, Error> { signal }
}

extension PropertyProtocol where Error == Never {
    fileprivate func firstValue() -> SignalProducer<Value, Error> { producer.take(first: 1) }
}

extension BindingSource where Error == Never {
    fileprivate func firstOfSource() -> SignalProducer<Value, Error> { producer.take(first: 1) }
}

extension Result where Error == FetchError {
    fileprivate var error: Error? {
        if case .failure(let error) = self { error } else { nil }
    }

    fileprivate func recovered(_ transform: (Error) -> Success) -> Success {
        switch self {
        case .success(let value): value
        case .failure(let error): transform(error)
        }
    }
}

extension Result {
    fileprivate init(failing error: Error) { self = .failure(error) }

    fileprivate func orThrow() throws(Error) -> Success { try get() }
}

extension EventProtocol where Error == FetchError {
    fileprivate var isDenied: Bool { event.error == Error.denied }
}

extension EventProtocol {
    fileprivate func replaced(by error: Error) -> Signal<Value, Error>.Event { .failed(error) }
}

extension Signal where Value: EventProtocol, Value.Error == Error {
    fileprivate func failures() -> Signal<Error, Error> { compactMap { $0.event.error } }
}

extension SignalProducer where Value: EventProtocol, Value.Error == Error {
    fileprivate func failures() -> SignalProducer<Error, Error> { compactMap { $0.event.error } }
}

extension SignalProducerProtocol where Error: Equatable {
    fileprivate func ignoring(_ ignored: Error) -> SignalProducer<Value, Error> {
        producer.flatMapError { (error: Error) in error == ignored ? .empty : SignalProducer(error: error) }
    }
}

@Suite struct FailureNameSourceTests {
    @Test("Error is the type of failure in extensions of actions and of their errors")
    func actions() {
        let action = Action<Int, Int, FetchError> { _ in SignalProducer(error: .denied) }
        var denials: [Action<Int, Int, FetchError>.Error] = []
        action.denials.observeValues { denials.append($0) }
        action.apply(1).startWithFailed { (error: ActionError<FetchError>) in
            #expect(error.isFailure(.denied))
            let failure: ActionError<FetchError>.Error? = error.failure
            #expect(failure == .denied)
        }
        #expect(denials == [.denied])
        #expect(action.failing(with: .missing).first() == .failure(.missing))
    }

    @Test("Error is the type of failure in extensions of observers, events and ends")
    func observers() {
        let (signal, input) = Signal<Int, FetchError>.pipe()
        let (other, otherInput) = Signal<Int, FetchError>.pipe()
        var failures: [Signal<Int, FetchError>.Observer.Error] = []
        signal.observeFailed { failures.append($0) }
        other.observe { event in
            failures.append(event.failure)
            #expect(!event.isDenied)
            #expect(event.replaced(by: .denied) == .failed(.denied))
        }
        input.deny()
        otherInput.fail(with: .missing)
        #expect(failures == [.denied, .missing])
        let failure: Termination<FetchError>.Error = Termination.failed(.denied).failure
        #expect(failure == .denied)
    }

    @Test("Error is Never in extensions of properties")
    func properties() {
        let source = MutableProperty(1)
        let property = Property(capturing: source)
        let validating = ValidatingProperty<Int, FetchError>(source) { _ in .valid }
        var values: [Int] = []
        property.changes().observeValues { values.append($0) }
        source.changes().observeValues { values.append($0) }
        validating.changes().observeValues { values.append($0) }
        source.value = 2
        property.firstValue().startWithValues { values.append($0) }
        source.firstOfSource().startWithValues { values.append($0) }
        #expect(values == [2, 2, 2, 2, 2])
    }

    @Test("Error is the type of failure in extensions of Result")
    func results() {
        let failure = Result<Int, FetchError>(failing: .denied)
        let error: Result<Int, FetchError>.Error? = failure.error
        #expect(error == .denied)
        #expect(failure.recovered { $0 == .denied ? 1 : 2 } == 1)
        #expect(throws: FetchError.denied) { try failure.orThrow() }
    }

    @Test("Streams of events can be asked for whose failures are those of the stream")
    func events() {
        let events: [Signal<Int, FetchError>.Event] = [.value(1), .failed(.denied)]
        let (signal, input) = Signal<Signal<Int, FetchError>.Event, FetchError>.pipe()
        var failures: [FetchError] = []
        signal.failures().observe(Signal.Observer(value: { failures.append($0) }))
        input.send(value: .failed(.missing))
        let producer = SignalProducer<Signal<Int, FetchError>.Event, FetchError>(events)
        producer.failures().start(Signal.Observer(value: { failures.append($0) }))
        #expect(failures == [.missing, .denied])
        #expect(SignalProducer<Int, FetchError>(error: .missing).ignoring(.missing).first() == nil)
    }
}
