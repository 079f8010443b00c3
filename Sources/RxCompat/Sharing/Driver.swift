/// State for views: values are delivered on the main queue, the latest value is replayed, and there are no errors.
///
///     let titles = search.asDriver(onErrorJustReturn: [])
///     titles.drive(onNext: { table.rows = $0 }).disposed(by: bag)
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Shares one run among the current observers, and replays the latest value.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The scheduler of the main queue.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares one run, and replays the latest value.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The sequence as a driver.
    public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
    /// Returns a driver that sends a value instead of an error, and completes.
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        Driver(onMain().catchAndReturn(element))
    }

    /// Returns a driver that continues with another driver after an error.
    public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
        asDriver(onErrorRecover: { _ in driver })
    }

    /// Returns a driver that continues after an error with the driver that a closure returns for the error.
    public func asDriver(onErrorRecover: @escaping (any Swift.Error) -> Driver<Element>) -> Driver<Element> {
        Driver(onMain().catch { onErrorRecover($0).asObservable() })
    }

    fileprivate func onMain() -> Observable<Element> { asObservable().observe(on: DriverSharingStrategy.scheduler) }
}

extension BehaviorRelay {
    /// Returns a driver of the current value, and of every later value.
    public func asDriver() -> Driver<Element> { Driver(onMain()) }
}

extension InfallibleType {
    /// Returns a driver of the values.
    public func asDriver() -> Driver<Element> { Driver(onMain()) }
}
