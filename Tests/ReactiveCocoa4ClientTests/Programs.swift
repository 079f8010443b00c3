import Foundation
import ReactiveCocoa4

// Programs in the style of the tutorials and applications of 2016. Only the syntax is that of today; both this target, in Swift 6
// mode, and ReactiveCocoa4Swift5ClientTests, in Swift 5 mode, compile this file.

/// What the programs print.
final class Console {
    private(set) var lines: [String] = []

    func print(_ line: String) { lines.append(line) }
}

// MARK: A sign-in form

enum SignInError: Error, Equatable {
    case wrongPassword
    case offline
}

protocol SignInService: AnyObject {
    func signIn(_ username: String, _ password: String) -> SignalProducer<String, SignInError>
}

final class DummySignInService: SignInService {
    private let scheduler: any DateSchedulerType

    init(scheduler: any DateSchedulerType) { self.scheduler = scheduler }

    func signIn(_ username: String, _ password: String) -> SignalProducer<String, SignInError> {
        SignalProducer { [scheduler] observer, disposable in
            disposable += scheduler.scheduleAfter(scheduler.currentDate.addingTimeInterval(1)) {
                if password == "password" {
                    observer.sendNext("token of \(username)")
                    observer.sendCompleted()
                } else {
                    observer.sendFailed(.wrongPassword)
                }
            }
        }
    }
}

final class SignInViewModel {
    let username = MutableProperty("")
    let password = MutableProperty("")
    let isValid: AnyProperty<Bool>
    let message = MutableProperty<String?>(nil)
    let signIn: Action<(), String, SignInError>

    init(service: any SignInService) {
        let usernameIsValid = username.producer.map { $0.count > 3 }
        let passwordIsValid = password.producer.map { $0.count > 3 }
        let formIsValid = combineLatest(usernameIsValid, passwordIsValid)
            .map { $0 && $1 }
            .skipRepeats()
        isValid = AnyProperty(initialValue: false, producer: formIsValid)

        let username = self.username
        let password = self.password
        signIn = Action(enabledIf: isValid) { _ in
            service.signIn(username.value, password.value)
        }
        message <~ signIn.errors.map(Self.explanation)
    }

    static func explanation(of error: SignInError) -> String {
        switch error {
        case .wrongPassword: "The password is wrong."
        case .offline: "There is no connection."
        }
    }
}

func signInForm(_ console: Console) {
    let scheduler = TestScheduler()
    let viewModel = SignInViewModel(service: DummySignInService(scheduler: scheduler))

    viewModel.isValid.producer.startWithNext { console.print("valid: \($0)") }
    viewModel.message.producer.ignoreNil().startWithNext { console.print($0) }
    viewModel.signIn.executing.producer.skipRepeats().startWithNext { console.print("executing: \($0)") }
    viewModel.signIn.values.observeNext { console.print("signed in with \($0)") }

    viewModel.signIn.apply(()).startWithFailed { error in
        switch error {
        case .NotEnabled: console.print("not enabled")
        case .producerFailed: console.print("failed")
        default: console.print("refused")
        }
    }

    viewModel.username.value = "annabel"
    viewModel.password.value = "wrong"
    let button = CocoaAction(viewModel.signIn, { _ in () })
    button.execute(nil)
    scheduler.advanceByInterval(2)

    viewModel.password.value = "password"
    button.execute(nil)
    console.print("button enabled: \(button.enabled)")
    scheduler.advanceByInterval(2)
    console.print("button enabled: \(button.enabled)")
}

// MARK: A search as the user types

struct SearchResult {
    let title: String
}

final class SearchViewModel {
    let searchText = MutableProperty("")
    let results: AnyProperty<[SearchResult]>
    let isSearching = MutableProperty(false)

    init(
        console: Console, scheduler: any DateSchedulerType,
        request: @escaping (String) -> SignalProducer<[String], NSError>
    ) {
        let isSearching = self.isSearching
        let found = searchText.producer
            .skip(1)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .throttle(0.5, onScheduler: scheduler)
            .skipRepeats()
            .on(next: { _ in isSearching.value = true })
            .flatMap(.Latest) { text -> SignalProducer<[SearchResult], NoError> in
                guard text.count > 1 else { return SignalProducer(value: []) }
                return request(text)
                    .retry(1)
                    .timeoutWithError(NSError(domain: "Search", code: 408), afterInterval: 3, onScheduler: scheduler)
                    .map { titles in titles.map { SearchResult(title: $0) } }
                    .flatMapError { error in
                        console.print("search failed: \(error.domain) \(error.code)")
                        return .empty
                    }
            }
            .on(next: { _ in isSearching.value = false })
        results = AnyProperty(initialValue: [], producer: found)
    }
}

func searchAsTheUserTypes(_ console: Console) {
    let scheduler = TestScheduler()
    let attempts = MutableProperty(0)
    let viewModel = SearchViewModel(console: console, scheduler: scheduler) { text in
        SignalProducer<[String], NSError> { observer, disposable in
            attempts.modify { $0 + 1 }
            console.print("request \(text)")
            switch text {
            case "flaky" where attempts.value.isMultiple(of: 2):
                observer.sendFailed(NSError(domain: "Network", code: -1009))
            case "slow":
                disposable.addDisposable { console.print("slow is over") }
            default:
                observer.sendNext(["\(text) 1", "\(text) 2"])
                observer.sendCompleted()
            }
        }
    }
    viewModel.results.signal.observeNext { results in
        console.print("results: " + results.map(\.title).joined(separator: ", "))
    }
    viewModel.isSearching.producer.skipRepeats().skip(1).startWithNext { console.print("searching: \($0)") }

    for text in ["s", "sw", "swi", "swift "] {
        viewModel.searchText.value = text
        scheduler.advanceByInterval(0.1)
    }
    scheduler.advanceByInterval(1)
    viewModel.searchText.value = "flaky"
    scheduler.advanceByInterval(1)
    viewModel.searchText.value = "slow"
    scheduler.advanceByInterval(5)
    viewModel.searchText.value = ""
    scheduler.advanceByInterval(1)
}

// MARK: A feed with pages, in a buffer

final class Feed {
    private let observer: Observer<String, NSError>
    let articles: SignalProducer<String, NSError>

    init() {
        (articles, observer) = SignalProducer<String, NSError>.buffer(3)
    }

    func load(_ page: Int) {
        for number in 1...2 { observer.sendNext("article \(page).\(number)") }
    }

    func close(_ error: NSError?) {
        if let error { observer.sendFailed(error) } else { observer.sendCompleted() }
    }
}

func feedInABuffer(_ console: Console) {
    let feed = Feed()
    feed.load(1)
    feed.load(2)
    feed.articles.start { event in
        switch event {
        case let .Next(article): console.print("reader: \(article)")
        case let .Failed(error): console.print("reader: error \(error.code)")
        case .Completed: console.print("reader: the end")
        case .Interrupted: console.print("reader: interrupted")
        }
    }
    feed.load(3)
    feed.close(NSError(domain: "Feed", code: 500))
    let late = feed.articles
        .flatMapError { _ in SignalProducer<String, NoError>(value: "the feed is closed") }
        .collect()
        .first()
    console.print("late: \(late?.value ?? [])")
}

// MARK: A profile, bound to a model object by key path

final class Profile: RACObject, @unchecked Sendable {
    @RACProperty var name = "Ann"
    @RACProperty var age = 30
}

final class ProfileViewModel {
    let title = MutableProperty("")
    let canSave: AnyProperty<Bool>
    private let disposable = CompositeDisposable()

    init(profile: Profile, console: Console) {
        let name = DynamicProperty(object: profile, keyPath: "name")
        let age = DynamicProperty(object: profile, keyPath: "age")
        let names = name.producer.map { $0 as? String ?? "" }
        let ages = age.producer.map { $0 as? Int ?? 0 }
        title <~ combineLatest(names, ages).map { "\($0) (\($1))" }
        canSave = AnyProperty(initialValue: false, producer: names.map { !$0.isEmpty })
        disposable += title.signal.observeNext { console.print("title: \($0)") }
        disposable += ActionDisposable { console.print("profile closed") }
    }

    deinit { disposable.dispose() }
}

func profileByKeyPath(_ console: Console) {
    let profile = Profile()
    var viewModel: ProfileViewModel? = ProfileViewModel(profile: profile, console: console)
    console.print("title: \(viewModel?.title.value ?? "none")")
    profile.name = "Bea"
    DynamicProperty(object: profile, keyPath: "age").value = 31
    let name = DynamicProperty(object: profile, keyPath: "name")
    name <~ SignalProducer<String, NoError>(value: "")
    console.print("can save: \(viewModel?.canSave.value ?? false)")
    viewModel = nil
    profile.name = "Nobody listens"
}

// MARK: Signals by hand

func signalsByHand(_ console: Console) {
    let scheduler = TestScheduler()
    let ticks = Signal<Int, NoError> { observer in
        let count = MutableProperty(0)
        return scheduler.scheduleAfter(1, repeatingEvery: 1) {
            count.modify { $0 + 1 }
            observer.sendNext(count.value)
        }
    }
    let serial = SerialDisposable()
    serial.innerDisposable =
        ticks
        .filter { $0 % 2 == 0 }
        .combinePrevious(0)
        .map { "\($0) then \($1)" }
        .observeNext { console.print($0) }
    scheduler.advanceByInterval(4.5)
    serial.innerDisposable = ticks.take(1).observe { event in
        switch event {
        case .Next(let value): console.print("next \(value)")
        case .Completed: console.print("completed")
        case .Failed, .Interrupted: break
        }
    }
    scheduler.advanceByInterval(2)
    console.print("disposed: \(serial.disposed)")

    let (signal, observer) = Signal<String, NoError>.pipe()
    let (sampler, sample) = Signal<(), NoError>.pipe()
    let scoped = ScopedDisposable(
        CompositeDisposable([signal.sampleOn(sampler).observeNext { console.print("sampled \($0)") }]))
    observer.sendNext("a")
    sample.sendNext(())
    observer.sendNext("b")
    observer.sendNext("c")
    sample.sendNext(())
    scoped.dispose()
    observer.sendNext("d")
    sample.sendNext(())

    zip(SignalProducer<Int, NoError>(values: [1, 2, 3]), SignalProducer<String, NoError>(values: "a", "b"))
        .map { "\($0)\($1)" }
        .collect()
        .startWithNext { console.print($0.joined(separator: " ")) }
    SignalProducer<Int, NoError>(value: 1)
        .promoteErrors(SignInError.self)
        .attempt { $0 > 1 ? .success(()) : .failure(.offline) }
        .startWithFailed { console.print("attempt: \($0)") }
    SignalProducer<Int, NoError>(values: [1, 2])
        .times(2)
        .concat(SignalProducer(value: 9))
        .reduce(0, +)
        .startWithNext { console.print("sum: \($0)") }
}

func runAll(_ console: Console) {
    signInForm(console)
    searchAsTheUserTypes(console)
    feedInABuffer(console)
    profileByKeyPath(console)
    signalsByHand(console)
    settings(console)
}
