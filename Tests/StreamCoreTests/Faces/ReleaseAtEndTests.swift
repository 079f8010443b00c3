import Dispatch
import StreamCore
import Testing

/// Who keeps the disposable of something that is over keeps nothing else.
@Suite @MainActor struct ReleaseAtEndTests {
    enum Way: CaseIterable {
        case observe, observeEvents, observeValues, observeDerived, observeTracked, observeOnMain, observeValuesOnMain
        case start, startEvents, startWithValues, startDerived, startOnMain, startWithValuesOnMain
        case bind, bindOnMain

        private static let forEver = Lifetime.make()

        /// Begins, with a closure that holds an item and calls `action`.
        @MainActor func begin(
            _ signal: Signal<Int, Never>, holding item: ReleasedItem, _ action: @escaping @Sendable () -> Void
        ) -> (any Disposable)? {
            let use: @Sendable () -> Void = { withExtendedLifetime(item, action) }
            switch self {
            case .observe: return signal.observe(Signal.Observer(value: { _ in use() }))
            case .observeEvents: return signal.observe { if case .value = $0 { use() } }
            case .observeValues: return signal.observeValues { _ in use() }
            case .observeDerived: return signal.map { $0 }.observeValues { _ in use() }
            case .observeTracked: return SubscriptionTracker().track { signal.observeValues { _ in use() } }
            case .observeOnMain: return signal.observeOnMain { if case .value = $0 { use() } }
            case .observeValuesOnMain: return signal.observeValuesOnMain { _ in use() }
            case .start: return signal.producer.start(Signal.Observer(value: { _ in use() }))
            case .startEvents: return signal.producer.start { if case .value = $0 { use() } }
            case .startWithValues: return signal.producer.startWithValues { _ in use() }
            case .startDerived:
                return signal.producer.flatMap(.latest) { .init(value: $0) }.startWithValues { _ in use() }
            case .startOnMain: return signal.producer.startOnMain { if case .value = $0 { use() } }
            case .startWithValuesOnMain: return signal.producer.startWithValuesOnMain { _ in use() }
            case .bind: return BindingTarget<Int>(lifetime: Way.forEver.lifetime) { _ in use() } <~ signal
            case .bindOnMain: return BindingTarget<Int>.onMain(lifetime: Way.forEver.lifetime) { _ in use() } <~ signal
            }
        }
    }

    enum End: CaseIterable {
        case disposal, completion, releaseOfTheInput
    }

    @Test(
        "Objects that a closure retains are released at the end of the stream, although the disposable is kept",
        arguments: Way.allCases,
        End.allCases)
    func releases(way: Way, end: End) {
        var pipe: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)? = Signal<Int, Never>.pipe()
        var item: ReleasedItem? = ReleasedItem()
        weak let held = item
        let disposable = pipe.flatMap { pipe in item.flatMap { way.begin(pipe.output, holding: $0) {} } }
        item = nil
        pipe?.input.send(value: 1)
        #expect(held != nil)
        switch end {
        case .disposal: disposable?.dispose()
        case .completion: pipe?.input.sendCompleted()
        case .releaseOfTheInput: pipe = nil
        }
        #expect(disposable?.isDisposed == true)
        #expect(held == nil)
        withExtendedLifetime(pipe) {}
    }

    @Test("A closure that disposes is released when it has returned", arguments: Way.allCases)
    func releasesAfterDelivery(way: Way) {
        let (output, input) = Signal<Int, Never>.pipe()
        let disposables = CompositeDisposable()
        var disposable: (any Disposable)?
        var item: ReleasedItem? = ReleasedItem()
        weak let held = item
        disposable = item.flatMap { item in
            way.begin(output, holding: item) { [weak item] in
                disposables.dispose()
                #expect(item != nil)
            }
        }
        disposables += disposable
        item = nil
        #expect(held != nil)
        input.send(value: 1)
        #expect(disposable?.isDisposed == true)
        #expect(held == nil)
    }
}
