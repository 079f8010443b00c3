public import CompatShims
import RACCompat
public import StreamCore

/// A property that a string key path of an object names.
///
/// The object is a `RACObservable`, which declares the property with `@RACProperty`, or lists it. The object is not
/// retained: when the object is released, the value is nil, and the producer and the signal complete.
public final class DynamicProperty: MutablePropertyProtocol, @unchecked Sendable {  // RACObservable guards its values
    /// The type of the property's value: any type, or nil.
    public typealias Value = Any?

    private weak var object: (any RACObservable)?
    private let keyPath: StringKeyPath
    private let text: String
    private let place: CallPlace
    private let token = Lifetime.Token()

    /// Makes a property of an object; without an object its value is always nil.
    public init(
        object: (any RACObservable)?, keyPath: String, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.object = object
        place = CallPlace("DynamicProperty", file, line)
        self.keyPath = StringKeyPath(keyPath, at: place)
        text = keyPath
        if let object { self.keyPath.check(on: object) }
    }

    /// The current value; setting it writes the property of the object, and a value of a wrong type stops the program.
    public var value: Any? {
        get { object.flatMap { keyPath.value(from: $0) } }
        set {
            guard let object, let needed = keyPath.write(newValue, from: object) else { return }
            place.stop(": \(text) needs a value of type \(needed), not \(newValue.map { "\(type(of: $0))" } ?? "nil").")
        }
    }

    /// A producer that sends the current value and every later value, and completes when the object is released.
    public var producer: SignalProducer<Any?, Never> {
        SignalProducer { [weak object, text] observer, disposable in
            guard let object else { return observer.sendCompleted() }
            // As with key-value observing, the first value is sent before the start returns, on any thread.
            disposable += InPlace.run {
                object.rac_valuesForKeyPath(text, observer: nil)
                    .subscribeNext({ observer.send(value: $0) }, completed: { observer.sendCompleted() })
            }
        }
    }

    /// A signal that sends every later value, and completes when the object is released.
    public var signal: Signal<Any?, Never> {
        Signal { observer, lifetime in lifetime += producer.skip(first: 1).start(observer) }
    }

    /// The lifetime that ends when the property is released.
    public var lifetime: Lifetime { Lifetime(token) }

    /// Writes the values of any type that a source sends, until the property is released.
    @discardableResult
    public static func <~ <Source: BindingSource>(property: DynamicProperty, source: Source) -> (any Disposable)? {
        property.bindingTarget <~ source.producer.map { (value: Source.Value) -> Any? in value }
    }
}
