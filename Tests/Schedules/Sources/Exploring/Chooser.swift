/// Decides which thread goes on, and which of several permitted values a load returns.
class Chooser {
    /// What was decided in this run, for a replay.
    final private(set) var decisions: [Int] = []

    /// Begins another run.
    func begin() { decisions = [] }

    /// Chooses one of several threads that can go on; the first is the running one, unless it waits or is over.
    final func thread(of threads: [Int], isFree: Bool) -> Int { record(chooseThread(of: threads, isFree: isFree)) }

    /// Chooses one of several outcomes; the first is what happens without other threads.
    final func outcome(of count: Int) -> Int { record(chooseOutcome(of: count)) }

    private func record(_ decision: Int) -> Int {
        decisions.append(decision)
        return decision
    }

    func chooseThread(of threads: [Int], isFree: Bool) -> Int { 0 }
    func chooseOutcome(of count: Int) -> Int { 0 }
}

/// All decisions, one run for each, with at most so many of them that depart from the running thread and the newest value.
final class EveryDecision: Chooser {
    private let limit: Int
    private var path: [(choice: Int, count: Int)] = []
    private var position = 0
    private var departures = 0

    init(limit: Int) { self.limit = limit }

    override func begin() {
        super.begin()
        position = 0
        departures = 0
    }

    override func chooseThread(of threads: [Int], isFree: Bool) -> Int { choose(threads.count, isFree: isFree) }

    override func chooseOutcome(of count: Int) -> Int { choose(count, isFree: false) }

    private func choose(_ count: Int, isFree: Bool) -> Int {
        guard isFree || departures < limit else { return 0 }
        defer { position += 1 }
        if position == path.count { path.append((0, count)) }
        // What a run does may depend on what the runs before have left in statics; then the path is cut.
        let choice = min(path[position].choice, count - 1)
        if choice > 0, !isFree { departures += 1 }
        return choice
    }

    /// Turns to the next run; returns false after the last.
    func advance() -> Bool {
        path.removeLast(max(0, path.count - position))
        while let last = path.last, last.choice + 1 >= last.count { path.removeLast() }
        guard !path.isEmpty else { return false }
        path[path.count - 1].choice += 1
        return true
    }
}

/// Random priorities of the threads, which change a few times during a run (probabilistic concurrency testing).
final class RandomPriorities: Chooser {
    private var random: SplitMix
    private let threadCount: Int
    private let stepCount: Int
    private var priorities: [Int] = []
    private var changes: [Int] = []
    private var step = 0

    /// Makes the decisions of a seed, for runs of about so many steps.
    init(seed: UInt64, threadCount: Int, stepCount: Int) {
        random = SplitMix(state: seed)
        self.threadCount = threadCount
        self.stepCount = stepCount
    }

    override func begin() {
        super.begin()
        step = 0
        priorities = Array(0...threadCount).shuffled(using: &random).map { $0 + 10 }
        changes = (0..<3).map { _ in Int.random(in: 0...max(1, stepCount), using: &random) }
    }

    override func chooseThread(of threads: [Int], isFree: Bool) -> Int {
        if !isFree {
            step += 1
            if let change = changes.firstIndex(of: step) { priorities[threads[0]] = change }
        }
        return threads.indices.max { priorities[threads[$0]] < priorities[threads[$1]] } ?? 0
    }

    override func chooseOutcome(of count: Int) -> Int {
        Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0..<count, using: &random) : 0
    }
}

/// The decisions of an earlier run.
final class Replay: Chooser {
    private let earlier: [Int]
    private var position = 0

    init(_ earlier: [Int]) { self.earlier = earlier }

    override func begin() {
        super.begin()
        position = 0
    }

    override func chooseThread(of threads: [Int], isFree: Bool) -> Int { next(threads.count) }
    override func chooseOutcome(of count: Int) -> Int { next(count) }

    private func next(_ count: Int) -> Int {
        defer { position += 1 }
        return position < earlier.count ? min(earlier[position], count - 1) : 0
    }
}

struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
