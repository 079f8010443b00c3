import Foundation
import RxCompat
import Testing

extension RxTests {
    @Suite struct MainSchedulerTests {
        @Test("On the main queue an action runs at once, unless another one waits") @MainActor
        func inPlace() {
            let log = Lines()
            let scheduler = MainScheduler()
            _ = scheduler.schedule(()) { _ in
                log("a")
                return Disposables.create()
            }
            log("b")
            _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
                log("c")
                return Disposables.create()
            }
            MainScheduler.ensureExecutingOnScheduler()
            #expect(log.text == "a b c")
        }

        @Test("From elsewhere events hop to the main queue, in order")
        func hops() async throws {
            let numbers = Observable.of(1, 2, 3).observe(on: MainScheduler.instance).map { value in
                MainScheduler.ensureRunningOnMainThread()
                return value
            }
            #expect(try await numbers.toArray().value == [1, 2, 3])
            let timer = Observable<Int>.timer(.milliseconds(1), scheduler: ConcurrentMainScheduler.instance)
            #expect(try await timer.asSingle().value == 0)
        }

        @Test("Data is decoded, and what the decoder throws is the error")
        func decode() {
            let source = Observable.of(Data("[1]".utf8), Data("x".utf8)).decode(
                type: [Int].self, decoder: JSONDecoder())
            #expect(lines(source).hasPrefix("[1] error("))
        }

        @Test("Closures are given an object, which is not retained")
        func withObject() {
            final class Owner {
                var values: [Int] = []
            }
            var owner: Owner? = Owner()
            weak let kept = owner
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(with: owner!, onNext: { owner, value in owner.values.append(value) })
            subject.onNext(1)
            #expect(owner?.values == [1])
            owner = nil
            subject.onNext(2)
            #expect(kept == nil)
            subscription.dispose()
        }
    }
}
