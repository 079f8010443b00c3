import Foundation
import RACCompat
import StreamCore

/// An object that is told of the changes of properties, as `observeValueForKeyPath:ofObject:change:context:` was called.
///
///     final class Badge: KeyValueObserver {
///         var text = ""
///
///         init(of person: Person) {
///             person.addObserver(self, forKeyPath: "name", options: [.new, .initial])
///         }
///
///         func observeValue(
///             forKeyPath keyPath: String?, of object: Any?, change: [AnyHashable: Any]?,
///             context: UnsafeMutableRawPointer?
///         ) {
///             text = change?["new"] as? String ?? ""
///         }
///     }
public protocol KeyValueObserver: AnyObject {
    /// Is called on the thread that changes the property, after the change; before it, too, with the option `prior`.
    ///
    /// - Parameters:
    ///   - keyPath: The key path that the observer was added for.
    ///   - object: The object that it was added to.
    ///   - change: `kind` is 1; `new` and `old` are the values that the options ask for, `NSNull` for nil; `initial` has no
    ///     old value; `notificationIsPrior` is true before a change.
    ///   - context: The address that the observer was added with.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [AnyHashable: Any]?, context: UnsafeMutableRawPointer?)
}

extension RACObservable {
    /// Tells an observer of each change of a property, as `addObserver:forKeyPath:options:context:` did.
    ///
    /// Neither object is retained. What is told ends when the observer is removed, and when one of the two is gone; an
    /// observer that was added twice is told twice. The key path is the name of the property, or names that lead to it,
    /// joined by dots; a name that does not exist stops the program with a message. The option `initial` tells the present
    /// value in this call. The context is an address that the observer is told, and that tells its observations apart.
    public func addObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: RACObservingOptions = [],
        context: UnsafeMutableRawPointer? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        let place = CallPlace("-addObserver:forKeyPath:options:context:", file, line)
        observe(ObservedKeyPath(keyPath, of: self, at: place), options, KeyValueObservation(observer, keyPath, context))
    }

    /// Tells an observer of each change of a property that a key path of Swift leads to, which may be computed.
    ///
    /// What is told, and its end, are those of `addObserver(_:forKeyPath:options:context:)`. The name is the key path as the
    /// observer is told it, and as it is removed: "account.name".
    public func addObserver<Value>(
        _ observer: any KeyValueObserver, forKeyPath keyPath: KeyPath<Self, Value>, named name: String,
        options: RACObservingOptions = [], context: UnsafeMutableRawPointer? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let place = CallPlace("-addObserver:forKeyPath:options:context:", file, line)
        observe(ObservedKeyPath(keyPath, of: self, at: place), options, KeyValueObservation(observer, name, context))
    }

    private func observe(
        _ keyPath: ObservedKeyPath, _ options: RACObservingOptions, _ observation: KeyValueObservation
    ) {
        let disposable = observation.disposable
        disposable.addDisposable(observeDeath(of: self, disposable.dispose))
        // What `initial` tells the observer may remove it.
        rac_lifetimeToken.observations.add(observation)
        let subscription = ValuesSubscription(options) { [weak self] _, change in
            guard let self, let observer = observation.observer else { return disposable.dispose() }
            observer.observeValue(
                forKeyPath: observation.keyPath, of: self, change: change.dictionary, context: observation.context)
        }
        // The observed properties hold it.
        let values = subscription.begin(keyPath)
        disposable.addDisposable(RACDisposable { [weak values] in values?.dispose() })
    }

    /// Ends what the latest call of `addObserver` with this observer and key path began, as `removeObserver:forKeyPath:` did.
    ///
    /// An observer that was not added stops the program with a message. The observer may be in its `deinit`.
    public func removeObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, file: StaticString = #fileID, line: UInt = #line
    ) {
        remove(observer, keyPath, CallPlace("-removeObserver:forKeyPath:", file, line)) { _ in true }
    }

    /// Ends what the latest call of `addObserver` with this observer, key path and context began.
    ///
    /// An observer that was not added with the context stops the program with a message. The observer may be in its
    /// `deinit`.
    public func removeObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        remove(observer, keyPath, CallPlace("-removeObserver:forKeyPath:context:", file, line)) { $0 == context }
    }

    private func remove(
        _ observer: any KeyValueObserver, _ keyPath: String, _ place: CallPlace,
        _ isMeant: (UnsafeMutableRawPointer?) -> Bool
    ) {
        let removed = rac_lifetimeToken.observations.remove {
            $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath && isMeant($0.context)
        }
        guard let removed else {
            place.stop(
                ": \(type(of: observer)) does not observe \"\(keyPath)\" of this \(type(of: self)): it was not added.")
        }
        removed.disposable.dispose()
    }
}

extension KeyValueObserver {
    /// Stops the program, as `NSObject` did with a change that no class of the observer handles.
    ///
    /// - Parameter keyPath: The key path of the change.
    public func stopForUnhandledChange(_ keyPath: String?) {
        fatalError("\(type(of: self)) was told of a change of \(keyPath ?? "nil"), and did not handle it.")
    }
}

extension RACObservedChange {
    /// The change as the dictionary of key-value observing.
    fileprivate var dictionary: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = ["kind": 1]
        if hasNewValue { result["new"] = newValue ?? NSNull() }
        if hasOldValue { result["old"] = oldValue ?? NSNull() }
        if isPrior { result["notificationIsPrior"] = true }
        return result
    }
}

/// What one call of `addObserver` began.
final class KeyValueObservation: @unchecked Sendable {  // immutable
    /// The identity of the observer, which a `deinit` asks for, too.
    let identity: ObjectIdentifier
    weak let observer: (any KeyValueObserver)?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let disposable = RACCompoundDisposable()

    init(_ observer: any KeyValueObserver, _ keyPath: String, _ context: UnsafeMutableRawPointer?) {
        identity = ObjectIdentifier(observer)
        self.observer = observer
        self.keyPath = keyPath
        self.context = context
    }
}

/// The observations of one object, in the order of the calls.
final class KeyValueObservations: Sendable {
    private let list = Guarded([KeyValueObservation]())

    func add(_ observation: KeyValueObservation) { list.withLock { $0.append(observation) } }

    /// Removes the latest observation that is meant; nil if there is none.
    func remove(where isMeant: (KeyValueObservation) -> Bool) -> KeyValueObservation? {
        list.withLock { list in list.lastIndex(where: isMeant).map { list.remove(at: $0) } }
    }
}
