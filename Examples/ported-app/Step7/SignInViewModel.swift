import StreamCore

/// The form that signs in.
final class SignInViewModel {
    private static let shortestPassword = 4

    let email = MutableProperty("")
    let password = MutableProperty("")
    let isValid: Property<Bool>
    let errorMessage: Property<String?>

    /// Signs in, and sends the token; enabled when the form is valid.
    let signIn: Action<Void, String, ClientError>

    init(client: Client) {
        let form = Property.combineLatest(email, password).map { email, password in (email.trimmed, password) }
        isValid = form.map { email, password in
            email.looksLikeEmail && password.utf16.count >= Self.shortestPassword
        }
        signIn = Action(enabledIf: isValid) {
            let (email, password) = form.value
            return client.signIn(email: email, password: password)
        }
        errorMessage = Property(
            initial: nil,
            then: Signal.merge([
                signIn.errors.map { error -> String? in
                    error == .unauthorized ? "Wrong e-mail or password." : "The server cannot be reached."
                },
                signIn.values.map { _ in nil },
            ]))
    }
}
