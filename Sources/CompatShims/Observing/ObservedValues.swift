import RACCompat
import StreamCore

/// One subscription to the values of a key path.
///
/// Values are read and sent inside a gate: when two threads change a property, the newest value is sent last.
final class ValuesSubscription: @unchecked Sendable {  // immutable
    private let gate = Gate(nests: true)
    private let options: RACObservingOptions
    private let send: (Any?, RACObservedChange) -> Void

    init(_ options: RACObservingOptions, _ send: @escaping (Any?, RACObservedChange) -> Void) {
        self.options = options
        self.send = send
    }

    /// Makes the observation, which holds this object, and sends the current value if the options ask for it.
    func begin(_ keyPath: ObservedKeyPath) -> KeyPathObservation {
        let tellsBefore = !options.isDisjoint(with: [.old, .prior])
        let observation = KeyPathObservation(
            read: keyPath.read,
            willChange: tellsBefore ? { [self] in willChange($0) } : nil,
            didChange: { [self] in gate.run(with: self, ($0, $1)) { $0.didChange($1.0, $1.1) } })
        gate.run { [self] in
            let value = observation.evaluate()
            #if DEBUG
                if !observation.canChange { reportConstant(keyPath) }
            #endif
            guard options.contains(.initial) else { return }
            send(value, change(to: value, from: nil))
        }
        return observation
    }

    private func willChange(_ observation: KeyPathObservation) -> EarlierValue {
        let value = observation.peek()
        if options.contains(.prior) {
            gate.run { [self] in
                guard !observation.isDisposed else { return }
                send(value, RACObservedChange(new: nil, old: asked(.old, value), isPrior: true))
            }
        }
        return EarlierValue(value: value)
    }

    private func didChange(_ observation: KeyPathObservation, _ earlier: EarlierValue?) {
        guard !observation.isDisposed else { return }
        let value = observation.evaluate()
        send(value, change(to: value, from: earlier))
    }

    private func change(to value: Any?, from earlier: EarlierValue?) -> RACObservedChange {
        // Values that were not asked for are not copied.
        guard !options.isDisjoint(with: [.new, .old]) else { return RACObservedChange() }
        return RACObservedChange(new: asked(.new, value), old: earlier.flatMap { asked(.old, $0.value) })
    }

    /// The value, if the options ask for it; it may itself be nil.
    private func asked(_ option: RACObservingOptions, _ value: Any?) -> Any?? {
        options.contains(option) ? .some(value) : .none
    }

    private func reportConstant(_ keyPath: ObservedKeyPath) {
        RACSignal.reportSink(
            """
            \(keyPath.place.location): \(keyPath.place): \(keyPath.subject()) is not declared with @RACProperty, and reads \
            no such property, none of an @Observable class, and none whose getter calls willAccessValue(for:); its changes \
            will not be seen.
            """)
    }
}

/// Makes the signal of the values of a key path, and of their changes.
///
/// - Parameter combine: Makes the value to send from the property's value and the change.
func observedValues(
    of keyPath: ObservedKeyPath, options: RACObservingOptions, observer: AnyObject?,
    combine: @escaping (Any?, RACObservedChange) -> Any?
) -> RACSignal {
    let hasObserver = observer != nil
    return RACSignal.createSignal { [weak observer] subscriber in
        let disposable = RACCompoundDisposable()
        let observerIsGone: () -> Bool = { [weak observer] in hasObserver && observer == nil }
        guard let target = keyPath.object, !observerIsGone() else {
            subscriber.sendCompleted()
            return nil
        }
        disposable.addDisposable(observeDeath(of: target, subscriber.sendCompleted))
        disposable.addDisposable(observeDeath(of: observer, subscriber.sendCompleted))
        let subscription = ValuesSubscription(options) { value, change in
            // Not every object reports its death, so each change checks the observer.
            observerIsGone() ? subscriber.sendCompleted() : subscriber.sendNext(combine(value, change))
        }
        let observation = subscription.begin(keyPath)
        // The observed properties hold the observation; the disposable that ends it does not.
        disposable.addDisposable(RACDisposable { [weak observation] in observation?.dispose() })
        return disposable
    }
}
