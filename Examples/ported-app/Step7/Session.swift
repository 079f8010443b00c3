import Foundation
import StreamCore

/// The session of a user, kept over launches.
///
/// The session ends when the user signs out, when the server refuses a request, or when nothing is asked of the server
/// for a while.
final class Session {
    private static let tokenKey = "token"

    let isSignedIn: Property<Bool>
    /// The reason why the session ended by itself; nil during a session, and when the user ended it.
    let message: Property<String?>

    /// Ends the session; enabled during a session.
    let signOut: Action<Void, Never, Never>

    private let (lifetime, lifetimeToken) = Lifetime.make()

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - client: Has the token, which the defaults keep.
    ///   - defaults: Keeps the token.
    ///   - timeout: The seconds without a request to the client after which the session ends.
    init(client: Client, defaults: UserDefaults, timeout: TimeInterval) {
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

        let refusals = client.refusals.producer.map { "The server asks you to sign in again." }
        let pauses = client.isBusy.producer
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
