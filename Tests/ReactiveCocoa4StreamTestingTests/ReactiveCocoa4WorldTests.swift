import Foundation
import RACCompat
import ReactiveCocoa4
import ReactiveCocoa4StreamTesting
import StreamCore
import StreamTesting
import Testing

private struct Repository: Equatable, Sendable {
    let name: String
    let stars: Int
}

private struct SearchError: Error, Equatable {
    let code: Int
}

/// A search as it was written for ReactiveCocoa 4.
private final class SearchViewModel {
    let text = MutableProperty("")
    let isSearching = MutableProperty(false)
    let results: SignalProducer<[Repository], NoError>

    init(search: @escaping (String) -> SignalProducer<[Repository], SearchError>) {
        let isSearching = isSearching
        results = text.producer
            .throttle(0.5, onScheduler: QueueScheduler.mainQueueScheduler)
            .skipRepeats()
            .flatMap(.Latest) { text -> SignalProducer<[Repository], NoError> in
                guard !text.isEmpty else { return SignalProducer(value: []) }
                return search(text)
                    .on(started: { isSearching.value = true }, terminated: { isSearching.value = false })
                    .flatMapError { _ in SignalProducer(value: []) }
            }
            .observeOn(UIScheduler())
    }
}

private let found = [Repository(name: "swift-nio", stars: 7_000)]

/// Streams with the names of ReactiveCocoa 4 in the recorders, diagrams, comparisons and worlds of StreamTesting.
@Suite struct ReactiveCocoa4WorldTests {
    @Test("A view model of that time is tested in virtual time")
    func viewModel() throws {
        try withVirtualWorld { world in
            let reply = try world.cold("--r|", values: ["r": found], named: "reply")
            let search = world.keep(SearchViewModel { _ in reply.producer(failing: SearchError.self) })
            let results = world.record(search.results, named: "results")
            let isSearching = world.record(search.isSearching, named: "isSearching")
            try results.expectNext([Repository]())
            search.text.value = "sw"
            world.advance(by: 0.3)
            search.text.value = "swift"
            try results.expectNext(found)
            #expect(world.elapsed == 2.5)
            try reply.expectSubscriptions("500ms ^ 3s !")
            try isSearching.expectNext(false, true, false)
            search.text.value = ""
            try results.expectNext(where: { (list: [Repository]) in list.isEmpty })
        }
    }

    @Test("The example of the module's page")
    func page() throws {
        try withVirtualWorld { world in
            let reply = try world.cold("--r|", values: ["r": ["swift-nio"]], named: "reply")
            let text = world.keep(MutableProperty("swift"))
            let results = text.producer
                .throttle(0.5, onScheduler: QueueScheduler.mainQueueScheduler)
                .flatMap(.Latest) { _ in reply.values }
            try world.record(results).expectNext(["swift-nio"])
            try reply.expectSubscriptions("^--!")
        }
    }

    @Test("A failure is what the view model makes of it, by a diagram with errors of a type")
    func failure() throws {
        try withVirtualWorld { world in
            let reply = try world.cold(
                "-X", values: ["r": found], named: "reply", failures: ["X": SearchError(code: 503)])
            let search = world.keep(SearchViewModel { _ in reply.producer(failing: SearchError.self) })
            search.text.value = "swift"
            try world.record(search.results, named: "results").expect("-e", values: ["e": [Repository]()])
        }
    }

    @Test("Every noun can be recorded")
    func nouns() throws {
        try withVirtualWorld { world in
            let property = world.keep(MutableProperty(1))
            let object = world.keep(Person())
            let name = world.keep(DynamicProperty(object: object, keyPath: "name"))
            let (signal, observer) = Signal<Int, SearchError>.pipe()
            let buffer = SignalProducer<Int, NoError>.buffer(1)
            let action = Action<Int, Int, SearchError> { number in
                number < 0 ? SignalProducer(error: SearchError(code: number)) : SignalProducer(value: number)
            }
            let observed = world.recorder(named: "observed")
            signal.observe { (event: Event<Int, SearchError>) in observed.receive(event) }
            let recorders = [
                world.record(property), world.record(AnyProperty(property)), world.record(ConstantProperty(1)),
                world.record(name), world.record(signal), world.record(buffer.0), world.record(action),
                world.record(signal.producer.toRACSignal()), observed,
            ]
            property.value = 2
            object.name = "Ann"
            buffer.1.sendNext(5)
            buffer.1.sendCompleted()
            observer.sendNext(3)
            observer.sendFailed(SearchError(code: 4))
            for number in [6, -7] { action.apply(number).start() }
            let failure = "failed(SearchError(code: 4))"
            let histories = [
                "1 2", "1 2", "1 completed", "nobody Ann", "3 \(failure)", "5 completed",
                "6 failed(SearchError(code: -7))",
                "3 \(failure)", "3 \(failure)",
            ]
            for (recorder, history) in zip(recorders, histories) { #expect(recorder.history == history) }
        }
    }

    private final class Person: RACObject {
        @RACProperty var name = "nobody"
    }

    @Test("Time passes on the schedulers of that time when the world's clock is advanced")
    func schedulers() throws {
        try withVirtualWorld { world in
            let main = QueueScheduler.mainQueueScheduler
            let ticks = world.record(timer(1, onScheduler: main).map { _ in "t" }.take(2), named: "ticks")
            let late = world.record(SignalProducer<String, NoError>(value: "a").delay(2, onScheduler: main))
            let hopping = world.record(
                SignalProducer<String, NoError>(value: "b").startOn(QueueScheduler(name: "work")).observeOn(
                    UIScheduler()))
            let given = world.record(SignalProducer<String, NoError>(value: "c").delay(1, onScheduler: world.scheduler))
            let slow = SignalProducer<String, SearchError>.never
                .timeoutWithError(SearchError(code: 408), afterInterval: 3, onScheduler: main)
            let timeout = world.record(slow)
            try ticks.expect("-t(t|)")
            try late.expect("--(a|)")
            try hopping.expect("(b|)")
            #expect(hopping.events.allSatisfy { $0.place == "main" })
            try given.expect("-(c|)")
            try timeout.expect("---X", failures: ["X": SearchError(code: 408)])
        }
    }

    @Test("A rewrite is compared with the signal that it was, on random inputs, and a wrong one is found")
    func comparison() throws {
        func compareSearches(interval: TimeInterval) throws {
            try compare(
                random: 500, inputs: [RandomInput("text", canFail: false)],
                ignoring: [.disposalInterrupts, .heldUntilDue],
                legacy: { world in try world.input("text").racSignal.throttle(0.5).ignore("a") },
                ported: { world in
                    try world.input("text").values
                        .debounce(interval, on: QueueScheduler.mainQueueScheduler, discardWhenCompleted: false)
                        .filter { $0 != "a" }
                        .observeOn(UIScheduler())
                })
        }
        try compareSearches(interval: 0.5)
        #expect(throws: StreamTestFailure.self) { try compareSearches(interval: 1.5) }
    }
}
