/// A type that can be turned into a property of a control.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// The property.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control, which sends the values that the user sets, and receives the values that the program sets.
///
/// Subscriptions run on the main queue, and begin with the current value. The property does not fail.
public struct ControlProperty<PropertyType>: ControlPropertyType, @unchecked Sendable {  // both parts are Sendable
    /// The type of the values.
    public typealias Element = PropertyType

    private let values: Observable<PropertyType>
    private let valueSink: AnyObserver<PropertyType>

    /// Makes a property from an observable of its values, and an observer that sets them.
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Values.Element == Element, Sink.Element == Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = AnyObserver(valueSink)
    }

    /// Subscribes an observer.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The values that the user sets, without the initial value.
    public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }

    /// The values as an observable.
    public func asObservable() -> Observable<Element> { values }

    /// The property itself.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Receives a value for the control, or completion; a failure is a programmer's mistake, and stops debug builds.
    public func on(_ event: Event<Element>) {
        if case .error(let error) = event { return assertionFailure("Binding error: \(error)") }
        valueSink.on(event)
    }

    /// Returns a driver of the values; a failure stops the program.
    public func asDriver() -> Driver<Element> {
        asDriver(onErrorRecover: { fatalError("A property of a control failed: \($0)") })
    }
}

extension ControlPropertyType where Element == String? {
    /// The property with the empty text in place of nil.
    public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(
            values: property.map { $0 ?? "" }, valueSink: property.mapObserver { (text: String) in text })
    }
}
