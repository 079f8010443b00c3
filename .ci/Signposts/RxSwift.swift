// RxSwift's names, without its dialect: the compiler says what they are here, and which module has them.

import StreamCore

final class Shop {
    // error: 'DisposeBag' is unavailable: import RxCompat, or write ScopedDisposable(), with +=
    let bag = DisposeBag()
    // error: 'PublishSubject' is unavailable: import RxCompat, or write Signal.pipe()
    let taps = PublishSubject<Int>()
    // error: 'PublishRelay' is unavailable: import RxCompat, or write Signal.pipe()
    let relay = PublishRelay<Int>()
    // error: 'ReplaySubject' is unavailable: import RxCompat, or write SignalProducer.pipe(replaying:)
    let kept = ReplaySubject<Int>.create(bufferSize: 1)
    // error: 'BehaviorSubject' is unavailable: import RxCompat, or write SignalProducer.pipe(current:)
    let name = BehaviorSubject(value: "")
    // error: 'BehaviorRelay' is unavailable: import RxCompat, or write MutableProperty
    let price = BehaviorRelay<Int>(value: 10)
    // error: 'MainScheduler' is unavailable: import RxCompat, or write UIScheduler
    let main = MainScheduler.instance

    // error: 'Single' is unavailable: import RxCompat, or write SignalProducer
    func load() -> Single<String> { fatalError() }
    // error: 'Maybe' is unavailable: import RxCompat, or write SignalProducer
    func find() -> Maybe<String> { fatalError() }
    // error: 'Completable' is unavailable: import RxCompat, or write SignalProducer
    func save() -> Completable { fatalError() }
    // error: 'Infallible' is unavailable: import RxCompat, or write SignalProducer with the failure Never
    func names() -> Infallible<String> { fatalError() }
    // error: 'Driver' is unavailable: import RxCompat, or write Property
    func titles() -> Driver<String> { fatalError() }
}

func make() {
    // error: 'Disposables' is unavailable: import RxCompat, or write AnyDisposable
    _ = Disposables.create { print("disposed") }
    // error: 'just' is unavailable: write SignalProducer(value:); RxCompat has observables
    _ = SignalProducer<Int, Never>.just(1)
}

struct Offline: Error {}

func cold(_ numbers: SignalProducer<Int, Offline>, _ names: SignalProducer<String, Never>, _ all: SignalProducer<SignalProducer<Int, Never>, Never>) {
    // error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: write startWithValues, or start with an observer; RxCompat has observables
    _ = numbers.subscribe(onNext: { print($0) }, onError: { print($0) }, onCompleted: { print("done") })
    // error: 'asObservable()' is unavailable: import RxCompat, and write .observable
    _ = numbers.asObservable()
    // error: 'distinctUntilChanged()' has been renamed to 'skipRepeats()': RxCompat has observables
    _ = numbers.distinctUntilChanged()
    // error: 'withLatestFrom' has been renamed to 'withLatest(from:)': RxCompat has observables
    _ = numbers.withLatestFrom(names)
    // error: 'flatMapLatest' is unavailable: write flatMap(.latest) { … }; RxCompat has observables
    _ = numbers.flatMapLatest { SignalProducer(value: $0 + 1) }
    // error: 'concatMap' is unavailable: write flatMap(.concat) { … }; RxCompat has observables
    _ = numbers.concatMap { SignalProducer(value: $0 + 1) }
    // error: 'switchLatest()' is unavailable: write flatten(.latest); RxCompat has observables
    _ = all.switchLatest()
    // error: 'startWith' has been renamed to 'prefix(value:)': RxCompat has observables
    _ = numbers.startWith(0)
    // error: 'catchAndReturn' is unavailable: write flatMapError { _ in SignalProducer(value: …) }; RxCompat has observables
    _ = numbers.catchAndReturn(0)
    // error: 'do(onNext:onError:onCompleted:)' is unavailable: write on(value:failed:completed:); RxCompat has observables
    _ = numbers.do(onNext: { print($0) })
    // error: 'bind(to:)' is unavailable: write target <~ stream; RxCompat has observables
    _ = names.bind(to: MutableProperty(""))
    // error: 'disposed(by:)' is unavailable: write bag += disposable, with ScopedDisposable() as the bag; RxCompat has DisposeBag
    names.startWithValues { print($0) }.disposed(by: CompositeDisposable())
    // error: 'debounce(_:scheduler:)' has been renamed to 'debounce(_:on:)': in seconds; RxCompat has observables
    _ = numbers.debounce(.milliseconds(300), scheduler: QueueScheduler.main)
    // error: 'subscribe(on:)' has been renamed to 'start(on:)': RxCompat has observables
    _ = numbers.subscribe(on: QueueScheduler.main)
    // A label that differs is explained without us.
    // error: extraneous argument label 'accumulator:' in call
    _ = numbers.scan(0, accumulator: +)
}

func hot(_ numbers: Signal<Int, Offline>, _ names: Signal<String, Never>, _ all: Signal<SignalProducer<Int, Never>, Never>) {
    // error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: write observeValues, or observe with an observer; RxCompat has observables
    _ = numbers.subscribe(onNext: { print($0) })
    // error: 'asObservable()' is unavailable: import RxCompat, and write .observable
    _ = numbers.asObservable()
    // error: 'distinctUntilChanged()' has been renamed to 'skipRepeats()': RxCompat has observables
    _ = numbers.distinctUntilChanged()
    // error: 'debounce(_:scheduler:)' has been renamed to 'debounce(_:on:)': in seconds; RxCompat has observables
    _ = numbers.debounce(.milliseconds(300), scheduler: QueueScheduler.main)
    // error: 'withLatestFrom' has been renamed to 'withLatest(from:)': RxCompat has observables
    _ = numbers.withLatestFrom(names)
    // error: 'flatMapLatest' is unavailable: write flatMap(.latest) { … }; RxCompat has observables
    _ = numbers.flatMapLatest { SignalProducer(value: $0 + 1) }
    // error: 'concatMap' is unavailable: write flatMap(.concat) { … }; RxCompat has observables
    _ = numbers.concatMap { SignalProducer(value: $0 + 1) }
    // error: 'switchLatest()' is unavailable: write flatten(.latest); RxCompat has observables
    _ = all.switchLatest()
    // error: 'catchAndReturn' is unavailable: write flatMapError { _ in SignalProducer(value: …) }; RxCompat has observables
    _ = numbers.catchAndReturn(0)
    // error: 'do(onNext:onError:onCompleted:)' is unavailable: write on(value:failed:completed:); RxCompat has observables
    _ = numbers.do(onNext: { print($0) })
    // error: 'bind(to:)' is unavailable: write target <~ stream; RxCompat has observables
    _ = names.bind(to: MutableProperty(""))
}

func send(_ observer: Signal<Int, Offline>.Observer, _ price: MutableProperty<Int>) {
    // error: 'onNext' has been renamed to 'send(value:)': RxCompat has subjects
    observer.onNext(1)
    // error: 'onError' has been renamed to 'send(error:)': RxCompat has subjects
    observer.onError(Offline())
    // error: 'onCompleted()' has been renamed to 'sendCompleted()': RxCompat has subjects
    observer.onCompleted()
    // error: 'accept' is unavailable: set value; RxCompat has BehaviorRelay
    price.accept(1)
}
