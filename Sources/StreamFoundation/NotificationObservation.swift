package import Foundation
package import StreamCore

/// Whose notifications are observed.
package struct NotificationSender: @unchecked Sendable {  // immutable, and objects are compared by identity only
    private let isAnybody: Bool
    private weak let object: AnyObject?

    /// Makes the sender of an object's notifications, which it does not retain, or of everybody's.
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
        // The centre is not given the object: it might keep it, or take another one at the same address for it.
        let token = addObserver(forName: name, object: nil, queue: nil, using: observation.receive)
        return AnyDisposable {
            self.removeObserver(token)
            observation.end()
        }
    }
}

/// Hands notifications over until it has ended.
///
/// It is handed to the threads that post through a lock of ours as well, because the thread sanitizer does not see that of
/// the centre; and it lets go of its action at the end, whatever the centre does.
private final class NotificationObservation: @unchecked Sendable {  // the action is reached inside the lock only
    private let sender: NotificationSender
    // Not `Guarded`, whose address another thread would have to read before it could take the lock.
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
