// The names that code of RxSwift uses most. For each name the compiler reports the replacement, or the module
// `RxCompat`, which has the name. Where `RxCompat` is imported, its names hide these. `Observable` is not among the
// names, because the module Observation has a protocol of this name.

/// Use `Signal.pipe()` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write Signal.pipe()")
public typealias PublishSubject<Element> = Signal<Element, any Error>.Observer

/// Use `SignalProducer.pipe(current:)` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer.pipe(current:)")
public struct BehaviorSubject<Element> {
    /// Import `RxCompat` to use this member.
    public init(value: Element) {}
}

/// Use `SignalProducer.pipe(replaying:)` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer.pipe(replaying:)")
public struct ReplaySubject<Element> {
    /// Import `RxCompat` to use this member.
    public static func create(bufferSize: Int) -> ReplaySubject { ReplaySubject() }
}

/// Use `Signal.pipe()` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write Signal.pipe()")
public typealias PublishRelay<Element> = Signal<Element, Never>.Observer

/// Use `MutableProperty` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write MutableProperty")
public struct BehaviorRelay<Element> {
    /// Import `RxCompat` to use this member.
    public init(value: Element) {}
}

/// Use `SignalProducer` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer")
public typealias Single<Element> = SignalProducer<Element, any Error>

/// Use `SignalProducer` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer")
public typealias Maybe<Element> = SignalProducer<Element, any Error>

/// Use `SignalProducer` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer")
public typealias Completable = SignalProducer<Never, any Error>

/// Use `SignalProducer` with the failure `Never` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write SignalProducer with the failure Never")
public typealias Infallible<Element> = SignalProducer<Element, Never>

/// Use `Property` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write Property")
public typealias Driver<Element> = Property<Element>

/// Use `ScopedDisposable()` with `+=` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write ScopedDisposable(), with +=")
public typealias DisposeBag = ScopedDisposable<CompositeDisposable>

/// Use `AnyDisposable` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write AnyDisposable")
public enum Disposables {
    /// Import `RxCompat` to use this member.
    public static func create(with dispose: @escaping () -> Void = {}) -> any Disposable { AnyDisposable(dispose) }
}

/// Use `UIScheduler` instead, or import `RxCompat`.
@available(*, unavailable, message: "import RxCompat, or write UIScheduler")
public enum MainScheduler {
    /// Import `RxCompat` to use this member.
    public static var instance: any Scheduler { UIScheduler() }
}
