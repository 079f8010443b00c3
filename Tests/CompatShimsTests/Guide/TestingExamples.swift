import CompatShims
import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Examples of MIGRATION.md and README.md: testing a port, and comparing it with its rewrite.
@MainActor
struct TestingExamples {
    @Test func port() throws {
        try example {
            final class Search: RACObject {
                @RACProperty var text = ""
                private(set) var results = RACSignal.empty()
                private(set) var clear = RACCommand { (_: Any?) in .empty() }

                init(lookUp: @escaping (String) -> RACSignal) {
                    super.init()
                    results = RACObserve(self, \.text)
                        .throttle(0.5)
                        .map { (text: String) in text.isEmpty ? .return([String]()) : lookUp(text) }
                        .switchToLatest()
                    clear = RACCommand { [weak self] _ in
                        self?.text = ""
                        return .empty()
                    }
                }
            }

            try withVirtualWorld { world in
                let reply = try world.cold("--r|", values: ["r": ["swift-nio"]], named: "reply")
                let search = world.keep(Search { _ in reply.racSignal })
                let results = world.record(search.results, named: "results")

                search.text = "sw"
                world.advance(by: 0.3)
                search.text = "swift"
                try results.expectNext(["swift-nio"])
                try reply.expectSubscriptions("800ms ^ 3s !")

                search.clear.execute(nil)
                try results.expectNext([String]())
                print("searched and cleared, \(world.elapsed) s")  // prints searched and cleared, 4.3 s
            }

            final class TypedSearch {
                let text = MutableProperty("")
                let results: SignalProducer<[String], any Error>

                init(lookUp: @escaping (String) -> SignalProducer<[String], any Error>) {
                    results = text.producer
                        .debounce(0.5, on: QueueScheduler.main)
                        .promoteError()
                        .flatMap(.latest) { $0.isEmpty ? SignalProducer(value: []) : lookUp($0) }
                }
            }

            try compare(
                random: 1_000, inputs: [RandomInput("text", canFail: false)], ignoring: [.disposalInterrupts],
                legacy: { world in
                    let reply = try world.cold("--r|")
                    let search = world.keep(Search { text in reply.racSignal.mapReplace(["results of \(text)"]) })
                    RAC(search, \.text) <~ (try world.input("text").racSignal)
                    return search.results
                },
                ported: { world in
                    let reply = try world.cold("--r|")
                    let search = world.keep(TypedSearch { text in reply.producer.map { _ in ["results of \(text)"] } })
                    search.text <~ (try world.input("text").values)
                    return search.results
                })
            print("equal")  // prints equal
        }
    }

    @Test func readme() throws {
        try example {
            try compare(
                inputs: ["text": "-a-a-(bc)|"], ignoring: [.heldUntilDue],
                legacy: { world in try world.input("text").racSignal.distinctUntilChanged().throttle(2) },
                ported: { world in
                    let text = try world.input("text").producer
                    return text.skipRepeats().debounce(2, on: world.scheduler, discardWhenCompleted: false)
                })
            print("equal, but for one deliberate difference")  // prints equal, but for one deliberate difference
        }
    }
}
