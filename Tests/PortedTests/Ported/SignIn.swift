import CompatShims
import Foundation
import RACCompat

protocol SignInClient: AnyObject {
    /// Sends the name of the user.
    func signInWithEmail(_ email: String, password: String) -> RACSignal
}

class SignInViewModel: RACObject {
    @RACProperty var email: String
    @RACProperty var password: String
    @RACProperty private(set) var message: String
    private(set) var signIn: RACCommand!

    init(client: any SignInClient) {
        self.email = ""
        self.password = ""
        self.message = ""
        super.init()

        let valid = RACSignal.combineLatest([RACObserve(self, \.email), RACObserve(self, \.password)]) { (email: String, password: String) in
            return email.contains("@") && password.utf16.count > 3
        }
        self.signIn = RACCommand(enabled: valid) { [weak self] _ in
            // review RAC-0321: Objective-C goes on without self here, and does what follows.
            guard let self else { return .empty() }
            return client.signInWithEmail(self.email, password: self.password)
        }
        let welcome = self.signIn.executionSignals.switchToLatest().map { (name: String) in "Welcome, \(name)." }
        let failure = self.signIn.errors.map { (error: NSError) in error.localizedDescription }
        RAC(self, \.message) <~ RACSignal.merge([welcome, failure])
    }
}
