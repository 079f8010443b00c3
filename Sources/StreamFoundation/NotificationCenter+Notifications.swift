public import Foundation
public import StreamCore

extension NotificationCenter: ReactiveExtensionsProvider {}

extension Reactive where Base: NotificationCenter {
    /// A signal of the notifications that are posted from now on.
    ///
    /// Notifications are sent on the thread that posts them. The signal never ends; it stops observing when it is
    /// neither referenced nor observed.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil means all.
    ///   - object: The sender of the notifications; nil means any sender. The object is not retained, and nothing is
    ///     sent after its release.
    public func notifications(
        forName name: Notification.Name?, object: AnyObject? = nil
    ) -> Signal<Notification, Never> {
        let sender = NotificationSender(object)
        return Signal { observer, lifetime in
            lifetime += base.observe(name, from: sender) { observer.send(value: $0) }
        }
    }
}
