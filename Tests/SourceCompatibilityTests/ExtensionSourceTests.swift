// As it would be written for ReactiveSwift 7.2, with `import ReactiveSwift` replaced by the next lines. It has to compile.

import Foundation
import StreamCore
import Testing

// Extensions of a user, with the parameter by the name that it has there.

extension Signal where Error == Never {
    func firstValues(_ count: Int) -> Signal<[Value], Error> {
        take(first: count).collect()
    }
}

extension SignalProducer where Error: Equatable {
    func ignoring(_ ignored: Error) -> SignalProducer<Value, Error> {
        flatMapError { error -> SignalProducer<Value, Error> in
            error == ignored ? .empty : SignalProducer(error: error)
        }
    }

    func erased() -> SignalProducer<Value, Swift.Error> {
        mapError { $0 as Swift.Error }
    }
}

extension SignalProducer where Value: OptionalProtocol {
    func replacingNil(with replacement: Value.Wrapped) -> SignalProducer<Value.Wrapped, Error> {
        map { $0.optional ?? replacement }
    }
}

extension SignalProducerConvertible where Failure == Never {
    func printValues() -> Disposable {
        producer.startWithValues { print($0) }
    }
}

extension SignalProtocol {
    func twice() -> Signal<Value, Failure> {
        Signal<Value, Failure>.merge(signal, signal)
    }
}

private final class Screen {
    private let (lifetime, token) = Lifetime.make()
    private let disposables = CompositeDisposable()
    private let request = SerialDisposable()
    private var scoped: ScopedDisposable<AnyDisposable>?

    func bind(_ names: Signal<String, Never>, _ producer: SignalProducer<Int, CancellationError>) {
        disposables += names.take(during: lifetime).observeValues { [weak self] name in self?.show(name) }
        disposables += { print("gone") }
        disposables.add(names.observeCompleted {})
        request.inner = producer.start()
        scoped = ScopedDisposable(AnyDisposable { print("released") })
        lifetime.ended.observeCompleted { print("ended") }
        lifetime.observeEnded { [disposables] in disposables.dispose() }
    }

    private func show(_ name: String) { print(name) }
}

/// The type of failure by the name that it has in ReactiveSwift; events; lifetimes; schedulers; bags.
@Suite struct ExtensionSourceTests {
    @Test("Code written for ReactiveSwift compiles with the import changed, and means the same")
    func means() {
        var received: [String] = []
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.firstValues(2).observeValues { received.append("\($0)") }
        input.send(value: 1)
        input.send(value: 2)
        SignalProducer<String?, Never>([nil, "a"]).replacingNil(with: "-").startWithValues { received.append($0) }
        #expect(received == ["[1, 2]", "-", "a"])
    }

    @Test("Error is a name for Failure")
    func namesError() {
        let failure: Signal<Int, CancellationError>.Error = CancellationError()
        let same: SignalProducer<Int, CancellationError>.Error = failure
        let produced = SignalProducer<Int, CancellationError>.ProducedSignal.Event.failed(same)
        #expect(produced.error != nil)
        #expect(produced.isTerminating && !produced.isCompleted)
        #expect(produced.map { $0 + 1 }.value == nil)
    }

    @Test("In extensions of other types, Error is the protocol")
    func keepsErrorProtocol() {
        let failures: [Result<Int, CancellationError>] = [.success(1), .failure(CancellationError())]
        #expect(failures.errors().count == 1)
        #expect(Result<Int, CancellationError>.failure(CancellationError()).erased.failure is CancellationError)
    }

    @Test("Schedulers are used as they were")
    func schedules() {
        let scheduler = TestScheduler(startDate: Date())
        let disposable = scheduler.schedule(after: .milliseconds(20)) {}
        scheduler.schedule(after: Date(), interval: .seconds(1)) {}?.dispose()
        scheduler.schedule(after: .seconds(1), interval: .seconds(1), leeway: .seconds(0)) {}?.dispose()
        QueueScheduler.main.schedule(after: Date(), interval: .seconds(1)) {}?.dispose()
        scheduler.advance(by: .seconds(1))
        scheduler.advance(by: 0.5)
        scheduler.advance(to: scheduler.currentDate)
        scheduler.rewind(by: .seconds(1))
        scheduler.advance()
        scheduler.run()
        #expect(disposable?.isDisposed == false)
        _ = QueueScheduler(qos: .background, name: "work", targeting: .global())
    }
}

extension Array {
    fileprivate func errors<Value, Failure>() -> [Error] where Element == Result<Value, Failure> {
        compactMap { result in if case .failure(let failure) = result { failure } else { nil } }
    }
}

extension Result where Failure == Swift.Error {
    fileprivate var failure: Error? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}

extension Result {
    fileprivate var erased: Result<Success, Swift.Error> { mapError { $0 } }
}
