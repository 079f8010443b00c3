/// A type that can be turned into the events of a control.
public protocol ControlEventType: ObservableType {
    /// The events.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control: subscriptions run on the main queue, and the events do not include failures.
///
///     let taps = ControlEvent(events: button.reactive.controlEvents(.touchUpInside).observable)
public struct ControlEvent<PropertyType>: ControlEventType, @unchecked Sendable {  // the observable is Sendable
    /// The type of the events.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// Makes the events of a control from an observable, which must not fail.
    public init<Events: ObservableType>(events: Events) where Events.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Subscribes an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// The events as an observable.
    public func asObservable() -> Observable<Element> { events }

    /// The events themselves.
    public func asControlEvent() -> ControlEvent<Element> { self }

    /// Returns a signal of the events; a failure stops the program.
    public func asSignal() -> Signal<Element> {
        asSignal(onErrorRecover: { fatalError("The events of a control failed: \($0)") })
    }

    /// Returns a driver of the events; a failure stops the program.
    public func asDriver() -> Driver<Element> {
        asDriver(onErrorRecover: { fatalError("The events of a control failed: \($0)") })
    }
}
