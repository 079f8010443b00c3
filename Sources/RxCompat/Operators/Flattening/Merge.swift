import StreamCore

/// Runs observables side by side, and ends when the source and all of them have ended.
private class Merge<Input, Output>: JoinedSink<Input, Output>, @unchecked Sendable {  // see Subscription
    /// The number of observables that may run at once; the others wait.
    private let limit: Int
    private let ignoresWhileBusy: Bool
    private let select: (Input) throws -> Observable<Output>
    private var activeCount = 0
    private var hasEnded = false
    private var waiting = ValueQueue<Observable<Output>>()
    let group = CompositeDisposable()
    let sourceSubscription = SingleAssignmentDisposable()

    init(
        _ downstream: Receiver<Output>, limit: Int, ignoresWhileBusy: Bool = false,
        _ select: @escaping (Input) throws -> Observable<Output>
    ) {
        self.limit = limit
        self.ignoresWhileBusy = ignoresWhileBusy
        self.select = select
        super.init(downstream)
    }

    func begin(_ source: Observable<Input>) {
        _ = group.insert(sourceSubscription)
        sourceSubscription.setDisposable(source.attach(self))
        set(group)
    }

    /// Runs the given observables, without a source of further ones.
    func begin(_ sources: [Observable<Output>]) {
        activeCount = sources.count
        for source in sources { run(source) }
        inTurn {
            self.hasEnded = true
            self.endIfDone()
        }
        set(group)
    }

    override func receive(_ value: Input) {
        switch gate.enter() {
        case .entered:
            handle(value)
            gate.leave()
        case .nested: handle(value)
        case .busy: gate.enqueue { [self] in handle(value) }
        }
    }

    private func handle(_ value: Input) {
        if ignoresWhileBusy, activeCount > 0 { return }
        do {
            let inner = try select(value)
            if activeCount < limit, !isDisposed, inner.sendImmediate(to: downstream) { return }
            guard activeCount < limit else { return waiting.append(inner) }
            activeCount += 1
            run(inner)
        } catch { end(with: error) }
    }

    override func fail(_ failure: any Error) { inTurn { [self] in end(with: failure) } }

    override func complete() {
        inTurn { [self] in
            hasEnded = true
            // As in RxSwift: with a limit, the subscription to the source is disposed only if an observable runs.
            if limit == .max || activeCount > 0 { sourceSubscription.dispose() }
            endIfDone()
        }
    }

    private func run(_ inner: Observable<Output>) {
        let subscription = SingleAssignmentDisposable()
        guard let key = group.insert(subscription) else { return }
        subscription.setDisposable(inner.attach(MergeInput(self, key)))
    }

    fileprivate func handleEnd(_ key: CompositeDisposable.DisposeKey) {
        group.remove(for: key)
        if let next = waiting.popFirst() { return run(next) }
        activeCount -= 1
        endIfDone()
    }

    private func endIfDone() {
        if hasEnded, activeCount == 0 { end() }
    }
}

/// The input for one of the observables that run side by side.
private final class MergeInput<Input, Output>: JoinedInput<Output, Input, Output>,
    @unchecked Sendable  // see Subscription
{
    private let key: CompositeDisposable.DisposeKey

    init(_ merge: Merge<Input, Output>, _ key: CompositeDisposable.DisposeKey) {
        self.key = key
        super.init(merge)
    }

    override func handle(_ value: Output) { sink.send(value) }
    override func handleCompletion() { unsafeDowncast(sink, to: Merge<Input, Output>.self).handleEnd(key) }
}

extension ObservableType {
    private func merging<Output>(
        limit: Int = .max, ignoresWhileBusy: Bool = false, _ select: @escaping (Element) throws -> Observable<Output>
    ) -> Observable<Output> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = Merge(receiver, limit: limit, ignoresWhileBusy: ignoresWhileBusy, select)
            sink.begin(source)
            return sink
        }
    }

    /// Runs the observable that a closure makes from each value, side by side with the others.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merging { try selector($0).asObservable() }
    }

    /// Runs the observable that a closure makes from a value; values that come while an observable runs are ignored.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merging(ignoresWhileBusy: true) { try selector($0).asObservable() }
    }

    /// Runs the observables that a closure makes from the values, one after the other.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merging(limit: 1) { try selector($0).asObservable() }
    }

    /// Sends the values of all given observables, side by side.
    public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        merge(Array(sources))
    }

    /// Sends the values of all given observables, side by side.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        ClosureProducer { receiver in
            let sink = Merge<Observable<Element>, Element>(receiver, limit: .max) { $0 }
            sink.begin(sources)
            return sink
        }
    }

    /// Sends the values of all given observables, side by side.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Runs the observables that the source sends, side by side, and sends their values.
    public func merge() -> Observable<Element.Element> { merging { $0.asObservable() } }

    /// Runs the observables that the source sends, at most `maxConcurrent` at a time, and sends their values; others
    /// wait.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        merging(limit: maxConcurrent) { $0.asObservable() }
    }

    /// Runs the observables that the source sends, one after the other, and sends their values.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
