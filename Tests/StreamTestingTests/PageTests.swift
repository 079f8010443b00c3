import RACCompat
import StreamCore
import StreamTesting
import Testing

/// The examples of the module's page.
@Suite struct PageTests {
    @Test("A search whose look-up sleeps and asks an actor answers once, at its time")
    func asyncSearch() throws {
        actor Server {
            func results(of text: String) async -> [String] { ["\(text)-nio"] }
        }

        final class AsyncSearch: Sendable {
            let text = MutableProperty("")
            let results: SignalProducer<[String], Never>

            init(server: Server, clock: any Clock<Duration>) {
                results = text.producer.flatMap(.latest) { text in
                    SignalProducer<[String], Never> {
                        try? await clock.sleep(for: .milliseconds(300))
                        return await server.results(of: text)
                    }
                }
            }
        }

        try withVirtualWorld { world in
            let search = world.keep(AsyncSearch(server: Server(), clock: world.clock))
            let results = world.record(search.results)
            search.text.value = "sw"
            world.advance(by: 0.1)
            search.text.value = "swift"
            try results.expect("400ms r", values: ["r": ["swift-nio"]])
        }
    }

    @Test("Implementations of every kind keep the rules of the contract")
    func conformance() throws {
        try conform(operator: { $0.scan(0, +).take(first: 3) })
        try conform(operator: { $0.zip(with: $1) })
        try conform(operator: { (signal: RACSignal) in signal.distinctUntilChanged() })
        try conform(source: { SignalProducer<Int, Never>(value: 1).delay(1, on: QueueScheduler.main) })
        try conform(subject: { Signal<Int, any Error>.pipe() })
        try conform(property: { MutableProperty(0) })
        try conform(scheduler: { QueueScheduler() })
    }
}
