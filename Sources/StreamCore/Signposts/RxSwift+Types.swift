// The names that code of RxSwift uses most. The compiler says where they are; the module `RxCompat` has them, and where it is
// imported these are not seen. `Observable` is not among them: Observation has a protocol of this name.

/// Is of `RxCompat`; here, Signal.pipe().
@available(*, unavailable, message: "import RxCompat, or write Signal.pipe()")
public typealias PublishSubject<Element> = Signal<Element, any Error>.Observer

/// Is of `RxCompat`; here, SignalProducer.pipe(current:).
@available(*, unavailable, message: "import RxCompat, or write SignalProducer.pipe(current:)")
public struct BehaviorSubject<Element> {
    /// Is of `RxCompat`.
    public init(value: Element) {}
}

/// Is of `RxCompat`; here, SignalProducer.pipe(replaying:).
@available(*, unavailable, message: "import RxCompat, or write SignalProducer.pipe(replaying:)")
public struct ReplaySubject<Element> {
    /// Is of `RxCompat`.
    public static func create(bufferSize: Int) -> ReplaySubject { ReplaySubject() }
}

/// Is of `RxCompat`; here, Signal.pipe().
@available(*, unavailable, message: "import RxCompat, or write Signal.pipe()")
public typealias PublishRelay<Element> = Signal<Element, Never>.Observer

/// Is of `RxCompat`; here, MutableProperty.
@available(*, unavailable, message: "import RxCompat, or write MutableProperty")
public struct BehaviorRelay<Element> {
    /// Is of `RxCompat`.
    public init(value: Element) {}
}

/// Is of `RxCompat`; here, SignalProducer.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer")
public typealias Single<Element> = SignalProducer<Element, any Error>

/// Is of `RxCompat`; here, SignalProducer.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer")
public typealias Maybe<Element> = SignalProducer<Element, any Error>

/// Is of `RxCompat`; here, SignalProducer.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer")
public typealias Completable = SignalProducer<Never, any Error>

/// Is of `RxCompat`; here, SignalProducer with the failure Never.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer with the failure Never")
public typealias Infallible<Element> = SignalProducer<Element, Never>

/// Is of `RxCompat`; here, Property.
@available(*, unavailable, message: "import RxCompat, or write Property")
public typealias Driver<Element> = Property<Element>

/// Is of `RxCompat`; here, ScopedDisposable(), with +=.
@available(*, unavailable, message: "import RxCompat, or write ScopedDisposable(), with +=")
public typealias DisposeBag = ScopedDisposable<CompositeDisposable>

/// Is of `RxCompat`; here, AnyDisposable.
@available(*, unavailable, message: "import RxCompat, or write AnyDisposable")
public enum Disposables {
    /// Is of `RxCompat`.
    public static func create(with dispose: @escaping () -> Void = {}) -> any Disposable { AnyDisposable(dispose) }
}

/// Is of `RxCompat`; here, UIScheduler.
@available(*, unavailable, message: "import RxCompat, or write UIScheduler")
public enum MainScheduler {
    /// Is of `RxCompat`.
    public static var instance: any Scheduler { UIScheduler() }
}
