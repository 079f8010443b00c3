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
public final class RACLifetimeToken: @unchecked Sendable {  // the lazy parts are guarded
    /// The lifetime of the object, for the typed core.
    public let lifetime: Lifetime

    /// What is made when it is asked for.
    private struct Parts {
        var disposable: RACCompoundDisposable?
        var signal: RACReplaySubject?
        var storages: [String: ObservedStorage]?
        var storagesByHand: [StorageByHand] = []
    }

    private let token: Lifetime.Token
    private let parts = Guarded(Parts())

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
        let (disposable, isNew): (RACCompoundDisposable, Bool) = parts.withLock { parts in
            if let disposable = parts.disposable { return (disposable, false) }
            let disposable = RACCompoundDisposable()
            parts.disposable = disposable
            return (disposable, true)
        }
        if isNew { lifetime.observeEnded(disposable.dispose) }
        return disposable
    }

    /// Completes when the lifetime ends.
    var willDeallocSignal: RACSignal {
        let (signal, isNew): (RACReplaySubject, Bool) = parts.withLock { parts in
            if let signal = parts.signal { return (signal, false) }
            let signal = RACReplaySubject(capacity: 0)
            parts.signal = signal
            return (signal, true)
        }
        if isNew { deallocDisposable.addDisposable(RACDisposable(block: signal.sendCompleted)) }
        return signal
    }

    /// The observable properties of the object by name, found once.
    func storages(find: () -> [String: ObservedStorage]) -> [String: ObservedStorage] {
        if let known = parts.read().storages { return known }
        let found = find()
        parts.withLock { exchange(&$0.storages, with: found) }
        return found
    }

    /// What tells the changes by hand of a property of the object, if it has been asked for.
    func knownStorageByHand(of keyPath: AnyKeyPath) -> StorageByHand? {
        // Key paths are compared outside the lock: they may have arguments of the user's.
        parts.withLock { $0.storagesByHand }.first { $0.keyPath == keyPath }
    }

    /// What tells the changes by hand of a property of the object, made when it is first asked for.
    func storageByHand(of keyPath: AnyKeyPath) -> StorageByHand {
        while true {
            let count = parts.withLock { $0.storagesByHand.count }
            if let known = knownStorageByHand(of: keyPath) { return known }
            let new = StorageByHand(keyPath)
            let isAdded = parts.withLock { parts in
                // Another thread may have added it meanwhile.
                guard parts.storagesByHand.count == count else { return false }
                parts.storagesByHand.append(new)
                return true
            }
            if isAdded { return new }
        }
    }
}
