import Foundation
import RACCompat
import StreamCore

/// Brings the implementation that `conform` checks into one situation after another, and collects the broken rules.
///
/// Every situation runs in a virtual world, on a thread of its own: code that waits for a lock of its own never returns.
/// When a thread does not return before the deadline, the remaining situations are left out.
final class Trial: Sendable {
    private struct State {
        var findings: [Finding] = []
        var isStuck = false
    }

    /// A rule that was broken, in the first situation that showed it.
    private struct Finding {
        let rule: ContractRule
        let situation: String
        let expected: String
        let came: String
    }

    /// The longest time that the trial waits for a thread, in seconds.
    private let deadline: TimeInterval
    /// The rule that is broken when a thread does not return.
    private let hangs: ContractRule
    private let state = Guarded(State())

    init(deadline: TimeInterval, hangs: ContractRule) {
        self.deadline = deadline
        self.hangs = hangs
    }

    // MARK: Situations

    /// Runs a situation in a virtual world of its own, unless an earlier thread did not return.
    ///
    /// - Parameter hangs: The rule that is broken when the situation does not return; nil for that of the trial.
    func run(
        _ situation: String, hangs: ContractRule? = nil, _ body: @escaping (Situation, VirtualWorld) -> Void
    ) {
        let body = UncheckedSendable(body)
        runOnThread(situation, hangs: hangs) { situation in
            let world = VirtualWorld(
                startDate: Date(timeIntervalSinceReferenceDate: 0), at: CheckPlace(#fileID, #line))
            world.perform { body.value(situation, world) }
            world.close()
        }
    }

    /// Runs a situation outside of virtual time.
    func runOnThread(
        _ name: String, hangs rule: ContractRule? = nil, _ body: @escaping @Sendable (Situation) -> Void
    ) {
        guard !isStuck else { return }
        let situation = Situation(name, self)
        let isOver = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            body(situation)
            isOver.signal()
        }
        // Calls inside of the situation reach their deadlines first, and say more.
        _ = wait(for: isOver, rule, name, "a return", atMost: 2 * deadline)
    }

    var isStuck: Bool { state.withLock { $0.isStuck } }

    /// Whether a rule has been broken so far.
    func hasFound(_ rule: ContractRule) -> Bool {
        state.withLock { $0.findings.contains { $0.rule == rule } }
    }

    fileprivate func add(_ rule: ContractRule, _ situation: String, _ expected: String, _ came: String) {
        state.withLock { state in
            guard !state.isStuck, !state.findings.contains(where: { $0.rule == rule }) else { return }
            state.findings.append(Finding(rule: rule, situation: situation, expected: expected, came: came))
        }
    }

    /// Waits for a signal; after the deadline, the trial is over.
    fileprivate func wait(
        for semaphore: DispatchSemaphore, _ rule: ContractRule?, _ situation: String, _ expected: String,
        atMost seconds: TimeInterval? = nil
    ) -> Bool {
        let seconds = seconds ?? deadline
        // Schedulers over the main queue run their actions meanwhile.
        let isSignalled =
            Thread.isMainThread || MainQueue.isReallyCurrent
            ? eventually(within: seconds) { semaphore.wait(timeout: .now()) == .success }
            : semaphore.wait(timeout: .now() + seconds) == .success
        if isSignalled { return true }
        add(rule ?? hangs, situation, expected, "nothing within \(timeText(seconds))")
        state.withLock { $0.isStuck = true }
        return false
    }

    // MARK: The outcome

    /// Throws if a rule was broken that is not ignored, or if an ignored rule was kept.
    func finish(_ call: String, ignoring ignored: Set<ContractRule>, at place: CheckPlace) throws {
        let all = state.withLock { $0.findings }
        let findings = all.filter { !ignored.contains($0.rule) }.sorted { $0.rule.rawValue < $1.rule.rawValue }
        if let first = findings.first {
            let rules = findings.map(\.rule.rawValue).joined(separator: ", ")
            let details = findings.map { finding in
                """
                  \(finding.rule.rawValue) \(finding.rule.sentence)
                    situation  \(finding.situation)
                    expected   \(finding.expected)
                    came       \(finding.came)
                """
            }
            let summary =
                findings.count == 1
                ? "\(call) breaks \(rules): \(first.rule.sentence)." : "\(call) breaks the rules \(rules)."
            throw StreamTestFailure(summary, details: details.joined(separator: "\n"), at: place)
        }
        let kept = ignored.subtracting(all.map(\.rule)).map(\.rawValue).sorted()
        guard kept.isEmpty else {
            throw StreamTestFailure(
                "\(call) keeps \(kept.joined(separator: ", ")): do not ignore it.", at: place)
        }
    }
}

/// One situation of a trial, with the threads that take part in it.
final class Situation: Sendable {
    private let name: String
    private let trial: Trial

    init(_ name: String, _ trial: Trial) {
        self.name = name
        self.trial = trial
    }

    /// Reports a broken rule if `came` is not as expected; returns whether the rule was kept.
    @discardableResult
    func expect(_ rule: ContractRule, _ expected: [String], _ came: [String]) -> Bool {
        expect(rule, came == expected, text(expected), text(came))
    }

    /// Reports a broken rule if a condition does not hold; returns whether it does.
    @discardableResult
    func expect(_ rule: ContractRule, _ holds: Bool, _ expected: String, _ came: String) -> Bool {
        if !holds { trial.add(rule, name, expected, came) }
        return holds
    }

    private func text(_ events: [String]) -> String {
        let shown = events.prefix(20).joined(separator: " ")
        return events.isEmpty ? "nothing" : events.count > 20 ? "\(shown) … (\(events.count) events)" : shown
    }

    var isStuck: Bool { trial.isStuck }

    /// Waits for a signal of another thread; without it, `rule` is broken, or the rule that no thread waits for ever.
    @discardableResult
    func wait(
        for semaphore: DispatchSemaphore, breaking rule: ContractRule? = nil, expecting expected: String = "a return"
    ) -> Bool {
        trial.wait(for: semaphore, rule, name, expected)
    }

    /// Runs `body` on another thread, and waits for its return.
    @discardableResult
    func call(in world: VirtualWorld? = nil, _ body: @escaping @Sendable () -> Void) -> Bool {
        let isOver = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            // The thread stands for a background queue: what it schedules waits for the clock of the world.
            if let world { world.queues.run(on: .background("thread"), body) } else { body() }
            isOver.signal()
        }
        return wait(for: isOver)
    }

    /// Runs `body` on one thread after the other; each lives until all have returned, so no two have one identifier.
    func callInTurn(onThreads count: Int, in world: VirtualWorld, _ body: @escaping @Sendable () -> Void) {
        guard count > 0 else { return }
        call(in: world) {
            body()
            self.callInTurn(onThreads: count - 1, in: world, body)
        }
    }

    /// Runs `body` on eight threads that begin together, and waits for all.
    func callOnEightThreads(in world: VirtualWorld? = nil, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
        let (arrived, begin) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let isOver = DispatchSemaphore(value: 0)
        for thread in 0..<8 {
            Thread.detachNewThread {
                arrived.signal()
                begin.wait()
                if let world {
                    world.queues.run(on: .background("thread \(thread)")) { body(thread) }
                } else {
                    body(thread)
                }
                isOver.signal()
            }
        }
        for _ in 0..<8 { arrived.wait() }
        for _ in 0..<8 { begin.signal() }
        for _ in 0..<8 where !wait(for: isOver) { return }
    }
}
