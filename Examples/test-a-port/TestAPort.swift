import CompatShims
import RACCompat
import SearchApp
import StreamCore
import StreamTesting

/// Tests a ported view model and its rewrite without a test library, and shows a failure.
///
/// A check that fails ends the program with its text.
@main @MainActor struct TestAPort {
    static func main() async throws {
        try search()
        print("The ported search finds what is typed, and saves one text at a time.")
        try compareSearches()
        print("The rewrite does the same on 1,000 inputs.")
        try session()
        print("A session is as it was recorded.")
        try await task()
        print("A task gets what the rewrite finds.")

        do {
            try compareWithMistake()
            print("The mistake was not found.")
        } catch {
            print("A rewrite with a mistake:\n\(error)")
        }
    }

    static func search() throws {
        try withVirtualWorld { world in
            let search = try world.legacySearch()
            let results = world.record(search.results, named: "results")
            let saved = world.record(search.save, named: "saved")
            search.text = "swift"
            try results.expect("----p", values: ["p": ["page about swift"]])
            search.save.execute("swift")
            search.save.execute("too early")
            try saved.expectNext(1).expectNothing(for: 10)
        }
    }

    static func compareSearches() throws {
        try compare(
            random: 1_000, inputs: [RandomInput("text", canFail: false)], ignoring: [.disposalInterrupts],
            legacy: { world in
                let search = try world.legacySearch()
                RAC(search, \.text) <~ (try world.input("text").racSignal)
                return search.results
            },
            ported: { world in
                let search = try world.search()
                search.text <~ (try world.input("text").values)
                return search.results
            })
    }

    static func session() throws {
        try record("session") { world in
            let search = try world.legacySearch()
            RAC(search, \.text) <~ (try world.hot("-a-b---").racSignal)
            return search.results
        }
    }

    static func task() async throws {
        try await withVirtualWorld { world in
            let search = try world.search()
            let titles = world.record(search.results.map { $0.first ?? "none" }.values, named: "titles")
            await world.runPending()
            search.text.value = "swift"
            try await titles.expectNext("page about swift")
        }
    }

    /// Compares `throttle` with a `debounce` that drops the last value at completion.
    static func compareWithMistake() throws {
        try compare(
            random: 1_000, seed: 1, inputs: ["typed"], disposes: false,
            legacy: { world in try world.input("typed").racSignal.throttle(2) },
            ported: { world in try world.input("typed").producer.debounce(2, on: world.scheduler) })
    }
}
