import CompatShims
import RACCompat
import SearchApp
import StreamCore
import StreamTesting
import Testing

/// A ported view model and its rewrite, tested as an app would test them.
@MainActor @Suite struct SearchTests {
    @Test("A text is searched for when nobody types")
    func search() throws {
        try withVirtualWorld { world in
            let search = try world.legacySearch()
            let results = world.record(search.results, named: "results")
            search.text = "sw"
            world.advance(by: 1)
            search.text = "swift"
            try results.expect("-----p", values: ["p": ["page about swift"]])
            search.text = ""
            try results.expectNothing(for: 1.5).expectNext([String]())
        }
    }

    @Test("A command saves, one at a time")
    func save() throws {
        try withVirtualWorld { world in
            let search = try world.legacySearch()
            let saved = world.record(search.save, named: "saved")
            let executing = world.record(search.save.executing, named: "executing")
            search.save.execute("swift")
            search.save.execute("too early")
            try saved.expect("-1---")
            try executing.expect("(ft)-f", values: ["f": false, "t": true])
        }
    }

    @Test("The rewrite finds what the ported view model finds")
    func results() throws {
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

    @Test("The rewrite saves what the ported command saves")
    func commands() throws {
        try compare(
            random: 1_000, inputs: [RandomInput("taps", canFail: false)],
            legacy: { world in
                let search = try world.legacySearch()
                try world.input("taps").racSignal.subscribeNext { search.save.execute($0) }
                return search.save
            },
            ported: { world in
                let search = try world.search()
                try world.input("taps").values.startWithValues { search.save.apply($0).start() }
                return search.save
            })
    }

    @Test("The trace of a session matches the recorded file")
    func golden() throws {
        try record("session") { world in
            let search = try world.legacySearch()
            RAC(search, \.text) <~ (try world.hot("-a-b---").racSignal)
            return search.results
        }
    }

    @Test("A task waits for results")
    func tasks() async throws {
        try await withVirtualWorld { world in
            let search = try world.search()
            let titles = world.record(search.results.map { $0.first ?? "none" }.values, named: "titles")
            await world.runPending()
            search.text.value = "swift"
            await world.advance(by: 3)
            try await titles.expectNothing(for: 0.5)
            try await titles.expectNext("page about swift")
        }
    }

    @Test("Real queues, with a deadline")
    func realTime() throws {
        try withRealWorld(deadline: 300) { world in
            let numbers = SignalProducer<Int, Never>([1, 2, 3]).observe(on: QueueScheduler(name: "background"))
            let recorder = world.record(numbers, named: "numbers")
            try recorder.expectNext(1, 2, 3).expectCompleted()
            #expect(recorder.events.count == 4)
        }
    }
}
