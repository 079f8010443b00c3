import RACCompat
import StreamCore
import StreamTesting
import TestTurns
import Testing

/// An implementation that breaks one rule, and the check that finds it.
struct WrongImplementation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: ContractRule
    let check: @Sendable () throws -> Void

    init(_ name: String, _ rule: ContractRule, _ check: @escaping @Sendable () throws -> Void) {
        testDescription = "\(name) (\(rule.rawValue))"
        self.rule = rule
        self.check = check
    }

    static let all = subjects + properties + others + operators + sources + schedulers + releases
}

/// How long a thread may wait for a lock that it never gets, in seconds: a thread that is late only waits in vain sooner.
let brief = 0.5
/// The same where earlier situations, which have other rules, must be over in time.
let long = 8.0

extension WrongImplementation {
    private static func subject(
        _ name: String, _ rule: ContractRule, _ fault: HandmadeSubject.Fault, replaying capacity: Int = 0,
        deadline: Double = 300
    ) -> WrongImplementation {
        WrongImplementation("a subject that \(name)", rule) {
            try conform(subject: { HandmadeSubject(replaying: capacity, fault) }, deadline: deadline) { $0.send($1) }
        }
    }

    static let subjects: [WrongImplementation] = [
        subject("ignores completion", .everyEndTerminates, .ignoresCompletion),
        subject("ignores failures", .everyEndTerminates, .ignoresFailures),
        subject("completes twice", .nothingAfterTheEnd, .completesTwice),
        subject("sends after its end", .nothingAfterTheEnd, .sendsAfterTheEnd),
        subject("sends what comes during its end", .nothingAfterTheEnd, .endsLate),
        subject("delivers beside another delivery", .serialDelivery, .deliversBesideOthers),
        subject("drops values that come during a delivery", .serialDelivery, .dropsWhenBusy),
        subject("notifies its last observer first", .orderOfObservers, .reversesObservers),
        subject("notifies two observers", .orderOfObservers, .forgetsObservers),
        subject("sends the delivered value to a new observer", .joinDuringDelivery, .joinSeesDeliveredValue),
        subject("adds a new observer too late", .joinDuringDelivery, .joinMissesNextValue),
        subject("adds a new observer without replay", .currentValueOnJoining, .joinForgetsCurrentValue, replaying: 1),
        subject("replays the delivered value twice", .currentValueOnJoining, .joinRepeatsCurrentValue, replaying: 1),
        subject("adds a new observer after its replay", .joinOnceAmongThreads, .joinLeavesGap, replaying: 1),
        subject("loses an observer of another thread", .joinOnceAmongThreads, .losesJoinsOfOthers),
        subject("lets a new observer wait for a delivery", .sendsDoNotWait, .joinWaits, deadline: brief),
        subject("delivers values inside of a delivery", .reentrantSendsQueue, .nestsValues),
        subject("delivers the last value first", .reentrantSendsQueue, .deliversLastFirst),
        subject("completes inside of a delivery", .reentrantEndsQueue, .nestsCompletion),
        subject("leaves work behind", .takesOverWork, .leavesWork),
        subject("lets a thread overtake", .oneOrderForAll, .overtakes),
        subject("delivers inside of a lock", .sendsDoNotWait, .locks, deadline: brief),
        subject("delivers inside of a recursive lock", .sendsDoNotWait, .locksRecursively, deadline: brief),
        subject("stops an observer after the delivery", .nothingAfterDisposal, .disposesLate),
        subject("ignores disposal", .nothingAfterDisposal, .ignoresDisposal),
        subject("retains observers that have left", .releasesObservers, .retainsDisposed),
        subject("retains observers after its end", .releasesObservers, .retainsEnded),
        subject("calls itself for the next value", .constantStack, .recurses),
    ]
}

@Suite(.takesTurns) struct WrongImplementationTests {
    @Test("A wrong implementation is caught by the number of its rule", arguments: WrongImplementation.all)
    func isCaught(wrong: WrongImplementation) {
        let failure = #expect(throws: StreamTestFailure.self) { try wrong.check() }
        let numbers = failure?.summary.matches(of: /C-\d\d/).map { String($0.0) }
        #expect(numbers == [wrong.rule.rawValue], "\(failure?.description ?? "")")
    }

    @Test("At least 40 implementations are wrong, and every rule is broken by one of them")
    func isComplete() {
        #expect(WrongImplementation.all.count >= 40)
        #expect(Set(WrongImplementation.all.map(\.rule)) == Set(ContractRule.allCases))
    }

    @Test("The subject that is made wrong in these tests keeps the rules otherwise", arguments: [0, 1, 2])
    func isRight(capacity: Int) throws {
        try conform(subject: { HandmadeSubject(replaying: capacity) }) { $0.send($1) }
    }

    @Test("The property and the scheduler that are made wrong in these tests keep the rules otherwise")
    func areRight() throws {
        try conform(property: { HandmadeProperty() })
        try conform(scheduler: { HandmadeScheduler() }, run: { $0.run() })
    }
}
