import StreamCore
import Testing

@Suite("BufferingPolicy")
struct BufferingPolicyTests {
    private let drops = DropCounter()

    private func decision(_ overflow: BufferingPolicy<TestFailure>.Overflow, beside count: Int) -> String {
        "\(BufferingPolicy.bounded(2, whenFull: overflow, counting: drops).decide(beside: count))"
    }

    @Test("Without a limit, every value is kept")
    func unbounded() {
        #expect("\(BufferingPolicy<TestFailure>.unbounded.decide(beside: 1_000_000_000))" == "keep")
        #expect(BufferingPolicy<Never>.unbounded.capacity == .max)
    }

    @Test("While there is room, values are kept, and nothing is counted", arguments: [0, 1])
    func room(waiting: Int) {
        #expect(decision(.dropOldest, beside: waiting) == "keep")
        #expect(decision(.dropNewest, beside: waiting) == "keep")
        #expect(decision(.fail(.first), beside: waiting) == "keep")
        #expect(drops.count == 0)
    }

    @Test("When it is full, the overflow decides, and each value that is dropped is counted")
    func full() {
        #expect(decision(.dropOldest, beside: 2) == "replaceOldest")
        #expect(decision(.dropNewest, beside: 2) == "drop")
        #expect(decision(.fail(.first), beside: 2).hasSuffix("TestFailure.first)"))
        #expect(drops.count == 3)
    }

    @Test("A capacity below 1 stops the program")
    func noCapacity() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = BufferingPolicy<Never>.bounded(0, whenFull: .dropOldest)
        }
    }
}
