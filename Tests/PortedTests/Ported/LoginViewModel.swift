import CompatShims
import Foundation
import RACCompat

private let MAX_ATTEMPTS = 3

#if DEBUG
private let Timeout: TimeInterval = 1
#else
private let Timeout: TimeInterval = 30
#endif

class LoginViewModel: RACObject {
    @RACProperty var name: String?
    @RACProperty var password: String?
    private(set) var loginCommand: RACCommand!
    @RACProperty private(set) var isValid = false
    @RACProperty var attempts = 0
    private var signedOut: RACSubject
    private var scheduler: RACScheduler
    private var timer: RACDisposable?

    override init() {
        self.signedOut = RACSubject.subject()
        self.scheduler = RACScheduler.mainThreadScheduler()
        super.init()

        let valid = RACSignal.combineLatest([
            RACObserve(self, \.name),
            RACObserve(self, \.password),
            RACObserve(self, \.attempts),
        ])
        .map { (tuple: RACTuple) in
            let (name, password, attempts): (String?, String?, NSNumber) = RACTupleUnpack(tuple)
            return name?.isEmpty == false && (password?.utf16.count ?? 0) >= 8
                && Int(attempts.int32Value) < MAX_ATTEMPTS
        }
        RAC(self, \.isValid) <~ valid

        self.loginCommand = RACCommand(enabled: valid) { [weak self] _ in
            guard let self else { return .empty() }
            self.attempts += 1
            return self.login().timeout(Timeout, onScheduler: self.scheduler).takeUntil(self.signedOut)
        }
        self.loginCommand.allowsConcurrentExecution = false

        self.loginCommand.executing
            .filter { (executing: NSNumber) in executing.boolValue }
            .subscribeNext { _ in NSLog("logging in") }
    }

    func login() -> RACSignal {
        let name = self.name
        return RACSignal.createSignal { subscriber in
            subscriber.sendNext(name)
            subscriber.sendCompleted()
            return nil
        }
        .delay(0.1)
    }

    func signOutAfterDelay(_ delay: TimeInterval) {
        self.timer?.dispose()
        self.timer = self.scheduler.afterDelay(delay) { [weak self] in
            guard let self else { return }

            self.signedOut.sendNext(RACUnit.defaultUnit())
            self.name = nil
            self.password = ""
            self.attempts = 0
        }
    }

    deinit {
        self.timer?.dispose()
    }
}
