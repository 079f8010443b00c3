/// A type that can be turned into a property of a control.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// The property.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: it sends what the user sets, and takes what the program sets.
///
/// It is subscribed to on the main queue, does not fail, and begins with the value of that time.
public struct ControlProperty<PropertyType>: ControlPropertyType, @unchecked Sendable {  // both are
    /// The type of the values.
    public typealias Element = PropertyType

    private let values: Observable<PropertyType>
    private let valueSink: AnyObserver<PropertyType>

    /// Makes a property of what it sends, and of what takes its values.
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

    /// What the user sets, without the value of the beginning.
    public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }

    /// The values as an observable.
    public func asObservable() -> Observable<Element> { values }

    /// The property itself.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Takes a value for the control, or the end; an error is a programmer's mistake, and stops debug builds.
    public func on(_ event: Event<Element>) {
        if case .error(let error) = event { return assertionFailure("Binding error: \(error)") }
        valueSink.on(event)
    }

    /// A driver of the values; stops the program if it fails.
    public func asDriver() -> Driver<Element> {
        asDriver(onErrorRecover: { preconditionFailure("A property of a control failed: \($0)") })
    }
}

extension ControlPropertyType where Element == String? {
    /// The property without nil, which is the empty text.
    public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(
            values: property.map { $0 ?? "" }, valueSink: property.mapObserver { (text: String) in text })
    }
}
