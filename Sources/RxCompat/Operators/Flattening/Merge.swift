import StreamCore

/// Runs observables side by side, and ends when the source and all observables have ended.
private class Merge<Input, Output>: JoinedSink<Input, Output>, @unchecked Sendable {  // see Subscriber
    /// The number of observables that may run at once; the others wait.
    private let limit: Int
    private let ignoresWhileBusy: Bool
    private let select: (Input) throws -> Observable<Output>
    private var activeCount = 0
    private var hasEnded = false
    /// Whether the terminal event is being sent, or has been sent.
    private var isEnding = false
    private var waiting = ValueQueue<Observable<Output>>()
    private let group = CompositeDisposable()
    private let sourceSubscription = SingleAssignmentDisposable()

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
            if self.isDone { self.finish() }
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
        if hasEnded || isEnding || ignoresWhileBusy && activeCount > 0 { return }
        // An observable counts while the closure makes it, so that a value that the closure sends sees it.
        let runsNow = activeCount < limit
        if runsNow { activeCount += 1 }
        do {
            let inner = try select(value)
            guard runsNow else { return enqueue(inner) }
            if !isEnding, !isDisposed, inner.sendImmediate(to: downstream) { return innerEnded() }
            run(inner)
        } catch {
            if runsNow { activeCount -= 1 }
            finish(with: error)
        }
    }

    private func enqueue(_ inner: Observable<Output>) {
        if isEnding { return }
        waiting.append(inner)
        guard activeCount < limit, let next = waiting.popFirst() else { return }
        activeCount += 1
        run(next)
    }

    override func fail(_ failure: any Error) { inTurn { [self] in finish(with: failure) } }

    override func complete() {
        inTurn { [self] in
            hasEnded = true
            if isDone { finish() } else { sourceSubscription.dispose() }
        }
    }

    private func run(_ inner: Observable<Output>) {
        guard !isEnding else { return activeCount -= 1 }
        let subscription = SingleAssignmentDisposable()
        guard let key = group.insert(subscription) else { return }
        subscription.setDisposable(inner.attach(MergeInput(self, key)))
    }

    fileprivate func pass(_ value: Output) { if !isEnding { send(value) } }

    /// Handles the end of an observable that has a subscription.
    ///
    /// As in RxSwift, the subscription is disposed before the next observable begins, and after the decision to end.
    fileprivate func handleEnd(_ key: CompositeDisposable.DisposeKey) {
        if limit < .max {
            group.remove(for: key)
            if beginNext() { return }
        }
        activeCount -= 1
        let isDone = isDone
        group.remove(for: key)
        if isDone { finish() }
    }

    /// Begins the first observable that waits, in the place of one that has ended.
    private func beginNext() -> Bool {
        guard !isEnding, let next = waiting.popFirst() else { return false }
        // An observable that ends at once begins the next one from here: the turns of the thread keep the stack flat.
        let turn = CurrentThreadScheduler.instance.schedule(()) { [self] _ in
            inTurn { self.run(next) }
            return Disposables.create()
        }
        _ = group.insert(turn)
        return true
    }

    private func innerEnded() {
        if limit < .max, beginNext() { return }
        activeCount -= 1
        if isDone { finish() }
    }

    private var isDone: Bool { hasEnded && activeCount == 0 && !isEnding }

    fileprivate func finish(with error: any Error) {
        isEnding = true
        end(with: error)
    }

    private func finish() {
        isEnding = true
        end()
    }
}

/// The input for one of the observables that run side by side.
private final class MergeInput<Input, Output>: JoinedInput<Output, Input, Output>,
    @unchecked Sendable  // see Subscriber
{
    private let key: CompositeDisposable.DisposeKey

    init(_ merge: Merge<Input, Output>, _ key: CompositeDisposable.DisposeKey) {
        self.key = key
        super.init(merge)
    }

    private var merge: Merge<Input, Output> { unsafeDowncast(sink, to: Merge<Input, Output>.self) }

    override func handle(_ value: Output) { merge.pass(value) }
    override func handle(error: any Error) { merge.finish(with: error) }
    override func handleCompletion() { merge.handleEnd(key) }
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
    ///
    /// With 0 or less, all wait without end, as in RxSwift.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        merging(limit: maxConcurrent) { $0.asObservable() }
    }

    /// Runs the observables that the source sends, one after the other, and sends their values.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
