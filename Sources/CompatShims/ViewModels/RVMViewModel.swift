public import RACCompat

/// The base class of view models that work while their view is shown, as in the library ReactiveViewModel.
///
///     final class Gallery: RVMViewModel {
///         @RACProperty private(set) var photos: [Photo] = []
///
///         init(client: Client) {
///             super.init()
///             didBecomeActiveSignal
///                 .flattenMap { (_: Gallery) in client.photos() }
///                 .subscribeNext { [weak self] (photos: [Photo]) in self?.photos = photos }
///         }
///     }
///
/// The owner of the view sets ``active``: in `viewWillAppear` and `viewDidDisappear` of the old app, wherever a view is
/// shown and hidden in the port. The signals of this class send on the thread that sets it.
open class RVMViewModel: RACObject {
    @RACProperty private var storedActive = false

    /// Whether the view is shown; false at first.
    ///
    /// Observers receive changes only: setting an equal value has no effect. The signal completes when the view model
    /// dies.
    public final var active: Bool {
        get { storedActive }
        set { if newValue != storedActive { storedActive = newValue } }
    }

    /// The name of ``active`` that the Swift importer gave.
    public final var isActive: Bool {
        get { active }
        set { active = newValue }
    }

    /// The computed properties that string key paths may name; an override adds its own to those of `super`.
    open override class var rac_namedProperties: [String: RACNamedProperty] {
        ["active": RACNamedProperty(\RVMViewModel.active)]
    }

    /// Sends the view model each time that it becomes active, and at once to a subscriber that finds it active.
    ///
    /// Completes when the view model dies, and does not retain it.
    public final var didBecomeActiveSignal: RACSignal { changes(to: true, "didBecomeActiveSignal") }

    /// Sends the view model each time that it becomes inactive, and at once to a subscriber that finds it inactive.
    ///
    /// Completes when the view model dies, and does not retain it.
    public final var didBecomeInactiveSignal: RACSignal { changes(to: false, "didBecomeInactiveSignal") }

    private func changes(to wanted: Bool, _ name: String) -> RACSignal {
        RACObserve(self, \.active)
            .filter { (active: Bool) in active == wanted }
            .map { [weak self] _ in self }
            .setNameWithFormat("%@ -\(name)", self)
    }

    /// Subscribes to a signal each time that the view model becomes active, until it becomes inactive.
    ///
    /// The result forwards the signal's values and its failure. The result completes when the view model dies, and not
    /// when the signal does.
    public final func forwardSignalWhileActive(_ signal: RACSignal) -> RACSignal {
        let active = RACObserve(self, \.active)
        return RACSignal.createSignal { subscriber in
            let forwarding = RACSerialDisposable()
            let observation = active.subscribeNext { (active: Bool) in
                // A signal that makes the view model inactive while it is subscribed to is disposed of, too.
                let current = RACCompoundDisposable()
                forwarding.swapInDisposable(current)?.dispose()
                guard active else { return }
                current.addDisposable(
                    signal.subscribeNext {
                        subscriber.sendNext($0)
                    } error: {
                        subscriber.sendError($0)
                    })
            } completed: {
                subscriber.sendCompleted()
            }
            return RACCompoundDisposable(disposables: [observation, forwarding])
        }
        .setNameWithFormat("%@ -forwardSignalWhileActive: %@", self, signal)
    }

    /// Sends the values of a signal at once while the view model is active, and at most one a second while it is not.
    ///
    /// The signal is subscribed to in this call, once for all subscribers. A change of ``active`` sends the latest value
    /// once more, as the original did. A value that waits is sent on the scheduler that is current when the signal sends
    /// it, or on a background scheduler if there is none. A completion sends the waiting value first; a failure drops it.
    public final func throttleSignalWhileInactive(_ signal: RACSignal) -> RACSignal {
        let latest = signal.replayLast()
        return RACObserve(self, \.active)
            .takeUntil(latest.ignoreValues())
            .combineLatestWith(latest)
            .throttle(1, valuesPassingTest: { (pair: RACTuple) in pair.first as? Bool == false })
            .reduceEach { (_: Bool, value: Any?) in value }
            .setNameWithFormat("%@ -throttleSignalWhileInactive: %@", self, signal)
    }
}
