public import Foundation
public import StreamCore

extension UserDefaults: ReactiveExtensionsProvider {}

extension Reactive where Base: UserDefaults {
    /// A producer of the value of a key: the current value, then each value that differs from the previous value.
    ///
    /// The producer sends nil if there is no value, or a value of another type. It notices changes by
    /// `UserDefaults.didChangeNotification`, on the thread that posts the notification. On Linux, only
    /// ``ObservableUserDefaults`` and bindings to ``target(forKey:as:)`` post it. The defaults are not retained; the
    /// release of ``ObservableUserDefaults`` completes the producer.
    public func values<Value: Equatable>(forKey key: String, as type: Value.Type) -> SignalProducer<Value?, Never> {
        changes.map { [weak base] in base?.object(forKey: key) as? Value }.skipRepeats()
    }

    /// A target that sets the value of a key, and removes it for nil.
    ///
    /// The target sets the value on the thread that sends, posts the change, and does not retain the defaults.
    ///
    ///     defaults.reactive.target(forKey: "name", as: String.self) <~ name
    public func target<Value>(forKey key: String, as type: Value.Type) -> BindingTarget<Value?> {
        let (lifetime, token) = Lifetime.make()
        return BindingTarget(lifetime: (base as? ObservableUserDefaults)?.lifetime ?? lifetime) { [weak base] value in
            // The lifetime of the target is that of its bindings.
            withExtendedLifetime(token) { base?.setAndPost(value, forKey: key) }
        }
    }

    /// Sends at once, then with every change; values downstream are computed one at a time.
    private var changes: SignalProducer<Void, Never> {
        SignalProducer { [weak base] observer, lifetime in
            guard let base else { return observer.sendCompleted() }
            lifetime += NotificationCenter.default.observe(
                UserDefaults.didChangeNotification, from: NotificationSender(base)
            ) { _ in observer.send(value: ()) }
            lifetime += (base as? ObservableUserDefaults)?.lifetime.observeEnded(observer.sendCompleted)
            observer.send(value: ())
        }
    }
}
