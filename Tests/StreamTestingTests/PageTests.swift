import StreamCore
import StreamTesting
import Testing

/// The example of the module's page that has tasks.
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
}
