import RxCompat
import Testing

/// What has deprecated members is called through this, without a warning.
private protocol OldProgram {
    func run() -> [String]
}

private struct RxSwift5: OldProgram {
    @available(*, deprecated)
    func run() -> [String] {
        let numbers = Observable.of(1, 2, 3)
        let failing = Observable<Int>.error(TestError.first)
        let never = Observable<Int>.never()
        let scheduler = CurrentThreadScheduler.instance
        return [
            lines(failing.catchError { _ in .just(1) }), lines(failing.catchErrorJustReturn(2)),
            lines(Observable.catchError([failing, .just(3)])),
            lines(failing.retryWhen { $0.map { throw $0 } }), lines(never.takeUntil(numbers)),
            lines(numbers.takeUntil(.inclusive) { $0 == 2 }), lines(numbers.takeWhile { $0 < 2 }),
            lines(numbers.takeLast(1)), lines(numbers.skipUntil(numbers)), lines(numbers.skipWhile { $0 < 3 }),
            lines(failing.retryWhen { (errors: Observable<TestError>) in errors.map { throw $0 } }),
            lines(
                Single<Int>.error(TestError.first).retryWhen { (errors: Observable<TestError>) in errors.take(0) }
                    .asObservable()),
            lines(Maybe<Int>.error(TestError.first).catchErrorJustReturn(4).asObservable()), ends(), "\(number(7))",
            lines(numbers.elementAt(1)), lines(numbers.observeOn(scheduler)), lines(numbers.subscribeOn(scheduler)),
        ]
    }

    @available(*, deprecated)
    private func ends() -> String {
        let log = Lines()
        Single<Int>.error(TestError.first)
            .subscribe(onError: { log("\($0)") }, onDisposed: { log("gone") })
            .dispose()
        return log.text
    }

    @available(*, deprecated)
    private func number<Number: RxAbstractInteger>(_ number: Number) -> Number { number }
}

extension RxTests {
    @Suite struct DeprecatedTests {
        @Test("The names of RxSwift 5 do what the new ones do")
        func oldNames() {
            let program: any OldProgram = RxSwift5()
            let ends = program.run().map { $0.replacing(" completed disposed", with: "") }
            #expect(
                ends == [
                    "1", "2", "3", "error(first) disposed", "completed disposed", "1 2", "1", "3", "2 3", "3",
                    "error(first) disposed", "completed disposed", "4", "first gone", "7", "2", "1 2 3",
                    "1 2 3",
                ])
        }
    }
}
