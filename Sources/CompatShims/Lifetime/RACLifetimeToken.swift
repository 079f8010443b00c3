import RACCompat
public import StreamCore

/// Reports the death of the object that holds the token.
///
/// The object holds the token in a property that never changes, and no other object holds it:
///
///     final class Screen: RACLifetimeOwner {
///         let rac_lifetimeToken = RACLifetimeToken()
///     }
///
/// The lifetime ends when the object releases its properties, after its `deinit`. Properties that are declared before
/// the token are released earlier. A class whose handlers use the object calls ``end()`` as the first statement of its
/// `deinit`.
public final class RACLifetimeToken: @unchecked Sendable {  // the lazy parts are guarded
    /// The lifetime of the object, for the typed core.
    public let lifetime: Lifetime

    /// The parts that are made on first use.
    private struct Parts {
        var disposable: RACCompoundDisposable?
        var signal: RACReplaySubject?
        var storages: [String: ObservedStorage]?
        var storagesByHand: [StorageByHand] = []
        var associations: Associations?
        var observations: KeyValueObservations?
    }

    private let token: Lifetime.Token
    private let lock = WordLock()
    @exclusivity(unchecked)  // under the lock
    private var parts = Parts()

    /// Makes the token of one object.
    public init() {
        (lifetime, token) = Lifetime.make()
    }

    @discardableResult
    private func withParts<Result>(_ body: (inout Parts) -> Result) -> Result {
        lock.withLock(of: self) { body(&parts) }
    }

    /// Ends the lifetime, the first time it is called.
    ///
    /// The actions that wait for the end run in the call, in the order in which they were added.
    public func end() { token.dispose() }

    /// The disposable that is disposed when the lifetime ends; a child that is added later is disposed at once.
    var deallocDisposable: RACCompoundDisposable {
        let (disposable, isNew): (RACCompoundDisposable, Bool) = withParts { parts in
            if let disposable = parts.disposable { return (disposable, false) }
            let disposable = RACCompoundDisposable()
            parts.disposable = disposable
            return (disposable, true)
        }
        if isNew { lifetime.observeEnded(disposable.dispose) }
        return disposable
    }

    /// The signal that completes when the lifetime ends.
    var willDeallocSignal: RACSignal {
        let (signal, isNew): (RACReplaySubject, Bool) = withParts { parts in
            if let signal = parts.signal { return (signal, false) }
            let signal = RACReplaySubject(capacity: 0)
            parts.signal = signal
            return (signal, true)
        }
        if isNew { deallocDisposable.addDisposable(RACDisposable(block: signal.sendCompleted)) }
        return signal
    }

    /// The values that are associated with the object; nil if there are none, and reading makes no storage.
    func associations(isMade: Bool) -> Associations? {
        withParts { parts in
            if parts.associations == nil, isMade { parts.associations = Associations() }
            return parts.associations
        }
    }

    /// The observers that `addObserver` added to the object.
    var observations: KeyValueObservations {
        withParts { parts in
            if let observations = parts.observations { return observations }
            let observations = KeyValueObservations()
            parts.observations = observations
            return observations
        }
    }

    /// The observable properties of the object by name, found once.
    func storages(find: () -> [String: ObservedStorage]) -> [String: ObservedStorage] {
        if let known = withParts({ $0.storages }) { return known }
        let found = find()
        withParts { exchange(&$0.storages, with: found) }
        return found
    }

    /// The storage that reports a property's changes by hand; nil if no caller has requested it.
    func knownStorageByHand(of keyPath: AnyKeyPath) -> StorageByHand? {
        // Key paths are compared outside the lock: comparing their arguments may run the user's code.
        withParts { $0.storagesByHand }.first { $0.keyPath == keyPath }
    }

    /// The storage that reports a property's changes by hand, made on first use.
    func storageByHand(of keyPath: AnyKeyPath) -> StorageByHand {
        while true {
            let count = withParts { $0.storagesByHand.count }
            if let known = knownStorageByHand(of: keyPath) { return known }
            let new = StorageByHand(keyPath)
            let isAdded = withParts { parts in
                // Another thread may have added the storage meanwhile.
                guard parts.storagesByHand.count == count else { return false }
                parts.storagesByHand.append(new)
                return true
            }
            if isAdded { return new }
        }
    }
}
