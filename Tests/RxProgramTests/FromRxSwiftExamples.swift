import Foundation
import RACCompat
import RxCompat
import StreamCore
import Testing

/// Examples of Documentation/FromRxSwift.md.
@Suite struct FromRxSwiftExamples {
    /// Runs an example, and returns what it prints.
    private func output(_ example: (_ print: @escaping (Any) -> Void) throws -> Void) rethrows -> String {
        let console = Console()
        try example { console.print("\($0)") }
        return console.lines.joined(separator: ", ")
    }

    @Test func firstExample() {
        let printed = output { print in
            let taps = PublishSubject<Int>()
            let bag = DisposeBag()

            taps.scan(0, accumulator: +)
                .map { "\($0) taps" }
                .subscribe(onNext: { print($0) }, onCompleted: { print("done") }, onDisposed: { print("disposed") })
                .disposed(by: bag)

            taps.onNext(1)  // prints 1 taps
            taps.onNext(2)  // prints 3 taps
            taps.onCompleted()  // prints done, disposed
        }
        #expect(printed == "1 taps, 3 taps, done, disposed")
    }

    @Test func nestedSends() {
        let printed = output { print in
            let numbers = PublishSubject<Int>()
            let bag = DisposeBag()
            numbers.subscribe(onNext: { if $0 == 1 { numbers.onNext(2) } }).disposed(by: bag)
            numbers.subscribe(onNext: { print($0) }).disposed(by: bag)

            numbers.onNext(1)  // prints 2, 1
        }
        #expect(printed == "2, 1")
    }

    @Test func turns() {
        let printed = output { print in
            _ = Observable.merge(.of(1, 2), .of(10, 20))
                .subscribe(onNext: { print($0) })  // prints 1, 10, 2, 20
        }
        #expect(printed == "1, 10, 2, 20")
    }

    @Test func bridges() {
        let printed = output { print in
            let prices = BehaviorRelay(value: 10)

            // To the typed core …
            let start = prices.producer
                .skipRepeats()
                .startWithResult { print((try? $0.get()) ?? 0) }  // prints 10
            prices.accept(20)  // prints 20
            start.dispose()

            // … and from it.
            let words = SignalProducer<String, Never>(["a", "b"])
            _ = words.observable.subscribe(onNext: { print($0) })  // prints a, b
        }
        #expect(printed == "10, 20, a, b")
    }

    @Test @MainActor func dynamicSignals() {
        let printed = output { print in
            let names = RACSignal.return("Ann")
            _ = names.observable.subscribe(onNext: { print($0 as? String ?? "none") })  // prints Ann

            _ = Observable.of(1, 2).producer.bridged.subscribeNext { print($0 as? Int ?? 0) }  // prints 1, 2
        }
        #expect(printed == "Ann, 1, 2")
    }

    @Test @MainActor func drivers() {
        func titles(_ text: String) -> Observable<[String]> {
            text == "?" ? .error(RxError.noElements) : .just([text, text + "s"])
        }
        let printed = output { print in
            let query = BehaviorRelay(value: "cat")
            let bag = DisposeBag()
            let results = query.asDriver()
                .distinctUntilChanged()
                .flatMapLatest { text in titles(text).asDriver(onErrorJustReturn: []) }

            results.drive(onNext: { print($0) }).disposed(by: bag)  // prints ["cat", "cats"]
            query.accept("?")  // prints []
        }
        #expect(printed == #"["cat", "cats"], []"#)
    }

    @Test func virtualTime() {
        let printed = output { print in
            let clock = HistoricalScheduler()
            let ticks = Observable<Int>.interval(.seconds(60), scheduler: clock).take(2)
            _ = ticks.subscribe(onNext: { print($0) }, onCompleted: { print("done") })

            clock.advanceTo(Date(timeIntervalSince1970: 60))  // prints 0
            clock.start()  // prints 1, done
        }
        #expect(printed == "0, 1, done")
    }

    @Test func waiting() async throws {
        let numbers = Observable.of(1, 2, 3)
        let all = try numbers.toBlocking(timeout: 1).toArray()
        var sum = 0
        for try await number in numbers.values { sum += number }
        let last = try await numbers.take(last: 1).asSingle().value
        #expect(all == [1, 2, 3])
        #expect(sum == 6)
        #expect(last == 3)
    }
}
