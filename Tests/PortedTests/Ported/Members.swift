// Members of a club: requests, validation, archives, and what is made once.

import CompatShims
import Dispatch
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import RACCompat

let MembersErrorDomain = "MembersErrorDomain"
let MembersErrorRefused = 666

/// The queue on which caches change.
private func MembersQueue() -> DispatchQueue {
    return membersQueueQueue
}
// One for all clients.
private let membersQueueQueue = DispatchQueue(label: "org.example.members")

private func MembersDay(_ date: Date) -> String {
    return membersDayFormatter.string(from: date)
}
private let membersDayFormatter = ({ () -> DateFormatter in
    let formatter: DateFormatter
    formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(abbreviation: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
})()

private let memberGreeting = "Welcome" + ","

class Member: RACObject, NSSecureCoding {
    @RACProperty var mobile: String?
    var name: String?
    var age = 0
    var extras: [AnyHashable: Any]?

    class var supportsSecureCoding: Bool {
        return true
    }

    class func memberWithMobile(_ mobile: String) -> Member {
        let member = Member()
        member.mobile = mobile
        return member
    }

    override init() {
        super.init()
    }

    init(name: String, extras: Any?) {
        self.name = name
        self.extras = extras as? [AnyHashable: Any]
        super.init()
    }

    required init?(coder decoder: NSCoder) {
        self.mobile = decoder.decodedObject(forKey: "mobile") as? String
        self.name = decoder.decodedObject(forKey: "name") as? String
        self.age = decoder.decodeInteger(forKey: "age")
        super.init()
    }

    func encode(with coder: NSCoder) {
        coder.encode(self.mobile, forKey: "mobile")
        coder.encode(self.name, forKey: "name")
        coder.encode(self.age, forKey: "age")
    }

    func greetingOn(_ date: Date) -> String {
        return "\(memberGreeting) \(self.name ?? "(null)") (\(MembersDay(date)))"
    }
}

class MembersClient: NSObject {
    var token: String?
    private(set) var member: Member?
    private var cache: [AnyHashable: Any]

    override init() {
        self.cache = [:]
        super.init()
    }

    func requestWithMethod(_ method: String, path: String, parameters: [AnyHashable: Any]) -> URLRequest {
        var components = URLComponents(string: "http://localhost:8000")
        components?.path = path
        if method == "GET" && !parameters.isEmpty {
            var items: [Any] = []
            for (key, value) in parameters {
                items.append(URLQueryItem(name: key as! String, value: objectText(value)))
            }
            // review RAC-3078: With an element of another class this is nil; it was kept.
            components?.queryItems = items as? [URLQueryItem]
        }
        var request = URLRequest(url: components!.url!)
        request.httpMethod = method
        if self.token != nil {
            request.setValue("Bearer " + self.token!, forHTTPHeaderField: "Authorization")
        }
        return request
    }

    func signIn(_ member: Member, password: String, answer: RACSignal) -> RACSignal {
        return answer
            .catch { error in
                if (error?.code ?? 0) != 401 {
                    return RACSignal.error(error)
                }
                var userInfo = error?.userInfo ?? [:]
                userInfo[NSLocalizedFailureReasonErrorKey] = "Wrong password"
                return RACSignal.error(NSError(domain: MembersErrorDomain, code: MembersErrorRefused, userInfo: userInfo))
            }
            .doNext { [weak self] response in
                guard let self else { return }
                self.token = response["token"] as? String
                self.member = member
                self.cache["mobile"] = member.mobile
            }
            .mapReplace(password)
    }

    func forget() -> RACSignal {
        return RACSignal.createSignal { [weak self] subscriber in
            RACTargetQueueScheduler(name: nil, targetQueue: MembersQueue()).schedule { [weak self] in
                // review RAC-0321: Objective-C goes on without self here, and does what follows.
                guard let self else { return }
                self.cache.removeAll()
                RACScheduler.mainThreadScheduler().schedule {
                    self.token = nil
                    self.member = nil
                    subscriber.sendNext(self.cache.count)
                    subscriber.sendCompleted()
                }
            }
            return nil
        }
    }
}

/// The form in which a member signs in.
class MemberForm: RACObject {
    @RACProperty var mobile: String?
    @RACProperty var mail: String?
    private(set) var valid: RACSignal!

    override init() {
        super.init()
        let validMobile = RACObserve(self, \.mobile)
            .map { (value: String?) in
                let predicate = NSPredicate { value, _ in (value as? String)?.range(of: "\\A(?:^1[0-9]{10}$)\\z", options: .regularExpression) != nil }
                return predicate.evaluate(with: value)
            }
            .distinctUntilChanged()
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}"
        let mails = NSPredicate { value, _ in (value as? String)?.range(of: "\\A(?:\(pattern))\\z", options: .regularExpression) != nil }
        let validMail = RACObserve(self, \.mail).map { (value: String?) in mails.evaluate(with: value) }
        self.valid = RACSignal.combineLatest([validMobile, validMail]).and()
    }
}
