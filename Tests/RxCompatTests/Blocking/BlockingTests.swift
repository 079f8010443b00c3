import Dispatch
import RxCompat
import Testing

extension RxTests {
    @Suite struct BlockingTests {
        @Test("A blocked thread gets what was sent")
        func results() throws {
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
            let numbers = Observable.of(1, 2, 3).subscribe(on: scheduler)
            #expect(try numbers.toBlocking().toArray() == [1, 2, 3])
            #expect(try numbers.toBlocking().first() == 1)
            #expect(try numbers.toBlocking().last() == 3)
            #expect(try numbers.toBlocking().single { $0 == 2 } == 2)
            #expect(throws: RxError.self) { try numbers.toBlocking().single() }
            #expect(throws: TestError.first) { try Observable<Int>.error(TestError.first).toBlocking().toArray() }
            #expect(throws: RxError.self) { try Observable<Int>.never().toBlocking(timeout: 0.01).first() }
            #expect(try Single.just(1).toBlocking().single() == 1)
        }

        @Test("A source without end is disposed when the result is there")
        func endless() throws {
            #expect(try Observable.repeatElement(1).toBlocking().first() == 1)
            #expect(throws: RxError.self) { try Observable.repeatElement(1).toBlocking().single() }
        }

        @Test("The predicate is not asked after the result")
        func asked() {
            let log = Lines()
            let numbers = Observable.of(1, 2, 3, 4)
            #expect(throws: RxError.self) {
                try numbers.toBlocking().single { number in
                    log(number)
                    return true
                }
            }
            #expect(log.text == "1 2")
        }

        @Test("materialize tells what came before the error")
        func materialize() {
            let failing = Observable.of(1, 2).concat(Observable.error(TestError.first))
            guard case .failed(let elements, let error) = failing.toBlocking().materialize() else {
                Issue.record("It should have failed.")
                return
            }
            #expect(elements == [1, 2])
            #expect(error as? TestError == .first)
        }
    }
}
