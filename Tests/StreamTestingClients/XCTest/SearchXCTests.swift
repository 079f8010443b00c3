import CompatShims
import RACCompat
import SearchApp
import StreamCore
import StreamTesting
import XCTest

/// The same with XCTest: what a check throws is the failure of the test.
final class SearchXCTests: XCTestCase {
    func testATextIsSearchedForWhenNobodyTypes() throws {
        try withVirtualWorld { world in
            let search = try world.legacySearch()
            let results = world.record(search.results, named: "results")
            search.text = "swift"
            try results.expect("----p", values: ["p": ["page about swift"]])
        }
    }

    func testACommandSavesOneAtATime() throws {
        try withVirtualWorld { world in
            let search = try world.legacySearch()
            let saved = world.record(search.save, named: "saved")
            search.save.execute("swift")
            search.save.execute("too early")
            try saved.expectNext(1).expectNothing(for: 10)
        }
    }

    func testTheRewriteFindsTheSame() throws {
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

    func testAMistakeIsShown() throws {
        XCTAssertThrowsError(
            try withVirtualWorld { world in
                let search = try world.legacySearch()
                let results = world.record(search.results, named: "results")
                search.text = "swift"
                try results.expect("---p", values: ["p": ["page about swift"]])
            }
        ) { error in
            XCTAssertEqual(
                "\(error)",
                """
                StreamTestingXCTests/SearchXCTests.swift:50: results: expected the value [page about swift] at 3 s, and nothing came.
                  time      3 s
                  expected  [page about swift]
                  recorded  -
                            ^
                """)
        }
    }

    func testASessionIsInAFile() throws {
        try record("session") { world in
            let search = try world.legacySearch()
            RAC(search, \.text) <~ (try world.hot("-a-b---").racSignal)
            return search.results
        }
    }

    @MainActor
    func testATaskWaitsForResults() async throws {
        try await withVirtualWorld { world in
            let search = try world.search()
            let titles = world.record(search.results.map { $0.first ?? "none" }.values, named: "titles")
            await world.runPending()
            search.text.value = "swift"
            try await titles.expectNext("page about swift")
        }
    }
}
