/// Decides how observers share the run of a shared sequence, and which scheduler delivers its events.
public protocol SharingStrategyProtocol {
    /// The scheduler that delivers all events.
    static var scheduler: any SchedulerType { get }

    /// Shares a run of an observable among its observers.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be turned into a shared sequence.
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
    /// The strategy by which observers share the sequence.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The shared sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// An observable that does not fail, delivers on the scheduler of its strategy, and runs once for all its observers.
///
/// ``Driver`` and ``Signal`` are shared sequences of the main queue.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType,
    @unchecked Sendable  // the observable is Sendable
{
    private let source: Observable<Element>

    /// Shares an observable that does not fail, and delivers on the scheduler of the strategy.
    init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

    /// Wraps an observable as it is.
    init(raw source: Observable<Element>) { self.source = source }

    /// Makes a shared sequence of an observable, and adds nothing to the observable.
    ///
    /// The caller guarantees that the observable is shared, delivers on the scheduler of the strategy, and does not
    /// fail.
    public static func createUnsafe<Source: ObservableType>(
        source: Source
    ) -> SharedSequence<SharingStrategy, Source.Element> {
        SharedSequence<SharingStrategy, Source.Element>(raw: source.asObservable())
    }

    /// The sequence as an observable.
    public func asObservable() -> Observable<Element> { source }

    /// The sequence itself.
    public func asSharedSequence() -> SharedSequence { self }

    /// The sequence as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(source) }
}

extension ObservableConvertibleType {
    /// Returns a shared sequence that sends a value instead of an error, and completes.
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn element: Element
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(asObservable().observe(on: Strategy.scheduler).catchAndReturn(element))
    }

    /// Returns a shared sequence that continues with another sequence after an error.
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith sequence: SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        asSharedSequence(sharingStrategy: sharingStrategy, onErrorRecover: { _ in sequence })
    }

    /// Returns a shared sequence that continues after an error with the sequence that a closure returns for the error.
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self,
        onErrorRecover: @escaping (any Swift.Error) -> SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(
            asObservable().observe(on: Strategy.scheduler).catch { onErrorRecover($0).asObservable() })
    }
}
