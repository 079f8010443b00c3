/// Events for views, delivered on the main queue, without replay and without errors.
///
///     let taps = relay.asSignal()
///     taps.emit(onNext: { print("tapped") }).disposed(by: bag)
///
/// A file that imports `StreamCore` as well writes `RxCompat.Signal` and `StreamCore.Signal`.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Shares one run among the current observers.
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
    /// Returns a signal that sends a value instead of an error, and completes.
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        Signal(onMain().catchAndReturn(element))
    }

    /// Returns a signal that continues with another signal after an error.
    public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
        asSignal(onErrorRecover: { _ in signal })
    }

    /// Returns a signal that continues after an error with the signal that a closure returns for the error.
    public func asSignal(onErrorRecover: @escaping (any Swift.Error) -> Signal<Element>) -> Signal<Element> {
        Signal(onMain().catch { onErrorRecover($0).asObservable() })
    }

    fileprivate func onMain() -> Observable<Element> { asObservable().observe(on: SignalSharingStrategy.scheduler) }
}

extension PublishRelay {
    /// Returns a signal of the accepted values.
    public func asSignal() -> Signal<Element> { Signal(onMain()) }
}

extension InfallibleType {
    /// Returns a signal of the values.
    public func asSignal() -> Signal<Element> { Signal(onMain()) }
}
