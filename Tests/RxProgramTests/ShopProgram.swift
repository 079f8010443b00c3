import Foundation
import RxCompat

// A program as it was written for RxSwift 6, with the import changed: a shop with a search, a sign-up form, a cart, downloads
// and a price feed. Its output is checked line by line, in Swift 6 mode and in Swift 5 mode.

// MARK: Models

struct Product: Equatable {
    let id: Int
    let name: String
    let price: Int
}

enum ShopError: Error, Equatable {
    case offline
    case notFound(String)
    case invalid(String)
}

// MARK: Output

final class Console {
    private(set) var lines: [String] = []

    func print(_ line: String) { lines.append(line) }
}

// MARK: Services

protocol CatalogType {
    func search(_ query: String) -> Observable<[Product]>
    func product(id: Int) -> Single<Product>
}

final class Catalog: CatalogType {
    private let console: Console
    private let scheduler: SchedulerType
    private var failures: [String: Int]
    private let products = [
        Product(id: 1, name: "lamp", price: 40),
        Product(id: 2, name: "ladder", price: 90),
        Product(id: 3, name: "table", price: 120),
    ]

    init(console: Console, scheduler: SchedulerType, failures: [String: Int] = [:]) {
        self.console = console
        self.scheduler = scheduler
        self.failures = failures
    }

    func search(_ query: String) -> Observable<[Product]> {
        return Observable.deferred { [weak self] in
            guard let self = self else { return .empty() }
            self.console.print("request \(query)")
            if let left = self.failures[query], left > 0 {
                self.failures[query] = left - 1
                return Observable.error(ShopError.offline)
            }
            let found = self.products.filter { $0.name.hasPrefix(query) }
            return Observable.just(found).delay(.seconds(2), scheduler: self.scheduler)
        }
        .do(onDispose: { [weak self] in self?.console.print("finished \(query)") })
    }

    func product(id: Int) -> Single<Product> {
        return Single.create { [products] observer in
            if let product = products.first(where: { $0.id == id }) {
                observer(.success(product))
            } else {
                observer(.failure(ShopError.notFound("#\(id)")))
            }
            return Disposables.create()
        }
    }
}

// MARK: Search

final class SearchViewModel {
    // Inputs
    let query = PublishSubject<String>()
    let selection = PublishRelay<Int>()

    // Outputs
    let results: Observable<[Product]>
    let isLoading: Observable<Bool>
    let errors: Observable<String>
    let selected: Observable<Product>

    init(catalog: CatalogType, scheduler: SchedulerType) {
        let loading = BehaviorRelay(value: false)
        let failures = PublishRelay<String>()

        results =
            query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(.milliseconds(500), scheduler: scheduler)
            .distinctUntilChanged()
            .filter { !$0.isEmpty }
            .flatMapLatest { query in
                catalog.search(query)
                    .retry(2)
                    .do(
                        onError: { failures.accept("\(query): \($0)") },
                        onSubscribe: { loading.accept(true) },
                        onDispose: { loading.accept(false) }
                    )
                    .catchAndReturn([])
            }
            .share(replay: 1)
        isLoading = loading.asObservable().distinctUntilChanged()
        errors = failures.asObservable()
        selected =
            selection
            .withLatestFrom(results) { index, products in (index, products) }
            .compactMap { index, products in products.indices.contains(index) ? products[index] : nil }
            .flatMap { catalog.product(id: $0.id) }
    }
}

func runSearch(_ console: Console) {
    let clock = HistoricalScheduler()
    let catalog = Catalog(console: console, scheduler: clock, failures: ["ta": 1, "x": 2])
    let viewModel = SearchViewModel(catalog: catalog, scheduler: clock)
    let disposeBag = DisposeBag()
    func wait(_ seconds: Double) { clock.advanceTo(clock.now.addingTimeInterval(seconds)) }

    viewModel.results
        .map { products in products.map { $0.name }.joined(separator: ",") }
        .subscribe(onNext: { console.print("results [\($0)]") })
        .disposed(by: disposeBag)
    viewModel.isLoading
        .subscribe(onNext: { console.print("loading \($0)") })
        .disposed(by: disposeBag)
    viewModel.errors
        .subscribe(onNext: { console.print("failed \($0)") })
        .disposed(by: disposeBag)
    viewModel.selected
        .subscribe(onNext: { console.print("selected \($0.name) \($0.price)") })
        .disposed(by: disposeBag)

    viewModel.query.onNext("l")
    wait(0.2)
    viewModel.query.onNext("la")
    wait(1)
    viewModel.query.onNext(" la ")
    wait(3)
    viewModel.selection.accept(1)
    viewModel.selection.accept(7)
    viewModel.query.onNext("ta")
    wait(0.5)
    wait(3)
    viewModel.query.onNext("x")
    wait(3)
    viewModel.query.onNext("lad")
    wait(1)
    viewModel.query.onNext("lam")
    wait(3)
}

// MARK: Sign-up

struct SignUpForm {
    let name = BehaviorRelay(value: "")
    let password = BehaviorRelay(value: "")
    let repeated = BehaviorRelay(value: "")
    let submit = PublishSubject<Void>()

    enum Validation: Equatable, CustomStringConvertible {
        case ok
        case failed(String)

        var description: String {
            switch self {
            case .ok: return "ok"
            case .failed(let message): return message
            }
        }
    }

    var nameValidation: Observable<Validation> {
        return name.map { $0.count < 3 ? .failed("name too short") : .ok }
    }

    var passwordValidation: Observable<Validation> {
        return Observable.combineLatest(password, repeated) { password, repeated in
            if password.count < 4 { return Validation.failed("password too short") }
            return password == repeated ? .ok : .failed("passwords differ")
        }
    }

    var isValid: Observable<Bool> {
        return Observable.combineLatest(nameValidation, passwordValidation) { $0 == .ok && $1 == .ok }
            .distinctUntilChanged()
    }

    func signedUp(_ register: @escaping (String) -> Completable) -> Observable<String> {
        return
            submit
            .withLatestFrom(isValid)
            .filter { $0 }
            .withLatestFrom(name)
            .flatMapFirst { name in
                register(name)
                    .andThen(Observable.just("welcome \(name)"))
                    .catch { error in .just("sorry \(name): \(error)") }
            }
    }
}

func runSignUp(_ console: Console) {
    let form = SignUpForm()
    let disposeBag = DisposeBag()
    var attempts = 0
    let register: (String) -> Completable = { name in
        Completable.create { completable in
            attempts += 1
            if attempts == 1 {
                completable(.error(ShopError.invalid(name)))
            } else {
                completable(.completed)
            }
            return Disposables.create { console.print("registered #\(attempts)") }
        }
    }
    form.nameValidation.subscribe(onNext: { console.print("name: \($0)") }).disposed(by: disposeBag)
    form.passwordValidation.skip(1).subscribe(onNext: { console.print("password: \($0)") }).disposed(by: disposeBag)
    form.isValid.subscribe(onNext: { console.print("valid: \($0)") }).disposed(by: disposeBag)
    form.signedUp(register).subscribe(onNext: { console.print($0) }).disposed(by: disposeBag)

    form.submit.onNext(())
    form.name.accept("ada")
    form.password.accept("1234")
    form.repeated.accept("1234")
    form.submit.onNext(())
    form.submit.onNext(())
    form.repeated.accept("123")
    form.submit.onNext(())
}

// MARK: Cart

final class Cart {
    enum Action {
        case add(Product)
        case remove(Int)
        case clear
    }

    private let actions = PublishSubject<Action>()
    let items: Observable<[Product]>
    let total: Observable<Int>

    init() {
        items =
            actions
            .scan(into: [Product]()) { items, action in
                switch action {
                case .add(let product): items.append(product)
                case .remove(let id): items.removeAll { $0.id == id }
                case .clear: items.removeAll()
                }
            }
            .startWith([])
            .share(replay: 1, scope: .forever)
        total = items.map { $0.reduce(0) { $0 + $1.price } }.distinctUntilChanged()
    }

    func send(_ action: Action) { actions.onNext(action) }
    func close() { actions.onCompleted() }
}

func runCart(_ console: Console) {
    let cart = Cart()
    let lamp = Product(id: 1, name: "lamp", price: 40)
    let first = cart.total.subscribe(
        onNext: { console.print("total \($0)") },
        onCompleted: { console.print("total closed") },
        onDisposed: { console.print("total disposed") })
    cart.send(.add(lamp))
    cart.send(.add(lamp))
    let second = cart.items.map { $0.count }.debugLines("count", console)
    cart.send(.remove(1))
    second.dispose()
    cart.send(.clear)
    cart.close()
    first.dispose()
    _ = cart.items.map { $0.count }.debugLines("late", console)
}

extension ObservableType {
    fileprivate func debugLines(_ name: String, _ console: Console) -> Disposable {
        return materialize().subscribe(
            onNext: { console.print("\(name) \($0)") }, onDisposed: { console.print("\(name) disposed") })
    }
}

// MARK: Downloads

func runDownloads(_ console: Console) {
    let clock = HistoricalScheduler()
    func download(_ name: String, _ seconds: Int) -> Observable<String> {
        return Observable<Int>.interval(.seconds(1), scheduler: clock)
            .take(seconds)
            .map { "\(name) \(($0 + 1) * 100 / seconds)%" }
            .do(onSubscribe: { console.print("begin \(name)") }, onDispose: { console.print("end \(name)") })
    }
    let subscription = Observable.from([("a", 2), ("b", 4), ("c", 1)])
        .map { download($0.0, $0.1) }
        .merge(maxConcurrent: 2)
        .concat(Observable.just("done"))
        .subscribe(
            onNext: { console.print($0) }, onCompleted: { console.print("all") },
            onDisposed: { console.print("disposed") })
    clock.start()
    subscription.dispose()

    let slow = download("slow", 9).timeout(.milliseconds(900), scheduler: clock)
    _ = slow.subscribe(onNext: { console.print($0) }, onError: { console.print("\($0)") })
    clock.start()
}

// MARK: Prices

func runPrices(_ console: Console) {
    let clock = HistoricalScheduler()
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: clock).map { $0 + 1 }.take(9).publish()
    let disposeBag = DisposeBag()
    ticks.buffer(timeSpan: .seconds(10), count: 4, scheduler: clock)
        .subscribe(onNext: { console.print("buffer \($0)") }).disposed(by: disposeBag)
    ticks.throttle(.seconds(3), scheduler: clock)
        .subscribe(onNext: { console.print("throttle \($0)") }).disposed(by: disposeBag)
    ticks.groupBy { $0 % 3 == 0 ? "fizz" : "other" }
        .flatMap { group in group.reduce(0, accumulator: +).map { "\(group.key) \($0)" } }
        .toArray()
        .subscribe(onSuccess: { console.print($0.sorted().joined(separator: ", ")) }).disposed(by: disposeBag)
    Observable.zip(ticks, ticks.skip(1)) { $1 - $0 }.take(2)
        .subscribe(onNext: { console.print("step \($0)") }, onCompleted: { console.print("steps") })
        .disposed(by: disposeBag)
    ticks.connect().disposed(by: disposeBag)
    clock.start()
}

/// Runs the whole program, and returns what it prints.
func runShop() -> String {
    let console = Console()
    for (name, part) in [
        ("search", runSearch), ("sign-up", runSignUp), ("cart", runCart), ("downloads", runDownloads),
        ("prices", runPrices),
    ] {
        console.print("-- \(name)")
        part(console)
    }
    return console.lines.joined(separator: "\n")
}
