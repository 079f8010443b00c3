public import Foundation
import StreamCore

#if !canImport(Darwin)
    // Elsewhere a subclass of NSObject, which has the conformance.
    extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
    /// Sends the notifications with a name, on the posting thread; the observation ends with the subscription.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil means all names.
    ///   - object: The object that posts them, which is not retained; nil means any object.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center = base
        return .create { [weak object] observer in
            let observer = UncheckedSendable(observer)
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                observer.value.onNext(notification)
            }
            return Disposables.create { center.removeObserver(token) }
        }
    }
}
