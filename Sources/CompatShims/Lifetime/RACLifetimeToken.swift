import RACCompat
public import StreamCore

/// Tells when the object that holds it dies.
///
/// The object holds it in a property that is never changed, and lets nobody else hold it:
///
///     final class Screen: RACLifetimeOwner {
///         let rac_lifetimeToken = RACLifetimeToken()
///     }
///
/// The end comes when the object releases its properties, after its `deinit`; those that are declared before the token
/// are gone by then. A class whose handlers use the object calls ``end()`` as the first thing in its `deinit`.
public final class RACLifetimeToken: @unchecked Sendable {  // the lazy parts are reached under the lock only
    /// The lifetime of the object, for the typed core.
    public let lifetime: Lifetime

    private let token: Lifetime.Token
    private let lock = Lock()
    private var disposable: RACCompoundDisposable?
    private var signal: RACReplaySubject?
    private var storages: [String: ObservedStorage]?

    /// Makes the token of one object.
    public init() {
        (lifetime, token) = Lifetime.make()
    }

    /// Ends the lifetime, the first time it is called.
    ///
    /// What waits for the end runs in the call, in the order in which it came.
    public func end() { token.dispose() }

    /// Disposed when the lifetime ends; what is added later is disposed at once.
    var deallocDisposable: RACCompoundDisposable {
        let (disposable, isNew): (RACCompoundDisposable, Bool) = lock.withLock {
            if let disposable = self.disposable { return (disposable, false) }
            let disposable = RACCompoundDisposable()
            self.disposable = disposable
            return (disposable, true)
        }
        if isNew { lifetime.observeEnded(disposable.dispose) }
        return disposable
    }

    /// Completes when the lifetime ends.
    var willDeallocSignal: RACSignal {
        let (signal, isNew): (RACReplaySubject, Bool) = lock.withLock {
            if let signal = self.signal { return (signal, false) }
            let signal = RACReplaySubject(capacity: 0)
            self.signal = signal
            return (signal, true)
        }
        if isNew { deallocDisposable.addDisposable(RACDisposable(block: signal.sendCompleted)) }
        return signal
    }

    /// The observable properties of the object by name, found once.
    func storages(find: () -> [String: ObservedStorage]) -> [String: ObservedStorage] {
        if let known = lock.withLock({ storages }) { return known }
        let found = find()
        lock.withLock { storages = found }
        return found
    }
}
