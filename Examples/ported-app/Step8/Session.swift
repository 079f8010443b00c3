import Foundation
import StreamCore

/// Whether somebody is signed in: remembers it over launches, and ends it when the server refuses or nobody asks anything.
final class Session {
    private static let tokenKey = "token"

    let isSignedIn: Property<Bool>
    /// Why the session has ended by itself; nil while there is one, and when the user ended it.
    let message: Property<String?>

    /// Ends the session; enabled while there is one.
    let signOut: Action<Void, Never, Never>

    private let (lifetime, lifetimeToken) = Lifetime.make()

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - client: Has the token, which the defaults keep.
    ///   - activity: Tells when something is asked.
    ///   - defaults: Keeps the token.
    ///   - timeout: The session ends when nothing is asked of the client for so many seconds.
    init(client: Client, activity: Activity, defaults: UserDefaults, timeout: TimeInterval) {
        let token = client.token
        let message = MutableProperty<String?>(nil)
        self.message = Property(message)
        token.value = defaults.string(forKey: Self.tokenKey)
        token.signal.observeValues { defaults.set($0, forKey: Self.tokenKey) }
        isSignedIn = token.map { $0 != nil }
        signOut = Action(enabledIf: isSignedIn) {
            token.value = nil
            return .empty
        }

        let refusals = client.refusals.producer.observe(on: QueueScheduler.main).map {
            "The server asks you to sign in again."
        }
        let pauses = activity.isBusy.producer
            .debounce(timeout, on: QueueScheduler.main)
            .map { _ in "Nothing happened for a while: please sign in again." }
        SignalProducer.merge([refusals, pauses])
            .filter { _ in token.value != nil }
            .take(during: lifetime)
            .startWithValues { reason in
                token.value = nil
                message.value = reason
            }
        token.producer.filter { $0 != nil }.startWithValues { _ in message.value = nil }
    }
}
