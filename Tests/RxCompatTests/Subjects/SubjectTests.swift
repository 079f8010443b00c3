import RxCompat
import Testing

extension RxTests {
    @Suite struct SubjectTests {
        @Test("A publish subject sends to those who are there")
        func publish() {
            let log = Lines()
            let subject = PublishSubject<Int>()
            subject.onNext(0)
            let first = log.follow(subject, "a")
            subject.onNext(1)
            _ = log.follow(subject, "b")
            subject.onNext(2)
            first.dispose()
            #expect(subject.hasObservers)
            subject.onCompleted()
            subject.onNext(3)
            _ = log.follow(subject, "c")
            #expect(log.text == "a1 a2 b2 adisposed bcompleted bdisposed ccompleted cdisposed")
            #expect(!subject.hasObservers)
        }

        @Test("An observer that leaves during a delivery still gets that event; one that joins does not")
        func snapshot() {
            let log = Lines()
            let subject = PublishSubject<Int>()
            let second = SerialDisposable()
            let late = SerialDisposable()
            let first = subject.subscribe(onNext: {
                log("a\($0)")
                second.dispose()
                late.disposable = subject.subscribe(onNext: { log("c\($0)") })
            })
            second.disposable = subject.subscribe(onNext: { log("b\($0)") })
            subject.onNext(1)
            subject.onNext(2)
            #expect(log.text == "a1 b1 a2 c2")
            first.dispose()
            late.dispose()
        }

        @Test("The first place is taken again when it is free")
        func firstPlace() {
            let log = Lines()
            let subject = PublishSubject<Int>()
            let first = subject.subscribe(onNext: { log("a\($0)") })
            let bag = DisposeBag()
            subject.subscribe(onNext: { log("b\($0)") }).disposed(by: bag)
            first.dispose()
            subject.subscribe(onNext: { log("c\($0)") }).disposed(by: bag)
            subject.onNext(1)
            #expect(log.text == "c1 b1")
        }

        @Test("A behavior subject begins with the current value")
        func behavior() throws {
            let log = Lines()
            let subject = BehaviorSubject(value: 1)
            _ = log.follow(subject, "a")
            subject.onNext(2)
            _ = log.follow(subject, "b")
            #expect(try subject.value() == 2)
            subject.onError(TestError.first)
            #expect(throws: TestError.first) { try subject.value() }
            _ = log.follow(subject, "c")
            #expect(log.text == "a1 a2 b2 aerror(first) adisposed berror(first) bdisposed cerror(first) cdisposed")
        }

        @Test("A replay subject begins with the latest values, also after its end")
        func replay() {
            let log = Lines()
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            for value in 1...3 { subject.onNext(value) }
            _ = log.follow(subject, "a")
            subject.onCompleted()
            _ = log.follow(subject, "b")
            #expect(log.text == "a2 a3 acompleted adisposed b2 b3 bcompleted bdisposed")
            let unbounded = ReplaySubject<Int>.createUnbounded()
            for value in 1...3 { unbounded.onNext(value) }
            unbounded.onCompleted()
            #expect(lines(unbounded) == "1 2 3 completed disposed")
        }

        @Test("An async subject sends the last value when it completes")
        func async() {
            let log = Lines()
            let subject = AsyncSubject<Int>()
            _ = log.follow(subject, "a")
            subject.onNext(1)
            subject.onNext(2)
            #expect(log.text.isEmpty)
            subject.onCompleted()
            _ = log.follow(subject, "b")
            #expect(log.text == "a2 acompleted adisposed b2 bcompleted bdisposed")
            let shared = AsyncSubject<Int>()
            let both = Lines()
            _ = both.follow(shared, "a")
            _ = both.follow(shared, "b")
            shared.onNext(1)
            shared.onCompleted()
            #expect(both.text == "a1 b1 acompleted adisposed bcompleted bdisposed")
            let failing = AsyncSubject<Int>()
            failing.onNext(1)
            failing.onError(TestError.first)
            #expect(lines(failing) == "error(first) disposed")
        }

        @Test("A disposed subject lets go of its observers, and answers with an error")
        func disposed() {
            let log = Lines()
            let subject = PublishSubject<Int>()
            let observer = log.follow(subject)
            subject.dispose()
            subject.onNext(1)
            observer.dispose()
            #expect(log.text == "disposed")
            #expect(lines(subject).hasPrefix("error(Object `"))
            #expect(throws: RxError.self) {
                let subject = BehaviorSubject(value: 1)
                subject.dispose()
                _ = try subject.value()
            }
        }

        @Test("A subject subscribes to an observable")
        func observer() {
            let log = Lines()
            let subject = PublishSubject<Int>()
            _ = log.follow(subject)
            _ = Observable.of(1, 2).subscribe(subject)
            #expect(log.text == "1 2 completed disposed")
            let mapped: AnyObserver<String> = AnyObserver<Int> { log($0) }.mapObserver { $0.count }
            mapped.onNext("abc")
            #expect(log.text.hasSuffix("next(3)"))
        }
    }
}
