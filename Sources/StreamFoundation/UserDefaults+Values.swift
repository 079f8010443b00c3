public import Foundation
public import StreamCore

extension UserDefaults: ReactiveExtensionsProvider {}

extension Reactive where Base: UserDefaults {
    /// A producer of the value of a key: the present one, then every other one that is set.
    ///
    /// It sends nil for no value, and for one of another type. Changes are noticed by
    /// `UserDefaults.didChangeNotification`, on the thread that posts it; on Linux, ``ObservableUserDefaults`` and bindings to
    /// ``target(forKey:as:)`` do that. The defaults are not retained; those that are observable complete the producer when
    /// they go.
    public func values<Value: Equatable>(forKey key: String, as type: Value.Type) -> SignalProducer<Value?, Never> {
        changes.map { [weak base] in base?.object(forKey: key) as? Value }.skipRepeats()
    }

    /// A target that sets the value of a key, and removes it for nil.
    ///
    /// It sets the value on the thread that sends, posts the change, and does not retain the defaults.
    ///
    ///     defaults.reactive.target(forKey: "name", as: String.self) <~ name
    public func target<Value>(forKey key: String, as type: Value.Type) -> BindingTarget<Value?> {
        let (lifetime, token) = Lifetime.make()
        return BindingTarget(lifetime: (base as? ObservableUserDefaults)?.lifetime ?? lifetime) { [weak base] value in
            // The lifetime of the target is that of its bindings.
            withExtendedLifetime(token) { base?.setAndPost(value, forKey: key) }
        }
    }

    /// Sends at once, then with every change; what is made of it downstream is made one at a time.
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
