/// Events for views: they are delivered on the main queue, nothing is replayed, and there are no errors.
///
///     let taps = relay.asSignal()
///     taps.emit(onNext: { print("tapped") }).disposed(by: bag)
///
/// A file that imports `StreamCore` as well writes `RxCompat.Signal` and `StreamCore.Signal`.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Shares one run among the observers that are there.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// The scheduler of the main queue.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares one run.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 0, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// The sequence as a signal.
    public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
    /// A signal that sends a value in the place of an error, and completes.
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        Signal(onMain().catchAndReturn(element))
    }

    /// A signal that goes on with another one after an error.
    public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
        asSignal(onErrorRecover: { _ in signal })
    }

    /// A signal that goes on, after an error, with the one that a closure makes of it.
    public func asSignal(onErrorRecover: @escaping (any Swift.Error) -> Signal<Element>) -> Signal<Element> {
        Signal(onMain().catch { onErrorRecover($0).asObservable() })
    }

    fileprivate func onMain() -> Observable<Element> { asObservable().observe(on: SignalSharingStrategy.scheduler) }
}

extension PublishRelay {
    /// A signal of the values that are accepted.
    public func asSignal() -> Signal<Element> { Signal(onMain()) }
}

extension InfallibleType {
    /// A signal of the values.
    public func asSignal() -> Signal<Element> { Signal(onMain()) }
}
