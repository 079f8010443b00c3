//
//  Session.m
//
//  Who is signed in: renews the token when a request says that it is too old.
//

import CompatShims
import Foundation
import RACCompat

let SessionDidEndNotification = "SessionDidEndNotification"
let SessionReasonKey = "reason"

private let kTokenKey = "token"

/// Keeps secrets.
protocol SessionStore: AnyObject {
    func secretForKey(_ key: String) -> String?
    func setSecret(_ secret: String?, forKey key: String)
}

class SessionMemoryStore: NSObject, SessionStore {
    private let lock = NSRecursiveLock()
    private var _secrets: [AnyHashable: Any]

    override init() {
        self._secrets = [:]
        super.init()
    }

    func secretForKey(_ key: String) -> String? {
        do {
            self.lock.lock()
            defer {
                self.lock.unlock()
            }
            return self._secrets[key] as? String
        }
    }

    func setSecret(_ secret: String?, forKey key: String) {
        do {
            self.lock.lock()
            defer {
                self.lock.unlock()
            }
            if let secret {
                self._secrets[key] = secret
            } else {
                self._secrets[key] = nil
            }
        }
    }
}

class Session: NSObject {
    /// Sends a new token, an NSString.
    var renewal: ((String?) -> RACSignal)?
    private var store: any SessionStore
    private var currentRenewal: RACSignal?

    private nonisolated(unsafe) static let sharedSessionValue = Session(store: SessionMemoryStore())

    class func sharedSession() -> Session {
        return sharedSessionValue
    }

    init(store: any SessionStore) {
        self.store = store
        super.init()
    }

    var signedIn: Bool {
        return self.store.secretForKey(kTokenKey) != nil
    }

    func signInWithToken(_ token: String) {
        self.store.setSecret(token, forKey: kTokenKey)
    }

    func signOutBecause(_ reason: String) {
        self.store.setSecret(nil, forKey: kTokenKey)
        self.currentRenewal = nil
        NotificationCenter.default.post(
            name: Notification.Name(SessionDidEndNotification),
            object: self,
            userInfo: [SessionReasonKey: reason]
        )
    }

    func renew() -> RACSignal? {
        // All requests that fail meanwhile share one renewal.
        if self.currentRenewal != nil {
            return self.currentRenewal
        }
        let token = self.store.secretForKey(kTokenKey)
        if token == nil || self.renewal == nil {
            return RACSignal.error(NSError(domain: "Session", code: 1, userInfo: nil))
        }
        self.currentRenewal = self.renewal?(token)
            .take(1)
            .doNext { [weak self] (newToken: String) in
                guard let self else { return }
                self.signInWithToken(newToken)
            }
            .finally { [weak self] in
                guard let self else { return }
                self.currentRenewal = nil
            }
            .replayLazily()
        return self.currentRenewal
    }

    /// Sends what the request sends; one that fails with 401 is sent again with a new token.
    func authorize(_ request: @escaping (String?) -> RACSignal) -> RACSignal {
        let token = self.store.secretForKey(kTokenKey)
        guard let token else { return RACSignal.error(NSError(domain: "Session", code: 0, userInfo: nil)) }
        return request(token).catch { error in
            if (error?.code ?? 0) != 401 {
                return RACSignal.error(error)
            }
            return self.renew()?
                .flattenMap { (newToken: String) in request(newToken) }
                .doError { failure in self.signOutBecause(failure!.domain) }
                ?? .never()
        }
    }
}
