import Foundation
import RxCompat
import Testing

extension RxTests {
    @Suite @MainActor struct DriverTests {
        @Test("A driver runs its source once, replays the latest value, and begins anew when it is left")
        func shares() {
            let log = Lines()
            let probe = Probe("a", log)
            let driver = probe.source.asDriver(onErrorJustReturn: -1)
            let first = driver.drive(onNext: { log("x\($0)") }, onDisposed: { log("xdisposed") })
            probe.subject.onNext(1)
            let second = driver.drive(onNext: { log("y\($0)") })
            probe.subject.onNext(2)
            first.dispose()
            second.dispose()
            driver.drive(onNext: { log("z\($0)") }).dispose()
            #expect(log.text == "+a x1 y1 x2 y2 xdisposed -a +a -a")
        }

        @Test("An error becomes a value, another driver, or what a closure makes of it")
        func recovers() async throws {
            let failing = Observable.concat(.just(1), .error(TestError.first))
            #expect(
                try await events(failing.asDriver(onErrorJustReturn: 9).asObservable()) == [
                    "next(1)", "next(9)", "completed",
                ])
            let other = Driver.of(7, 8)
            #expect(
                try await events(failing.asDriver(onErrorDriveWith: other).asObservable()) == [
                    "next(1)", "next(7)", "next(8)", "completed",
                ])
            let recovered = failing.asDriver(onErrorRecover: { .just(($0 as? TestError) == .first ? 5 : 6) })
            #expect(try await events(recovered.asObservable()) == ["next(1)", "next(5)", "completed"])
        }

        @Test("A relay drives relays, observers and functions, and its current value comes first")
        func targets() {
            let (relay, current, optional) = (
                BehaviorRelay(value: 1), BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil)
            )
            let (subject, optionals) = (PublishSubject<Int>(), PublishSubject<Int?>())
            let bag = DisposeBag()
            let log = Lines()
            subject.subscribe(onNext: { log("s\($0)") }).disposed(by: bag)
            optionals.subscribe(onNext: { log("o\($0 ?? -1)") }).disposed(by: bag)
            let driver = relay.asDriver()
            driver.drive(current).disposed(by: bag)
            driver.drive(optional).disposed(by: bag)
            driver.drive(subject).disposed(by: bag)
            driver.drive(optionals).disposed(by: bag)
            driver.drive { $0.subscribe(onNext: { log("f\($0)") }) }.disposed(by: bag)
            driver.drive(Binder(log) { log, value in log("b\(value)") }).disposed(by: bag)
            relay.accept(2)
            #expect(log.text == "s1 o1 f1 b1 s2 o2 f2 b2")
            #expect(current.value == 2)
            #expect(optional.value == 2)
        }

        @Test("An object that is driven is not retained")
        func withObject() {
            final class Label {
                var text = ""
            }
            let relay = BehaviorRelay(value: "a")
            var label: Label? = Label()
            weak let kept = label
            let subscription = relay.asDriver().drive(with: label!, onNext: { $0.text = $1 })
            #expect(label?.text == "a")
            label = nil
            relay.accept("b")
            #expect(kept == nil)
            subscription.dispose()
        }

        @Test("Values from elsewhere are delivered on the main queue")
        func hops() async throws {
            let background = SerialDispatchQueueScheduler(internalSerialQueueName: "background")
            let driver = Observable.of(1, 2, 3).subscribe(on: background).asDriver(onErrorJustReturn: 0)
                .map { value in
                    MainScheduler.ensureRunningOnMainThread()
                    return value
                }
            #expect(try await driver.asObservable().toArray().value == [1, 2, 3])
        }

        @Test("In a test, drivers are made with the scheduler of the test")
        func mock() {
            let clock = Clock()
            SharingScheduler.mock(scheduler: clock.scheduler) {
                let source = clock.source((1, 1), (2, 2), (5, 3))
                let quiet = source.asDriver(onErrorJustReturn: 0).debounce(.seconds(2))
                #expect(clock.lines(quiet.asObservable(), until: 10) == "4:2 7:3")
            }
        }
    }
}
