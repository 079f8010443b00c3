import CompatShims
import Foundation
import RACCompat

private let kTokenKey = "token"

/// The session of a user, kept over launches.
///
/// The session ends when the user signs out, when the server refuses a request, or when nothing is asked of the server
/// for a while.
class NTSession: RACObject {
    @RACProperty private(set) var signedIn = false
    /// The reason why the session ended by itself; nil during a session, and when the user ended it.
    @RACProperty private(set) var message: String?

    /// Ends the session; enabled during a session.
    private(set) var signOut: RACCommand!

    /// The session ends when nothing is asked of the client for `timeout` seconds.
    init(client: NTClient, defaults: UserDefaults, timeout: TimeInterval) {
        super.init()

        client.token = defaults.string(forKey: kTokenKey)
        RACObserve(client, \.token).skip(1).subscribeNext { (token: String?) in defaults.set(token, forKey: kTokenKey) }
        RAC(self, \.signedIn) <~ RACObserve(client, \.token).map { (token: String?) in token != nil }

        let refusals = client.refusals
            .filter { _ in client.token != nil }
            .mapReplace("The server asks you to sign in again.")
        let pauses = RACObserve(client, \.busy)
            .throttle(timeout)
            .filter { _ in client.token != nil }
            .mapReplace("Nothing happened for a while: please sign in again.")
        let signIns = RACObserve(client, \.token).filter { (token: String?) in token != nil }.mapReplace(nil)

        self.signOut = RACCommand(enabled: RACObserve(self, \.signedIn)) { _ in
            client.token = nil
            return RACSignal.empty()
        }

        let ends = RACSignal.merge([refusals, pauses])
        RAC(self, \.message) <~ RACSignal.merge([signIns, ends])
        ends.takeUntil(self.rac_willDeallocSignal()).subscribeNext { _ in client.token = nil }
    }
}
