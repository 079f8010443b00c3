import RxCompat
import RxTestCompat
import XCTest

// Tests as they were written with RxTest, with the imports changed.

final class TitlesViewModelTests: XCTestCase {
    private var scheduler: TestScheduler!
    private var disposeBag: DisposeBag!
    private var service: TitlesServiceMock!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler(initialClock: 0)
        disposeBag = DisposeBag()
        service = TitlesServiceMock()
    }

    override func tearDown() {
        scheduler = nil
        disposeBag = nil
        service = nil
        super.tearDown()
    }

    func test_typing_isDebounced() {
        service.answers["lamp"] = scheduler.createColdObservable([.next(5, ["lamp", "lamps"]), .completed(5)])
        let query = scheduler.createHotObservable([.next(210, "l"), .next(215, "la"), .next(220, "lamp")])

        let titles = run(query: query) { $0.titles.asObservable() }

        XCTAssertEqual(service.requests, ["lamp"])
        // Delivered one tick after each schedule, as a driver does in RxTest's time.
        XCTAssertEqual(titles.events, [.next(236, ["lamp", "lamps"])])
        XCTAssertEqual(service.answers["lamp"]!.subscriptions, [Subscription(230, 235)])
    }

    func test_newQuery_cancelsTheOldRequest() {
        service.answers["lamp"] = scheduler.createColdObservable([.next(50, ["lamp"]), .completed(50)])
        service.answers["desk"] = scheduler.createColdObservable([.next(5, ["desk"]), .completed(5)])
        let query = scheduler.createHotObservable([.next(210, "lamp"), .next(230, "desk")])

        let titles = run(query: query) { $0.titles.asObservable() }

        XCTAssertEqual(titles.events, [.next(246, ["desk"])])
        XCTAssertEqual(service.answers["lamp"]!.subscriptions, [Subscription(220, 240)])
        XCTAssertEqual(service.answers["desk"]!.subscriptions, [Subscription(240, 245)])
    }

    func test_loading_followsTheRequest() {
        service.answers["lamp"] = scheduler.createColdObservable([.next(5, ["lamp"]), .completed(5)])
        let query = scheduler.createHotObservable([.next(210, "lamp")])

        let loading = scheduler.createObserver(Bool.self)
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel().transform(.init(query: query.asObservable(), submit: .never()))
            output.isLoading.drive(loading).disposed(by: disposeBag)
            output.titles.drive().disposed(by: disposeBag)
        }
        scheduler.start()

        XCTAssertRecordedElements(loading.events, [false, true, false])
        XCTAssertEqual(loading.events, [.next(1, false), .next(221, true), .next(226, false)])
    }

    func test_failure_isReported_andTheStreamGoesOn() {
        service.answers["lamp"] = scheduler.createColdObservable([.error(5, TitlesError.offline)])
        service.answers["desk"] = scheduler.createColdObservable([.next(5, ["desk"]), .completed(5)])
        let query = scheduler.createHotObservable([.next(210, "lamp"), .next(250, "desk")])

        let titles = scheduler.createObserver([String].self)
        let failures = scheduler.createObserver(String.self)
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel().transform(.init(query: query.asObservable(), submit: .never()))
            output.failure.emit(to: failures).disposed(by: disposeBag)
            output.titles.drive(titles).disposed(by: disposeBag)
        }
        scheduler.start()

        XCTAssertEqual(failures.events, [.next(226, "offline")])
        XCTAssertEqual(titles.events, [.next(226, []), .next(266, ["desk"])])
    }

    func test_canSubmit_withThreeLetters() {
        let query = scheduler.createHotObservable([
            .next(210, "la"), .next(220, "lam"), .next(230, "lamp"), .next(240, " "), .completed(250),
        ])

        let canSubmit = run(query: query) { $0.canSubmit.asObservable() }

        let expected: [Recorded<Event<Bool>>] = [
            .next(211, false), .next(221, true), .next(241, false), .completed(251),
        ]
        XCTAssertEqual(canSubmit.events, expected)
        XCTAssertEqual(query.subscriptions, [Subscription(200, 250)])
    }

    func test_submit_sendsTheLatestQuery() {
        let query = scheduler.createHotObservable([.next(210, "lamp"), .next(230, "desk")])
        let submit = scheduler.createHotObservable([.next(205, ()), .next(220, ()), .next(240, ())])

        let submitted = run(query: query, submit: submit) { $0.submitted.asObservable() }

        XCTAssertEqual(submitted.events, Recorded.events(.next(221, "lamp"), .next(241, "desk")))
    }

    func test_optionalElements() {
        let selection = scheduler.createHotObservable([.next(210, 1), .next(220, nil), .next(230, 3)])

        let result = scheduler.start(disposed: 225) { selection.map { $0.map { $0 * 2 } } }

        XCTAssertEqual(result.events, [.next(210, 2), .next(220, nil)])
    }

    func test_traits() throws {
        var events: [SingleEvent<Int>] = []
        Single.just(1).subscribe { events.append($0) }.disposed(by: disposeBag)
        Single<Int>.error(TitlesError.offline).subscribe { events.append($0) }.disposed(by: disposeBag)

        XCTAssertEqual(events, [.success(1), .failure(TitlesError.offline)])
        XCTAssertEqual(try Observable.of(1, 2).toBlocking().toArray(), [1, 2])
    }

    func test_timer_inVirtualTime() {
        let result = scheduler.start(created: 10, subscribed: 20, disposed: 45) {
            Observable<Int>.interval(.seconds(10), scheduler: self.scheduler)
        }

        XCTAssertEqual(result.events, [.next(30, 0), .next(40, 1)])
        XCTAssertEqual(scheduler.clock, 45)
    }

    // MARK: Helpers

    private func viewModel() -> TitlesViewModel {
        TitlesViewModel(service: service, scheduler: scheduler)
    }

    private func run<Element>(
        query: TestableObservable<String>,
        submit: TestableObservable<Void>? = nil,
        output: @escaping (TitlesViewModel.Output) -> Observable<Element>
    ) -> TestableObserver<Element> {
        var result: TestableObserver<Element>!
        SharingScheduler.mock(scheduler: scheduler) {
            result = scheduler.start {
                let input = TitlesViewModel.Input(
                    query: query.asObservable(), submit: submit?.asObservable() ?? .never())
                return output(self.viewModel().transform(input))
            }
        }
        return result
    }
}

private final class TitlesServiceMock: TitlesServiceType {
    var answers: [String: TestableObservable<[String]>] = [:]
    private(set) var requests: [String] = []

    func titles(_ query: String) -> Single<[String]> {
        requests.append(query)
        return answers[query]?.asSingle() ?? .error(TitlesError.offline)
    }
}
