public import Foundation
import StreamCore
import StreamFoundation

extension NotificationCenter {
    /// Calls a method of an observer with each notification, as `addObserver:selector:name:object:` did.
    ///
    /// The observer is not retained, and hears nothing after its end. The notifications come on the thread that posts them. Several
    /// observers hear one notification in any order.
    ///
    /// ```swift
    /// NotificationCenter.default.addObserver(self, name: .init("UserDidChange"), object: nil) { $0.userDidChange($1) }
    /// ```
    /// - Parameters:
    ///   - observer: The object whose method is called.
    ///   - name: The name of the notifications; nil means all names.
    ///   - object: The sender of the notifications, which is not retained; nil means all senders.
    ///   - method: Called with the observer and the notification.
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer, name: Notification.Name?, object: Any?,
        _ method: @escaping (Observer, Notification) -> Void
    ) {
        let sender = object.map { $0 as AnyObject }
        let registration = Registration(observer, self, name, sender)
        registration.end.withLock {
            $0 = observe(name, from: NotificationSender(sender)) { [weak observer] notification in
                if let observer { method(observer, notification) }
            }
        }
        registrations.withLock { $0.add(registration) }
    }

    /// Ends the calls of an observer's methods, as `removeObserver:` and `removeObserver:name:object:` did.
    ///
    /// It may be called in the `deinit` of the observer.
    ///
    /// - Parameters:
    ///   - observer: The object that was passed to ``addObserver(_:name:object:_:)``; nil observes nothing.
    ///   - name: The name that was passed; nil means all.
    ///   - object: The sender that was passed; nil means all.
    public func removeObserver(of observer: AnyObject?, name: Notification.Name? = nil, object: Any? = nil) {
        guard let observer else { return }
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        let ended = registrations.withLock { registrations in
            registrations.remove(of: ObjectIdentifier(observer)) { registration in
                registration.center == ObjectIdentifier(self) && (name == nil || registration.name == name)
                    && (sender == nil || registration.sender == sender)
            }
        }
        for registration in ended { registration.end.exchange(nil)?.dispose() }
    }
}

/// An observer of a centre, by identity.
private final class Registration: Sendable {
    let observer: ObjectIdentifier
    let center: ObjectIdentifier
    let name: Notification.Name?
    let sender: ObjectIdentifier?
    let end = Guarded<(any Disposable)?>(nil)
    private let isAlive: @Sendable () -> Bool

    init(_ observer: AnyObject, _ center: NotificationCenter, _ name: Notification.Name?, _ sender: AnyObject?) {
        self.observer = ObjectIdentifier(observer)
        self.center = ObjectIdentifier(center)
        self.name = name
        self.sender = sender.map { ObjectIdentifier($0) }
        nonisolated(unsafe) weak let seen = observer
        isAlive = { seen != nil }
    }

    var isOver: Bool { !isAlive() }
}

/// The registrations of all centres, by their observers.
private struct Registrations {
    private var lists: [ObjectIdentifier: [Registration]] = [:]
    private var count = 0
    private var limit = 64

    mutating func add(_ registration: Registration) {
        // Observers that ended without a removal are found when the number of registrations has doubled.
        if count >= limit {
            lists = lists.compactMapValues { list in
                let kept = list.filter { !$0.isOver }
                return kept.isEmpty ? nil : kept
            }
            count = lists.values.reduce(0) { $0 + $1.count }
            limit = max(64, 2 * count)
        }
        lists[registration.observer, default: []].append(registration)
        count += 1
    }

    mutating func remove(of observer: ObjectIdentifier, _ isMeant: (Registration) -> Bool) -> [Registration] {
        guard let list = lists[observer] else { return [] }
        let ended = list.filter(isMeant)
        let kept = list.filter { !isMeant($0) }
        lists[observer] = kept.isEmpty ? nil : kept
        count -= ended.count
        return ended
    }
}

private let registrations = Guarded(Registrations())

extension Timer {
    /// Makes a timer that calls a method of an object, and adds it to the current run loop.
    ///
    /// The form of `scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:`. The timer retains the object.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls, in seconds; at least a tenth of a millisecond.
    ///   - target: The object whose method is called.
    ///   - repeats: Whether the timer goes on after its first call.
    ///   - method: Called with the object and the timer, on the thread of the run loop.
    public static func scheduledTimer<Target: AnyObject>(
        withTimeInterval interval: TimeInterval, target: Target, repeats: Bool,
        _ method: @escaping (Target, Timer) -> Void
    ) -> Timer {
        require(!interval.isNaN, "A timer needs an interval in seconds, not nan.")
        nonisolated(unsafe) let (target, method) = (target, method)
        // Foundation on Linux stops the program where the interval is shorter than a nanosecond.
        return scheduledTimer(withTimeInterval: max(interval, 0.0001), repeats: repeats) { method(target, $0) }
    }
}
