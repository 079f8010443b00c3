public import Foundation
public import StreamCore
import StreamFoundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

// The names that ReactiveCocoa 4 gave these extensions, with the types of today.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension NotificationCenter {
    /// A producer of the notifications that are posted from the moment of each start.
    ///
    /// Each start observes as `reactive.notifications(forName:object:)` does: the producer never ends, and disposal
    /// ends the observation. The object is not retained.
    public final func rac_notifications(
        name: Notification.Name? = nil, object: AnyObject? = nil
    ) -> SignalProducer<Notification, Never> {
        let sender = NotificationSender(object)
        return SignalProducer { observer, lifetime in
            lifetime += self.observe(name, from: sender) { observer.send(value: $0) }
        }
    }
}

extension URLSession {
    /// The same as `reactive.data(with:)`.
    public final func rac_dataWithRequest(_ request: URLRequest) -> SignalProducer<(Data, URLResponse), any Error> {
        reactive.data(with: request)
    }
}
