import StreamCore
import Testing

@Suite struct BackoffTests {
    private func waits(_ backoff: Backoff, retries: ClosedRange<Int> = 1...6) -> [Double] {
        retries.map { backoff.interval(beforeRetry: $0) }
    }

    @Test("A constant one waits equally long every time")
    func constant() {
        #expect(waits(.constant(3)) == [3, 3, 3, 3, 3, 3])
        #expect(waits(.constant(0), retries: 1...2) == [0, 0])
    }

    @Test("An exponential one multiplies, up to the limit")
    func exponential() {
        #expect(waits(.exponential(initial: 0.5)) == [0.5, 1, 2, 4, 8, 16])
        #expect(waits(.exponential(initial: 1, multiplier: 3, limit: 20)) == [1, 3, 9, 20, 20, 20])
        #expect(waits(.exponential(initial: 5, multiplier: 1)) == [5, 5, 5, 5, 5, 5])
        #expect(waits(.exponential(initial: 5, limit: 2), retries: 1...1) == [2])
    }

    @Test("However many retries there are, a wait is a number")
    func isFinite() {
        let many = 1_000_000...1_000_000
        #expect(waits(.exponential(initial: 0.5), retries: many)[0].isFinite)
        #expect(waits(.exponential(initial: 0.5).jittered(using: \.lowerBound), retries: many) == [0])
        #expect(waits(.exponential(initial: 0.5, limit: 60), retries: many) == [60])
        #expect(waits(.exponential(initial: 1, multiplier: .infinity), retries: 1...2)[1].isFinite)
    }

    @Test("A wait without end is one that nobody sees the end of, jittered or not")
    func endless() {
        #expect(waits(.constant(.infinity))[0].isFinite)
        #expect(waits(.constant(.infinity).jittered(using: \.lowerBound), retries: 1...1) == [0])
        #expect(waits(.exponential(initial: .infinity).jittered(using: \.lowerBound), retries: 1...1) == [0])
    }

    @Test("Jitter shortens a wait by what the generator picks, by the fraction at most")
    func jitters() {
        let backoff = Backoff.exponential(initial: 8)
        #expect(waits(backoff.jittered(using: \.lowerBound), retries: 1...2) == [0, 0])
        #expect(waits(backoff.jittered(using: \.upperBound), retries: 1...2) == [8, 16])
        #expect(waits(backoff.jittered(by: 0.25, using: \.lowerBound), retries: 1...2) == [6, 12])
        #expect(waits(backoff.jittered(by: 0, using: \.lowerBound), retries: 1...2) == [8, 16])
    }

    @Test("Without a generator of one's own, waits are random within the range")
    func isRandom() {
        let backoff = Backoff.constant(10).jittered(by: 0.5)
        let waits = (1...100).map { backoff.interval(beforeRetry: $0) }
        #expect(waits.allSatisfy { 5...10 ~= $0 })
        #expect(Set(waits).count > 1)
    }

    @Test("A backoff with senseless arguments stops the program")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in _ = Backoff.constant(-1) }
        await #expect(processExitsWith: .failure) { @MainActor in _ = Backoff.exponential(initial: 0) }
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = Backoff.exponential(initial: 1, multiplier: 0.5)
        }
        await #expect(processExitsWith: .failure) { @MainActor in _ = Backoff.exponential(initial: 1, limit: 0) }
        await #expect(processExitsWith: .failure) { @MainActor in _ = Backoff.constant(1).jittered(by: 1.5) }
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = Backoff.constant(1).jittered { _ in 2 }.interval(beforeRetry: 1)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = Backoff.constant(1).interval(beforeRetry: 0)
        }
    }
}
