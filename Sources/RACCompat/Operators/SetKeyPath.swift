import StreamCore
import Synchronization

/// A binding of a signal to a property of an object.
private final class KeyPathBinding<Object: AnyObject>: @unchecked Sendable {  // immutable but for the count
    private let keyPath: AnyHashable
    /// The words for the property in messages.
    private let property: () -> String
    private weak let object: Object?
    private let nilValue: Any?
    private let signal: RACSignal
    private let origin: BlockOrigin
    private let place: CallPlace
    private let write: (Object, Any?) -> Any.Type?
    let disposable = RACCompoundDisposable()
    /// The nested writes that have begun.
    private let depth = Atomic<Int>(0)

    init(
        _ keyPath: AnyHashable, _ property: @escaping () -> String, _ object: Object, _ nilValue: Any?,
        _ signal: RACSignal, _ origin: BlockOrigin, _ place: CallPlace, _ write: @escaping (Object, Any?) -> Any.Type?
    ) {
        self.keyPath = keyPath
        self.property = property
        self.object = object
        self.nilValue = flattened(nilValue)
        self.signal = signal
        self.origin = origin
        self.place = place
        self.write = write
    }

    func begin() {
        #if DEBUG
            if let object {
                disposable.addDisposable(
                    KeyPathBindings.shared.add(signal, to: keyPath, property, of: object, at: place.location))
            }
        #endif
        let subscription = signal.subscribeNext(
            { [self] in set($0) },
            error: { [self] error in
                let failure = error.map { "\($0)" } ?? "a nil error"
                RACSignal.reportSink(
                    """
                    -setKeyPath:onObject:nilValue: \(signal), bound to \(target) at \(place.location), failed: \(failure)
                    """)
                disposable.dispose()
            },
            completed: disposable.dispose)
        disposable.addDisposable(subscription)
    }

    private func set(_ value: Any?) {
        guard !disposable.isDisposed else { return }
        guard let object else { return disposable.dispose() }
        let value = value ?? nilValue
        origin.look()
        if let type = BindingRing.write(depth, of: self, at: place, { write(object, value) }) {
            place.stop(": \(target) needs a \(type), and got \(typeAndValue(value)).")
        }
    }

    private var target: String { "\(property()) of \(object.map { "\($0)" } ?? "an object that is gone")" }
}

extension RACSignal {
    /// Sets a property of an object to every value that the receiver sends.
    ///
    /// See `setKeyPath(_:onObject:nilValue:)`.
    @discardableResult
    public final func setKeyPath<Object: AnyObject, Value>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, onObject object: Object,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        setKeyPath(keyPath, onObject: object, nilValue: nil, isolation: isolation, file: file, line: line)
    }

    /// Sets a property of an object to every value that the receiver sends, and to `nilValue` for nil.
    ///
    ///     ageSignal.setKeyPath(\Person.age, onObject: person, nilValue: 0)
    ///
    /// Subscribes at once, and writes on the thread that sends. Numbers are converted to the property's type; any other
    /// value of a wrong type stops the program. The object is not retained. The binding ends when the receiver
    /// completes or fails, when the binding is disposed, and with the first event after the object's death. A failure
    /// is reported to ``reportSink``. Debug builds also report a second signal that is bound to the same key path of
    /// the same object, and a binding that was made on the main actor and writes off it; see `subscribeNext`.
    ///
    /// - Returns: The disposable that ends the binding.
    @discardableResult
    public final func setKeyPath<Object: AnyObject, Value>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, onObject object: Object, nilValue: Any?,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> RACDisposable {
        setKeyPath(keyPath, { nil }, onObject: object, nilValue: nilValue, isolation, file, line)
    }

    /// Binds a property whose name Swift does not keep, and which another module may know.
    package final func setKeyPath<Object: AnyObject, Value>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ name: @escaping () -> String?, onObject object: Object,
        nilValue: Any?, _ isolation: (any Actor)?, _ file: StaticString, _ line: UInt
    ) -> RACDisposable {
        let origin = BlockOrigin(isolation, file, line)
        let place = CallPlace("-setKeyPath:onObject:nilValue:", of: self, file, line)
        let property = {
            let text = name() ?? "\(keyPath)"
            return text.contains("<computed ") ? "a property of type \(Value.self)" : text
        }
        return bind(to: keyPath, property, of: object, nilValue: nilValue, origin, at: place) { object, value in
            guard let converted = converted(value, to: Value.self) else { return Value.self }
            object[keyPath: keyPath] = converted
            return nil
        }
    }

    /// Passes every value to a block that writes it into a property.
    ///
    /// - Parameter write: Writes a value; returns the type that the property needs if the value does not fit.
    package final func bind<Object: AnyObject>(
        to keyPath: AnyHashable, _ property: @escaping () -> String, of object: Object, nilValue: Any?,
        _ origin: BlockOrigin, at place: CallPlace, write: @escaping (Object, Any?) -> Any.Type?
    ) -> RACDisposable {
        let binding = KeyPathBinding(keyPath, property, object, nilValue, self, origin, place, write)
        binding.begin()
        return binding.disposable
    }
}
