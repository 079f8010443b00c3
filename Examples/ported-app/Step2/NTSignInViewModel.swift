import CompatShims
import Foundation
import RACCompat

private let kShortestPassword = 4

class NTSignInViewModel: RACObject {
    @RACProperty var email: String
    @RACProperty var password: String

    @RACProperty private(set) var valid = false
    @RACProperty private(set) var errorMessage: String?

    /// Signs in, and sends the token; enabled when the form is valid.
    private(set) var signIn: RACCommand!
    private var client: NTClient

    init(client: NTClient) {
        self.client = client
        self.email = ""
        self.password = ""
        super.init()

        let valid = RACSignal.combineLatest([RACObserve(self, \.email), RACObserve(self, \.password)]) {
            (email: String, password: String) in
            return email.trimmed.looksLikeEmail && password.utf16.count >= kShortestPassword
        }
        RAC(self, \.valid) <~ valid

        self.signIn = RACCommand(enabled: valid) { [weak self] _ in
            guard let self else { return .empty() }
            return self.client.signInWithEmail(self.email.trimmed, password: self.password)
        }

        RAC(self, \.errorMessage)
            <~ RACSignal.merge([
                self.signIn.errors.map { (error: NSError) in
                    return error.code == NTClientError.unauthorized.rawValue
                        ? "Wrong e-mail or password."
                        : "The server cannot be reached."
                },
                self.signIn.executionSignals.switchToLatest().mapReplace(nil),
            ])
    }
}
