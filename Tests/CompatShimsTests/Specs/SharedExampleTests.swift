import CompatShims
import Testing

@MainActor
private final class CountExamples {
    nonisolated static let examples: [SharedExample] = [
        SharedExample("counts what the context has") { try CountExamples($0).counts() },
        SharedExample("asks for the context again") { await CountExamples($0).asksAgain() },
    ]
    let context: () -> [AnyHashable: Any]

    init(_ context: @escaping () -> [AnyHashable: Any]) { self.context = context }

    func counts() throws {
        let list = try #require(context()["list"] as? [Int])
        #expect(context()["count"] as? Int == list.count)
    }

    func asksAgain() async {
        let first = context()["asked"] as? Int
        await Task.yield()
        #expect(context()["asked"] as? Int == first.map { $0 + 1 })
    }
}

@Suite @MainActor
struct SharedExampleTests {
    @Test("An example runs with the context of the suite, and is named by its title", arguments: CountExamples.examples)
    func runs(example: SharedExample) async throws {
        var asked = 0
        try await example.run {
            asked += 1
            return ["list": [1, 2], "count": 2, "asked": asked]
        }
        #expect(asked == 2)
        #expect("\(example)" == example.description)
    }

    @Test("An error of an example is thrown")
    func fails() async {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await SharedExample("fails") { _ in throw Failure() }.run { [:] }
        }
    }
}
