import RxCompat
import Testing

extension RxTests {
    @Suite @MainActor struct SharedSignalTests {
        @Test("A signal runs its source once, and replays nothing")
        func shares() {
            let log = Lines()
            let probe = Probe("a", log)
            let signal = probe.source.asSignal(onErrorJustReturn: -1)
            let first = signal.emit(onNext: { log("x\($0)") })
            probe.subject.onNext(1)
            let second = signal.emit(onNext: { log("y\($0)") })
            probe.subject.onNext(2)
            first.dispose()
            second.dispose()
            #expect(log.text == "+a x1 x2 y2 -a")
        }

        @Test("An error becomes a value, another signal, or what a closure makes of it")
        func recovers() async throws {
            let failing = Observable.concat(.just(1), .error(TestError.first))
            #expect(
                try await events(failing.asSignal(onErrorJustReturn: 9).asObservable()) == [
                    "next(1)", "next(9)", "completed",
                ])
            let other = Signal.of(7, 8)
            #expect(
                try await events(failing.asSignal(onErrorSignalWith: other).asObservable()) == [
                    "next(1)", "next(7)", "next(8)", "completed",
                ])
            #expect(
                try await events(failing.asSignal(onErrorRecover: { _ in .empty() }).asObservable()) == [
                    "next(1)", "completed",
                ])
        }

        @Test("A relay emits to relays and observers")
        func targets() {
            let (relay, current) = (PublishRelay<Int>(), BehaviorRelay<Int?>(value: nil))
            let (published, replayed, subject) = (
                PublishRelay<Int>(), ReplayRelay<Int>.create(bufferSize: 1), PublishSubject<Int?>()
            )
            let bag = DisposeBag()
            let log = Lines()
            published.subscribe(onNext: { log("p\($0)") }).disposed(by: bag)
            subject.subscribe(onNext: { log("s\($0 ?? -1)") }).disposed(by: bag)
            let signal = relay.asSignal()
            signal.emit(to: current).disposed(by: bag)
            signal.emit(to: published).disposed(by: bag)
            signal.emit(to: replayed).disposed(by: bag)
            signal.emit(to: subject).disposed(by: bag)
            signal.emit(with: log, onNext: { log, value in log("w\(value)") }).disposed(by: bag)
            relay.accept(1)
            #expect(log.text == "p1 s1 w1")
            #expect(current.value == 1)
            replayed.subscribe(onNext: { log("r\($0)") }).disposed(by: bag)
            #expect(log.all.last == "r1")
        }

        @Test("An infallible is a signal and a driver as it is")
        func infallible() async throws {
            #expect(
                try await events(Infallible.of(1, 2).asSignal().asObservable()) == ["next(1)", "next(2)", "completed"])
            #expect(
                try await events(Infallible.of(1, 2).asDriver().asObservable()) == ["next(1)", "next(2)", "completed"])
            #expect(
                try await events(Single.just(1).asDriver(onErrorJustReturn: 0).asObservable()) == [
                    "next(1)", "completed",
                ])
        }
    }
}
