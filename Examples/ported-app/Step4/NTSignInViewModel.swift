import Foundation
import RACCompat
import StreamCore

/// The form that signs in: typed inside, over a client that is still dynamic.
final class NTSignInViewModel {
    private static let shortestPassword = 4

    let email = MutableProperty("")
    let password = MutableProperty("")
    let isValid: Property<Bool>
    let errorMessage: Property<String?>

    /// Signs in, and sends the token; enabled when the form is valid.
    let signIn: Action<Void, String, any Error>

    init(client: NTClient) {
        let form = Property.combineLatest(email, password).map { email, password in (email.trimmed, password) }
        isValid = form.map { email, password in
            email.looksLikeEmail && password.utf16.count >= Self.shortestPassword
        }
        signIn = Action(enabledIf: isValid) {
            let (email, password) = form.value
            return client.signInWithEmail(email, password: password).producer(of: String.self)
        }
        errorMessage = Property(
            initial: nil,
            then: Signal.merge([
                signIn.errors.map { error -> String? in
                    (error as NSError).code == NTClientError.unauthorized.rawValue
                        ? "Wrong e-mail or password." : "The server cannot be reached."
                },
                signIn.values.map { _ in nil },
            ]))
    }
}
