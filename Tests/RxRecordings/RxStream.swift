package import Dispatch

/// A stream of numbers, with the operators that invented programs use, in the words of RxSwift.
///
/// Where an operator passes through a stream of something else, a requirement stands for the way there and back.
package protocol RxStream {
    /// The type itself, which a class that is not final cannot call `Self`.
    associatedtype Stream: RxStream where Stream.Stream == Stream, Stream.Clock == Clock
    associatedtype Clock

    // MARK: Sources

    static func just(_ element: Int) -> Stream
    static func sequence(_ elements: [Int]) -> Stream
    static func empty() -> Stream
    static func error(_ error: any Error) -> Stream
    static func timer(after dueTime: DispatchTimeInterval, on clock: Clock) -> Stream
    static func interval(_ period: DispatchTimeInterval, scheduler: Clock) -> Stream
    static func deferred(_ observableFactory: @escaping () throws -> Stream) -> Stream
    static func using(_ dispose: @escaping () -> Void, _ source: Stream) -> Stream
    /// A stream that `create` makes: it sends a value if there is one, and then what another stream sends.
    static func create(
        first: Int?, then other: Stream, onSubscribe: @escaping () -> Void, onDispose: @escaping () -> Void
    ) -> Stream

    // MARK: Values

    func map(_ transform: @escaping (Int) throws -> Int) -> Stream
    func compactMap(_ transform: @escaping (Int) throws -> Int?) -> Stream
    func filter(_ predicate: @escaping (Int) throws -> Bool) -> Stream
    func take(_ count: Int) -> Stream
    func skip(_ count: Int) -> Stream
    func take(last count: Int) -> Stream
    func take(while predicate: @escaping (Int) throws -> Bool, isInclusive: Bool) -> Stream
    func take(untilFirst predicate: @escaping (Int) throws -> Bool, isInclusive: Bool) -> Stream
    func skip(while predicate: @escaping (Int) throws -> Bool) -> Stream
    func element(at index: Int) -> Stream
    func single() -> Stream
    func scan(_ seed: Int, accumulator: @escaping (Int, Int) throws -> Int) -> Stream
    func reduce(_ seed: Int, accumulator: @escaping (Int, Int) throws -> Int) -> Stream
    func distinctUntilChanged(_ keySelector: @escaping (Int) throws -> Int) -> Stream
    func startWith(_ elements: Int...) -> Stream
    func ifEmpty(default element: Int) -> Stream
    func throughFirst(_ map: @escaping (Int?) -> Int) -> Stream
    func throughArray(_ map: @escaping ([Int]) -> Int) -> Stream
    func throughEvents() -> Stream
    func throughIndices(_ map: @escaping (Int, Int) -> Int) -> Stream
    func throughSingle() -> Stream
    func throughMaybe() -> Stream
    func throughNothing() -> Stream
    func throughGroups(
        by key: @escaping (Int) -> Int, oneAtATime: Bool, _ map: @escaping (Int, Int) -> Int
    ) -> Stream

    // MARK: Time

    func debounce(_ dueTime: DispatchTimeInterval, scheduler: Clock) -> Stream
    func throttle(_ dueTime: DispatchTimeInterval, latest: Bool, scheduler: Clock) -> Stream
    func delay(_ dueTime: DispatchTimeInterval, scheduler: Clock) -> Stream
    func delaySubscription(_ dueTime: DispatchTimeInterval, scheduler: Clock) -> Stream
    func timeout(_ dueTime: DispatchTimeInterval, scheduler: Clock) -> Stream
    func timeout(_ dueTime: DispatchTimeInterval, other: Stream, scheduler: Clock) -> Stream
    func take(for duration: DispatchTimeInterval, scheduler: Clock) -> Stream
    func skip(_ duration: DispatchTimeInterval, scheduler: Clock) -> Stream
    func observe(onClock clock: Clock) -> Stream
    func subscribe(onClock clock: Clock) -> Stream
    /// Delivers on the scheduler of the current thread.
    func observeInTurns() -> Stream
    /// Begins and ends on the scheduler of the current thread.
    func subscribeInTurns() -> Stream
    func throughBuffers(
        _ timeSpan: DispatchTimeInterval, _ count: Int, _ clock: Clock, _ map: @escaping ([Int]) -> Int
    ) -> Stream
    func throughWindows(
        _ timeSpan: DispatchTimeInterval, _ count: Int, _ clock: Clock, oneAtATime: Bool
    ) -> Stream

    // MARK: Several streams

    func take(until other: Stream) -> Stream
    func skip(until other: Stream) -> Stream
    func amb(_ right: Stream) -> Stream
    func sample(by sampler: Stream, defaultValue: Int?) -> Stream
    func withLatestFrom(_ second: Stream, resultSelector: @escaping (Int, Int) throws -> Int) -> Stream
    static func merge(_ sources: [Stream]) -> Stream
    static func concat(_ sources: [Stream]) -> Stream
    static func combineLatest(_ first: Stream, _ second: Stream, _ map: @escaping (Int, Int) throws -> Int) -> Stream
    static func combineLatest(_ sources: [Stream], _ map: @escaping ([Int]) -> Int) -> Stream
    static func zip(_ first: Stream, _ second: Stream, _ map: @escaping (Int, Int) -> Int) -> Stream
    static func zip(
        _ first: Stream, _ second: Stream, _ third: Stream, _ map: @escaping (Int, Int, Int) -> Int
    ) -> Stream
    static func zip(_ sources: [Stream], _ map: @escaping ([Int]) throws -> Int) -> Stream
    func flatMap(_ selector: @escaping (Int) throws -> Stream) -> Stream
    func flatMapLatest(_ selector: @escaping (Int) throws -> Stream) -> Stream
    func flatMapFirst(_ selector: @escaping (Int) throws -> Stream) -> Stream
    func concatMap(_ selector: @escaping (Int) throws -> Stream) -> Stream
    func mapAndMerge(maxConcurrent: Int, _ selector: @escaping (Int) throws -> Stream) -> Stream
    static func merge(of sources: [Stream], maxConcurrent: Int) -> Stream
    static func switchLatest(of sources: [Stream]) -> Stream

    // MARK: Ends

    func concat(_ second: Stream) -> Stream
    /// Sends what another stream sends, after the completion.
    func then(_ second: Stream) -> Stream
    func `catch`(_ handler: @escaping (any Error) throws -> Stream) -> Stream
    func catchAndReturn(_ element: Int) -> Stream
    static func `catch`(sequenceOf sources: [Stream]) -> Stream
    func retry(_ maxAttemptCount: Int) -> Stream
    /// Tries again with each value of another stream that comes after a failure of its own.
    func retry(zippedWith other: Stream) -> Stream
    /// Tries again with the first value of another stream, so many times.
    func retry(_ count: Int, afterFirstOf other: Stream) -> Stream
    func ifEmpty(switchTo other: Stream) -> Stream

    // MARK: Sharing

    func share(keeping count: Int, forever: Bool) -> Stream
    func publishWhileObserved() -> Stream
    /// Shares a run that each observer begins, if there is none, and ends.
    func publishConnected() -> Stream
    func multicast(selector: @escaping (Stream) -> Stream) -> Stream

    // MARK: Observing

    func `do`(
        next: @escaping (Int) throws -> Void, error: @escaping () -> Void, completed: @escaping () -> Void,
        subscribe: @escaping () -> Void, subscribed: @escaping () -> Void, dispose: @escaping () -> Void
    ) -> Stream

    /// Subscribes to the stream; the result ends the subscription.
    func observe(
        next: @escaping (Int) -> Void, error: @escaping (any Error) -> Void, completed: @escaping () -> Void,
        disposed: @escaping () -> Void
    ) -> () -> Void
}

/// A subject of numbers.
package struct RxSubject<Stream> {
    package let stream: Stream
    package let onNext: (Int) -> Void
    package let onError: (any Error) -> Void
    package let onCompleted: () -> Void

    package init(
        _ stream: Stream, onNext: @escaping (Int) -> Void, onError: @escaping (any Error) -> Void,
        onCompleted: @escaping () -> Void
    ) {
        self.stream = stream
        self.onNext = onNext
        self.onError = onError
        self.onCompleted = onCompleted
    }
}

/// An implementation of streams: its clock and its subjects.
package protocol RxLayer {
    associatedtype Stream: RxStream where Stream.Stream == Stream

    init()

    /// The clock, which begins at 0 seconds.
    var clock: Stream.Clock { get }
    var time: Int { get }
    func at(_ time: Int, _ action: @escaping () -> Void)
    func advance(to time: Int)
    func makeSubject(_ kind: SubjectKind) -> RxSubject<Stream>
}
