public import Dispatch

/// An observable whose trait is a promise about the number of its values.
public struct PrimitiveSequence<Trait, Element>: @unchecked Sendable {  // the observable is Sendable
    let source: Observable<Element>

    init(raw: Observable<Element>) { source = raw }
}

/// The promise of exactly one value, or an error.
public enum SingleTrait {}

/// The promise of one value, or completion, or an error.
public enum MaybeTrait {}

/// The promise of completion, or an error.
public enum CompletableTrait {}

/// Sends exactly one value, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// Sends one value, or completes, or fails.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// Completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The protocol of primitive sequences, for code that is generic over traits.
public protocol PrimitiveSequenceType {
    /// The promise about the number of values.
    associatedtype Trait
    /// The type of the values.
    associatedtype Element

    /// The sequence.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// The sequence itself.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// The sequence as an observable.
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
    /// Calls a closure for each observer, and runs the sequence that the closure returns; an error that the closure
    /// throws is sent.
    public static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable.deferred { try observableFactory().source })
    }

    /// Sends the value and completion after a delay of `dueTime`, and an error at once.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }

    /// Subscribes after a delay of `dueTime`.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Delivers events on a scheduler.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }

    /// Subscribes on a scheduler.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }

    /// Continues after an error with the sequence that a closure returns for the error.
    public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Self) -> Self {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }

    /// Subscribes again after every error.
    public func retry() -> Self { PrimitiveSequence(raw: source.retry()) }

    /// Subscribes again after an error, and runs at most `maxAttemptCount` times.
    public func retry(_ maxAttemptCount: Int) -> Self { PrimitiveSequence(raw: source.retry(maxAttemptCount)) }

    /// Subscribes again when the observable that a closure makes from the errors sends a value.
    public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
    ) -> Self {
        PrimitiveSequence(raw: source.retry(when: notificationHandler))
    }

    /// Subscribes again when the observable that a closure makes from the errors of one type sends a value.
    ///
    /// An error of another type fails the observable of the errors; unless the closure handles that failure, the
    /// failure is sent.
    public func retry<TriggerObservable: ObservableType, Failure: Swift.Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
    ) -> Self {
        PrimitiveSequence(raw: source.retry(when: notificationHandler))
    }

    /// Fails with `RxError.timeout` when the sequence has not ended after `dueTime`.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Continues with another sequence when this sequence has not ended after `dueTime`.
    public func timeout(_ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType) -> Self {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }

    /// Sends the events of the sequence that is the first to send an event.
    public func amb(_ another: Self) -> Self { PrimitiveSequence(raw: source.amb(another.source)) }

    /// Prints each subscription, event and disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Self {
        PrimitiveSequence(
            raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Makes a resource for every subscription, and disposes the resource when the subscription ends.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> Self
    ) -> Self {
        PrimitiveSequence(
            raw: Observable.using(resourceFactory) { try primitiveSequenceFactory($0).source })
    }
}

extension PrimitiveSequence where Element: FixedWidthInteger {
    /// Sends 0 after `dueTime`.
    public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        PrimitiveSequence(raw: Observable.timer(dueTime, scheduler: scheduler))
    }
}
