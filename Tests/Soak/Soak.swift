import Foundation
import GrowthSupport
import StreamCore

/// Rounds one after the other, until the time is over.
final class Soak {
    private static let lines: [(String, @Sendable (Round, inout Numbers, Bool) -> Line)] = [
        ("typed", { typedLine($0, &$1, leaking: $2) }), ("dynamic", { dynamicLine($0, &$1, leaking: $2) }),
        ("rx", { rxLine($0, &$1, leaking: $2) }), ("property", { round, numbers, _ in propertyLine(round, &numbers) }),
        ("action", { round, numbers, _ in actionLine(round, &numbers) }),
        ("task", { round, numbers, _ in taskLine(round, &numbers) }),
        ("sequence", { round, numbers, _ in sequenceLine(round, &numbers) }),
    ]

    private let leaks: Bool
    private let seconds: Double
    private let rounds: Int?
    private let patience: Double
    private let only: String?
    private var seed: UInt64
    /// The rounds with objects that are alive, and what they were.
    private var open: [(round: Round, name: String)] = []
    private var count = 0

    init(seed: UInt64, leaks: Bool, seconds: Double, rounds: Int?, patience: Double, only: String?) {
        self.seed = seed
        self.leaks = leaks
        self.seconds = seconds
        self.rounds = rounds
        self.patience = patience
        self.only = only
    }

    /// Returns what did not return to where it was, in a sentence each.
    func run() -> [String] {
        let beginning = Figures()
        // Dispatch opens a file for each of its clocks, once.
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {}
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.01) {}
        // Everything that is made once is made.
        runRounds(rounds.map { $0 / 2 }, seconds: seconds / 3)
        _ = settled { open.isEmpty && Figures().isIdle(since: beginning) }
        let start = Figures()
        let early = count
        runRounds(rounds, seconds: seconds * 2 / 3)
        var failures: [String] = []
        _ = settled {
            failures = Figures().excess(over: start, from: beginning)
            return open.isEmpty && failures.isEmpty
        }
        failures += open.prefix(10).map { "\($0.round.ledger.live) objects of a round are alive: \($0.name)." }
        print("\(early) rounds: \(start)\n\(count - early) rounds more: \(Figures())")
        return failures
    }

    private func runRounds(_ limit: Int?, seconds: Double) {
        let end = DispatchTime.now() + seconds
        var done = 0
        while limit.map({ done < $0 }) ?? (DispatchTime.now() < end) {
            runRound()
            done += 1
            if open.count > 1000 { open.removeAll { $0.round.ledger.live == 0 } }
        }
    }

    private func runRound() {
        defer { seed &+= 1 }
        var numbers = Numbers(seed: seed)
        let lines = Self.lines.filter { only == nil || $0.0 == only }
        let (name, make) = lines[numbers.below(lines.count)]
        let round = Round(seed: seed)
        let line = make(round, &numbers, leaks)
        open.append((round, "\(name), seed \(seed), operators \(line.operators)"))
        round.run(line, threads: 3)
        count += 1
    }

    /// Waits until what runs on other threads is over.
    private func settled(_ isOver: () -> Bool) -> Bool {
        for _ in 0...Int(10 * patience) {
            // What another thread has subscribed to since waits for the clock.
            for (round, _) in open { round.clock.advance(by: .seconds(1)) }
            open.removeAll { $0.round.ledger.live == 0 }
            if isOver() { return true }
            Thread.sleep(forTimeInterval: 0.1)
        }
        return false
    }
}
