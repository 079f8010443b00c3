public import Foundation
public import RACCompat
import StreamFoundation

// The methods keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension NotificationCenter {
    /// Returns a signal that observes notifications per subscription, and sends each `Notification` on the posting
    /// thread.
    ///
    /// The signal never ends by itself; disposal ends the observation.
    ///
    /// - Parameters:
    ///   - notificationName: The name of the notifications; nil means all names.
    ///   - object: The sender of the notifications; nil means all senders. The sender is not retained, and the signal
    ///     sends nothing after its death.
    public final func rac_addObserverForName(
        _ notificationName: Notification.Name?, object: AnyObject?
    ) -> RACSignal {
        let sender = NotificationSender(object)
        return RACSignal.createSignal { subscriber in
            RACDisposable(self.observe(notificationName, from: sender, subscriber.sendNext))
        }
        .named(
            "-rac_addObserverForName: \(notificationName?.rawValue ?? "(null)") object: \(Self.name(of: object))")
    }

    private static func name(of object: AnyObject?) -> String {
        guard let object else { return "<(null): 0x0>" }
        return "<\(type(of: object)): \(Unmanaged.passUnretained(object).toOpaque())>"
    }
}
