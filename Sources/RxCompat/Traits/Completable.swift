import StreamCore

/// Continues with an observable when the first has completed, and then disposes the first subscription.
private final class AndThen<Element>: Sink<Never, Element>, @unchecked Sendable {  // see Subscriber
    private let second: Observable<Element>
    private let current = SerialDisposable()

    init(_ downstream: Receiver<Element>, _ second: Observable<Element>) {
        self.second = second
        super.init(downstream)
    }

    func begin(_ source: Observable<Never>) {
        let first = SingleAssignmentDisposable()
        current.disposable = first
        first.setDisposable(source.attach(self))
        set(current)
    }

    override func complete() {
        current.disposable = second.attach(PassingReceiver(self))
    }
}

/// The terminal event of a completable.
@frozen
public enum CompletableEvent {
    /// The sequence failed with an error.
    case error(any Swift.Error)
    /// The sequence completed.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// A closure that receives the terminal event of a completable.
    public typealias CompletableObserver = (CompletableEvent) -> Void

    /// Makes a completable of a closure, which calls its observer once.
    public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
        Completable(
            raw: Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    /// Subscribes a closure to the terminal event.
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
        primitiveSequence.source.subscribe { event in
            switch event {
            case .next: break
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    /// Subscribes closures to the events.
    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        primitiveSequence.source.subscribe(
            onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Fails at once with an error.
    public static func error(_ error: any Swift.Error) -> Completable { Completable(raw: .error(error)) }

    /// Sends nothing, and never ends.
    public static func never() -> Completable { Completable(raw: .never()) }

    /// Completes at once.
    public static func empty() -> Completable { Completable(raw: .empty()) }

    /// Runs closures for the terminal event, and for subscription and disposal.
    public func `do`(
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: primitiveSequence.source.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Continues with another completable on completion.
    public func andThen(_ second: Completable) -> Completable { Completable(raw: then(second.source)) }

    /// Continues with a single on completion.
    public func andThen<Value>(_ second: Single<Value>) -> Single<Value> { Single<Value>(raw: then(second.source)) }

    /// Continues with a maybe on completion.
    public func andThen<Value>(_ second: Maybe<Value>) -> Maybe<Value> { Maybe<Value>(raw: then(second.source)) }

    /// Continues with an observable on completion.
    public func andThen<Value>(_ second: Observable<Value>) -> Observable<Value> { then(second) }

    private func then<Value>(_ second: Observable<Value>) -> Observable<Value> {
        let first = primitiveSequence.source
        return ClosureProducer { receiver in
            let sink = AndThen(receiver, second)
            sink.begin(first)
            return sink
        }
    }

    /// Continues with another completable on completion.
    public func concat(_ second: Completable) -> Completable {
        .concat([Completable(raw: primitiveSequence.source), second])
    }

    /// Runs the given completables one after the other.
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// Runs the given completables one after the other.
    public static func concat<Completables: Sequence>(_ sequence: Completables) -> Completable
    where Completables.Element == Completable {
        Completable(raw: .concat(sequence.lazy.map(\.source)))
    }

    /// Runs the given completables one after the other.
    public static func concat<Completables: Collection>(_ sources: Completables) -> Completable
    where Completables.Element == Completable {
        Completable(raw: .concat(sources.map(\.source)))
    }

    /// Runs the given completables side by side, and completes when all have completed.
    @available(*, deprecated, renamed: "zip(_:)")
    public static func merge(_ sources: Completable...) -> Completable { zip(sources) }

    /// Runs the given completables side by side, and completes when all have completed.
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// Runs the given completables side by side, and completes when all have completed.
    public static func zip<Completables: Collection>(_ sources: Completables) -> Completable
    where Completables.Element == Completable {
        Completable(raw: .merge(sources.map(\.source)))
    }
}
