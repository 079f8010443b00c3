package import Foundation
package import StreamCore

/// The sender whose notifications are observed: an object, or any sender.
package struct NotificationSender: @unchecked Sendable {  // immutable, and objects are compared by identity only
    private let isAnybody: Bool
    private weak let object: AnyObject?

    /// Makes a sender for an object, which it does not retain, or for any sender if the object is nil.
    package init(_ object: AnyObject?) {
        isAnybody = object == nil
        self.object = object
    }

    fileprivate func hasSent(_ notification: Notification) -> Bool {
        guard !isAnybody else { return true }
        guard let object, let poster = notification.object else { return false }
        return poster as AnyObject === object
    }
}

extension NotificationCenter {
    /// Calls `action` with every notification, on the thread that posts it, until the returned disposable is disposed.
    package func observe(
        _ name: Notification.Name?, from sender: NotificationSender, _ action: @escaping (Notification) -> Void
    ) -> any Disposable {
        let observation = NotificationObservation(sender, action)
        // The centre does not get the object: the centre might keep the object, or mistake another object at the same
        // address for it.
        let token = addObserver(forName: name, object: nil, queue: nil, using: observation.receive)
        return AnyDisposable {
            self.removeObserver(token)
            observation.end()
        }
    }
}

/// Hands notifications to an action until the observation ends.
///
/// The threads that post reach the action through a lock of this package as well, because the thread sanitizer does not
/// see the lock of the centre. At its end the observation releases the action, whether or not the centre keeps the
/// observation.
private final class NotificationObservation: @unchecked Sendable {  // the action is reached inside the lock only
    private let sender: NotificationSender
    // This is not in a `Guarded`: another thread would have to read the address of its lock before taking the lock.
    private var action: ((Notification) -> Void)?

    init(_ sender: NotificationSender, _ action: @escaping (Notification) -> Void) {
        self.sender = sender
        StripedLock.withLock(for: self) { self.action = action }
    }

    @Sendable
    func receive(_ notification: Notification) {
        let action = StripedLock.withLock(for: self) { self.action }
        guard let action, sender.hasSent(notification) else { return }
        action(notification)
    }

    func end() {
        StripedLock.withLock(for: self) { action.take() }
    }
}
