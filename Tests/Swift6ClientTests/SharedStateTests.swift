import CompatShims
import Foundation
import RACCompat
import StreamCore
import Testing

// `NSString * const` and `static NSDictionary *`: constants as they stand.
let APIErrorDomain = "APIErrorDomain"
let APIPageSizes: [String: any Sendable] = ["first": 20, "rest": 100, "unit": "items"]

/// `+sharedClient` of a class that is used on any queue: its streams are constants, its variables are locked.
final class APIClient: Sendable {
    static let shared = APIClient()

    /// `static NSTimeInterval timeout` with `+setTimeout:`.
    static let timeout = Atomic<TimeInterval>(30)
    /// A subject of the class.
    static let failures = RACSubject.subject()
    static let scheduler = RACScheduler.schedulerWithPriority(RACSchedulerPriorityBackground, name: "API")
    /// A signal that all share, made when it is first asked for.
    static let settings = RACSignal.return("settings").subscribeOn(scheduler).replayLazily()

    let isOnline = RACReplaySubject(capacity: 1)
    let refresh: RACCommand
    private let storedToken = Atomic<String?>(nil)

    var token: String? {
        get { storedToken.value }
        set { storedToken.value = newValue }
    }

    private init() {
        refresh = RACCommand(signalBlock: { (page: Int) in
            RACSignal.return("page \(page)").deliverOn(APIClient.scheduler)
        })
        refresh.errors.subscribe(APIClient.failures)
        isOnline.sendNext(true)
    }
}

/// `+sharedSession` of a class that the screens use: it and all its state are the main actor's.
@MainActor final class UserSession: RACObject {
    static let shared = UserSession()
    static var usesStaging = false

    @RACProperty var user: String?
    private(set) lazy var signOut = RACCommand { [weak self] _ in
        self?.user = nil
        return .empty()
    }
}

@MainActor @Suite(.timeLimit(.minutes(40))) struct SharedStateTests {
    private func end(of signal: RACSignal) async {
        await withCheckedContinuation { continuation in
            signal.deliverOnMainThread()
                .subscribeError({ _ in continuation.resume() }, completed: { continuation.resume() })
        }
    }

    @Test("There is one object, whatever thread asks first")
    func isOne() async {
        let shared = await Task.detached { APIClient.shared }.value
        #expect(shared === APIClient.shared)
        #expect(UserSession.shared === UserSession.shared)
    }

    @Test("A shared object, its streams and its variables are used in tasks and on queues")
    func isUsedAnywhere() async {
        await Task.detached {
            APIClient.shared.token = "secret"
            APIClient.timeout.value = 5
            APIClient.timeout.modify { $0 *= 2 }
        }.value
        #expect(APIClient.shared.token == "secret")
        #expect(APIClient.timeout.value == 10)
        #expect(APIClient.shared.isOnline.first() as? Bool == true)
        var pages: [String] = []
        await end(of: APIClient.shared.refresh.execute(3).deliverOnMainThread().doNext { pages.append("\($0 ?? "")") })
        #expect(pages == ["page 3"])
    }

    @Test("Subjects, signals and schedulers of a class are constants")
    func areConstants() async {
        var seen: [String] = []
        APIClient.failures.subscribeNext { (code: Int) in seen.append("failure \(code)") }
        APIClient.failures.sendNext(7)
        for _ in 0..<2 {
            await end(of: APIClient.settings.deliverOnMainThread().doNext { (name: String) in seen.append(name) })
        }
        #expect(seen == ["failure 7", "settings", "settings"])
        #expect(APIPageSizes["first"] as? Int == 20)
        #expect(APIErrorDomain == "APIErrorDomain")
    }

    @Test("A shared object of the main actor is observed, bound and commanded there")
    func livesOnMainActor() async {
        let session = UserSession.shared
        var seen: [String] = []
        let names = RACObserve(session, \.user).subscribeNext { (name: String?) in seen.append(name ?? "nobody") }
        session.user = "Ann"
        UserSession.usesStaging = true
        await end(of: session.signOut.execute(nil))
        names.dispose()
        #expect(seen == ["nobody", "Ann", "nobody"])
        #expect(UserSession.usesStaging)
    }
}
