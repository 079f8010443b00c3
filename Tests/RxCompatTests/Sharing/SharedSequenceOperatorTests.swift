import Foundation
import RxCompat
import Testing

extension RxTests {
    /// Each operator of shared sequences next to that of observables, for both kinds of sharing.
    @Suite @MainActor struct SharedSequenceOperatorTests {
        private let numbers = Observable.of(1, 2, 2, 3)
        private var driver: Driver<Int> { numbers.asDriver(onErrorJustReturn: 0) }

        private func same<Strategy, Element>(
            _ shared: SharedSequence<Strategy, Element>, _ observable: Observable<Element>,
            sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            let expected = try await events(observable)
            #expect(expected.count > 1, sourceLocation: sourceLocation)
            #expect(try await events(shared.asObservable()) == expected, sourceLocation: sourceLocation)
        }

        @Test("Transforming operators are those of observables")
        func transforming() async throws {
            try await same(driver.map { $0 * 10 }, numbers.map { $0 * 10 })
            try await same(
                driver.compactMap { $0 == 2 ? nil : "\($0)" }, numbers.compactMap { $0 == 2 ? nil : "\($0)" })
            try await same(driver.scan(1) { $0 + $1 }, numbers.scan(1) { $0 + $1 })
            try await same(driver.flatMap { .just(-$0) }, numbers.flatMap { Observable.just(-$0) })
            try await same(driver.flatMapLatest { .just($0) }, numbers.flatMapLatest { Observable.just($0) })
            try await same(driver.flatMapFirst { .just($0) }, numbers.flatMapFirst { Observable.just($0) })
            try await same(driver.map { Driver.just($0) }.switchLatest(), numbers)
            try await same(driver.map { Driver.just($0) }.merge(), numbers)
            try await same(driver.map { Driver.just($0) }.merge(maxConcurrent: 1), numbers)
            let owner = Lines()
            try await same(driver.withUnretained(owner) { _, value in value }, numbers)
        }

        @Test("Filtering operators are those of observables")
        func filtering() async throws {
            try await same(driver.filter { $0 != 2 }, numbers.filter { $0 != 2 })
            try await same(driver.skip(2), numbers.skip(2))
            try await same(driver.distinctUntilChanged(), numbers.distinctUntilChanged())
            try await same(driver.distinctUntilChanged { $0 / 2 }, numbers.distinctUntilChanged { $0 / 2 })
            try await same(driver.distinctUntilChanged { $0 <= $1 }, numbers.distinctUntilChanged { $0 <= $1 })
            try await same(
                driver.distinctUntilChanged({ $0 }, comparer: >=), numbers.distinctUntilChanged({ $0 }, comparer: >=))
        }

        @Test("Combining operators are those of observables")
        func combining() async throws {
            let letters = Observable.of("a", "b")
            let letterDriver = letters.asDriver(onErrorJustReturn: "")
            try await same(driver.startWith(0), numbers.startWith(0))
            try await same(driver.concat(.just(9)), numbers.concat(Observable.just(9)))
            try await same(.concat(driver, driver), .concat(numbers, numbers))
            try await same(.merge(driver, .just(9)), .merge(numbers, .just(9)))
            try await same(
                Driver.combineLatest(driver, letterDriver) { "\($0)\($1)" },
                Observable.combineLatest(numbers, letters) { "\($0)\($1)" })
            try await same(
                Driver.zip(driver, letterDriver, driver) { "\($0)\($1)\($2)" },
                Observable.zip(numbers, letters, numbers) { "\($0)\($1)\($2)" })
            try await same(
                Driver.combineLatest(driver, letterDriver).map { "\($0)" },
                Observable.combineLatest(numbers, letters).map { "\($0)" })
            try await same(
                Driver.zip(driver, letterDriver).map { "\($0)" }, Observable.zip(numbers, letters).map { "\($0)" })
            try await same(Driver.combineLatest([driver, driver]), Observable.combineLatest([numbers, numbers]))
            try await same(Driver.zip([driver, driver]), Observable.zip([numbers, numbers]))
            let current = BehaviorRelay(value: 5)
            try await same(driver.withLatestFrom(current.asDriver()), numbers.withLatestFrom(current))
            try await same(
                driver.withLatestFrom(current.asDriver()) { $0 + $1 }, numbers.withLatestFrom(current) { $0 + $1 })
        }

        @Test("Shared sequences are made as observables are")
        func creating() async throws {
            try await same(Driver.just(1), .just(1))
            try await same(Driver.of(1, 2), .of(1, 2))
            try await same(Signal.from([1, 2]), .from([1, 2]))
            try await same(Signal.from(optional: 3), .from(optional: 3))
            try await same(Driver.deferred { .just(1) }, .just(1))
            #expect(try await events(Driver<Int>.empty().asObservable()) == ["completed"])
            try await same(driver.do(onNext: { _ in }), numbers)
        }

        @Test("Times are those of the sharing scheduler")
        func timing() {
            let clock = Clock()
            SharingScheduler.mock(scheduler: clock.scheduler) {
                #expect(
                    clock.lines(Signal<Int>.timer(.seconds(1), period: .seconds(2)).asObservable(), until: 5)
                        == "1:0 3:1 5:2")
            }
            let later = Clock()
            SharingScheduler.mock(scheduler: later.scheduler) {
                let source = later.source((1, 1), (2, 2), (6, 3)).asSignal(onErrorJustReturn: 0)
                #expect(later.lines(source.throttle(.seconds(3)).asObservable(), until: 20) == "1:1 4:2 7:3")
            }
            let last = Clock()
            SharingScheduler.mock(scheduler: last.scheduler) {
                let source = last.source((1, 1)).asSignal(onErrorJustReturn: 0)
                #expect(last.lines(source.delay(.seconds(3)).asObservable(), until: 20) == "4:1")
            }
        }
    }
}
