import RxCompat
import Testing

extension RxTests {
    @Suite struct ContractTests {
        @Test("onDisposed comes after the end, and before the source is given up")
        func orderOfEnd() {
            let log = Lines()
            let source = Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onCompleted()
                observer.onNext(2)
                return Disposables.create { log("gone") }
            }
            _ = log.follow(source)
            #expect(log.text == "1 completed disposed gone")
        }

        @Test("Nothing is sent after disposal, and onDisposed comes after the source was given up")
        func disposal() {
            let log = Lines()
            let probe = Probe("a", log)
            let subscription = log.follow(probe.source.map { $0 * 10 })
            probe.subject.onNext(1)
            subscription.dispose()
            probe.subject.onNext(2)
            subscription.dispose()
            #expect(log.text == "+a 10 -a disposed")
        }

        @Test("An error that nobody takes goes to the default handler")
        func unhandled() {
            let log = Lines()
            let handler = Hooks.defaultErrorHandler
            defer { Hooks.defaultErrorHandler = handler }
            Hooks.defaultErrorHandler = { _, error in log(error) }
            _ = Observable<Int>.error(TestError.first).subscribe(onNext: { log($0) })
            #expect(log.text == "first")
        }

        @Test("A value sent from inside a delivery is delivered at once, depth first")
        func nestedSends() {
            let log = Lines()
            let subject = PublishSubject<Int>()
            let bag = DisposeBag()
            subject.subscribe(onNext: { value in
                log("a\(value)")
                if value < 3 { subject.onNext(value + 1) }
            }).disposed(by: bag)
            subject.subscribe(onNext: { log("b\($0)") }).disposed(by: bag)
            subject.onNext(1)
            #expect(log.text == "a1 a2 a3 b3 b2 b1")
        }

        @Test("Sequences take turns on the current thread")
        func turns() {
            let merged = Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20, 30))
            #expect(lines(merged) == "1 10 2 20 3 30 completed disposed")
            let combined = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" }
            #expect(lines(combined) == "1a 2a 2b 3b completed disposed")
        }

        @Test("Every subscription of a cold observable runs it anew")
        func cold() {
            var runs = 0
            let source = Observable<Int>.deferred {
                runs += 1
                return .just(runs)
            }
            #expect(lines(source) == "1 completed disposed")
            #expect(lines(source) == "2 completed disposed")
        }

        @Test("Events and errors print as RxSwift's do")
        func descriptions() {
            #expect(
                "\(Event<Int>.next(1)) \(Event<Int>.error(TestError.first)) \(Event<Int>.completed)"
                    == "next(1) error(first) completed")
            #expect(
                "\(RxError.noElements) \(RxError.timeout)"
                    == "Sequence doesn't contain any elements. Sequence timeout.")
        }
    }
}

extension RxTests.ContractTests {
    @Test("A subscription that has ended keeps nothing")
    func keepsNothing() {
        final class Owner {}
        weak var owner: Owner?
        let bag = DisposeBag()
        do {
            let made = Owner()
            owner = made
            Observable.of(1).map { $0 + 1 }.subscribe(onNext: { [made] _ in withExtendedLifetime(made) {} })
                .disposed(by: bag)
        }
        #expect(owner == nil)
    }

    @Test("An observable type of one's own is disposed after its end, and nothing passes after that")
    func ownObservable() {
        let log = Lines()
        let own = OwnObservable(log)
        let subscription = log.follow(own.map { $0 })
        own.send?(.next(1))
        own.send?(.completed)
        own.send?(.next(2))
        #expect(log.text == "1 completed disposed gone")
        subscription.dispose()
        log.follow(own.asObservable(), "x").dispose()
        #expect(log.text == "1 completed disposed gone gone xdisposed")
    }
}

/// An observable that is written by hand, and sends what it is told to.
private final class OwnObservable: ObservableType {
    typealias Element = Int

    var send: ((Event<Int>) -> Void)?
    private let log: Lines

    init(_ log: Lines) { self.log = log }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        send = observer.on
        return Disposables.create { [log] in log("gone") }
    }
}
