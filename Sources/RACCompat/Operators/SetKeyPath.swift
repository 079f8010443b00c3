import StreamCore

/// One binding of a signal to a property of an object.
private final class KeyPathBinding<Object: AnyObject, Value>: @unchecked Sendable {  // immutable
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private weak let object: Object?
    private let nilValue: Any?
    private let signal: RACSignal
    let disposable = RACCompoundDisposable()

    init(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ object: Object, _ nilValue: Any?, _ signal: RACSignal
    ) {
        self.keyPath = keyPath
        self.object = object
        self.nilValue = flattened(nilValue)
        self.signal = signal
    }

    func begin() {
        #if DEBUG
            if let object {
                disposable.addDisposable(KeyPathBindings.shared.add(signal, to: keyPath, of: object))
            }
        #endif
        let subscription = signal.subscribeNext(
            { [self] in set($0) },
            error: { [self] error in
                let failure = error.map { "\($0)" } ?? "a nil error"
                RACSignal.reportSink("-setKeyPath:onObject:nilValue: \(signal), bound to \(target), failed: \(failure)")
                disposable.dispose()
            },
            completed: disposable.dispose)
        disposable.addDisposable(subscription)
    }

    private func set(_ value: Any?) {
        guard !disposable.isDisposed else { return }
        guard let object else { return disposable.dispose() }
        let value = value ?? nilValue
        guard let converted = converted(value, to: Value.self) else {
            fatalError(
                "-setKeyPath:onObject:nilValue: \(target) needs a \(Value.self), and got \(typeAndValue(value)).")
        }
        object[keyPath: keyPath] = converted
    }

    private var target: String { "\(keyPath) of \(object.map { "\($0)" } ?? "an object that is gone")" }
}

extension RACSignal {
    /// Sets a property of an object to every value that the receiver sends.
    ///
    /// See ``setKeyPath(_:onObject:nilValue:)``.
    @discardableResult
    public final func setKeyPath<Object: AnyObject, Value>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, onObject object: Object
    ) -> RACDisposable {
        setKeyPath(keyPath, onObject: object, nilValue: nil)
    }

    /// Sets a property of an object to every value that the receiver sends, and to `nilValue` for nil.
    ///
    ///     ageSignal.setKeyPath(\Person.age, onObject: person, nilValue: 0)
    ///
    /// Subscribes at once, and writes on the thread that sends. Numbers are converted to the property's type; any other
    /// value of a wrong type stops the program. The object is not retained. The binding ends when the receiver
    /// completes, when it is disposed, and with the first event after the object has gone. It ends too when the receiver
    /// fails; that is reported to ``reportSink``, and so is, in debug builds, a second signal that is bound to the same
    /// key path of the same object.
    ///
    /// - Returns: What ends the binding.
    @discardableResult
    public final func setKeyPath<Object: AnyObject, Value>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, onObject object: Object, nilValue: Any?
    ) -> RACDisposable {
        let binding = KeyPathBinding(keyPath, object, nilValue, self)
        binding.begin()
        return binding.disposable
    }
}
