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
            lines(numbers.elementAt(1)), lines(numbers.observeOn(scheduler)), lines(numbers.subscribeOn(scheduler)),
        ]
    }
}

extension RxTests {
    @Suite struct DeprecatedTests {
        @Test("The names of RxSwift 5 do what the new ones do")
        func oldNames() {
            let program: any OldProgram = RxSwift5()
            let ends = program.run().map { $0.replacing(" completed disposed", with: "") }
            #expect(
                ends == [
                    "1", "2", "3", "error(first) disposed", "completed disposed", "1 2", "1", "3", "2 3", "3", "2",
                    "1 2 3",
                    "1 2 3",
                ])
        }
    }
}
