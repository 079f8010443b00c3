import CompatShims
import Foundation
import RACCompat

typealias SignupCheck = (Any?) -> (any Error)?

/// The form of a new account. Both fields are nil until something is typed.
class SignupForm: RACObject {
    @RACProperty var nickname: String?
    @RACProperty var mail: String?
    var signUp: RACCommand?

    func validNickname(_ nickname: String?) -> Bool {
        return (nickname?.utf16.count ?? 0) > 2
    }

    func validMail(_ mail: String?) -> Bool {
        guard let mail, !mail.isEmpty else { return false }
        return (mail as NSString).range(of: "@").location != NSNotFound
    }

    func validSignal() -> RACSignal {
        return RACSignal.combineLatest([RACObserve(self, \.nickname), RACObserve(self, \.mail)]) { (nickname: String?, mail: String?) in
            return self.validNickname(nickname) && self.validMail(mail)
        }
        .distinctUntilChanged()
    }

    /// Nil has no place for the sign, as it has no length.
    func placeSignal() -> RACSignal {
        return RACObserve(self, \.mail).map { (mail: String?) in (mail as NSString?)?.range(of: "@").location ?? 0 }
    }

    func commandWithCheck(_ check: ((Any?) -> (any Error)?)?) -> RACCommand {
        return RACCommand(enabled: self.validSignal()) { [weak self] input in
            var error: (any Error)?
            if let check {
                error = check(input)
                if error != nil && (error?.code ?? 0) != 0 {
                    return RACSignal.error(error)
                }
            }
            return RACSignal.return(self?.greeting())
        }
    }

    func greeting() -> String {
        var masked = self.mail
        let initials: String? = ({
            let name = self.nickname ?? "?"
            return (name as NSString).substring(to: 1).uppercased()
        })()
        if (masked?.utf16.count ?? 0) > 3 {
            let maskedArgument = NSRange(location: 0, length: min(masked?.utf16.count ?? 0, 3))
            masked?.replaceUnits(maskedArgument, with: "***")
        }
        let shown = (masked?.utf16.count ?? 0) > 8 ? (masked as NSString?)?.substring(to: 8) : masked
        return "\(initials ?? "(null)") \(shown ?? "(null)")"
    }

    func cover(_ text: inout String) {
        text.append("…")
    }

    func preview() -> String {
        var text = ""
        text.append(self.nickname ?? "nobody")
        self.cover(&text)
        return text
    }
}
