public import Foundation
public import StreamCore

extension NotificationCenter: ReactiveExtensionsProvider {}

extension Reactive where Base: NotificationCenter {
    /// A signal of the notifications that are posted from now on.
    ///
    /// Notifications are sent on the thread that posts them. The signal never ends; it stops observing when it is neither
    /// referenced nor observed.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil means all.
    ///   - object: Whose notifications; nil means everybody's. It is not retained, and nothing is sent once it has gone.
    public func notifications(
        forName name: Notification.Name?, object: AnyObject? = nil
    ) -> Signal<Notification, Never> {
        let sender = NotificationSender(object)
        return Signal { observer, lifetime in
            lifetime += base.observe(name, from: sender) { observer.send(value: $0) }
        }
    }
}

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
        let action = UncheckedSendable(action)
        // The centre is not given the object: it might keep it, or take another one at the same address for it.
        let token = addObserver(forName: name, object: nil, queue: nil) { notification in
            if sender.hasSent(notification) { action.value(notification) }
        }
        return AnyDisposable { self.removeObserver(token) }
    }
}
