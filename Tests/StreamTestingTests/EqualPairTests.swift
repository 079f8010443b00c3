import Foundation
import StreamTesting
import Testing

/// The pairs that Documentation calls equal, on random inputs: none may be called wrong.
@Suite struct EqualPairTests {
    static let all = EqualPair.ofValues + EqualPair.joining + EqualPair.timed
    /// `STREAM_TESTING_INPUTS=20000` in the environment tries more.
    static let count = ProcessInfo.processInfo.environment["STREAM_TESTING_INPUTS"].flatMap { Int($0) } ?? 300

    @Test("A right rewrite is never called wrong", arguments: all)
    func agrees(pair: EqualPair) throws {
        try compare(
            random: Self.count, seed: 11, inputs: pair.inputs, resubscribes: pair.resubscribes, ignoring: pair.ignored,
            legacy: { world in try pair.legacy(PairInputs(world: world)) },
            ported: { world in try pair.ported(PairInputs(world: world)) })
    }

    /// The rows that are of no stream that inputs could be compared on: schedulers, disposables, objects; and those
    /// whose rows say that the two differ in what they send, or when.
    static let others: Set = [
        "typed-buffer-with-time", "typed-immediate-scheduler", "typed-main-thread-scheduler", "typed-scheduler",
        "typed-schedule", "typed-test-scheduler", "typed-replay-subject", "typed-publish", "typed-connection",
        "typed-connect", "typed-replay", "typed-start-lazily", "typed-start-eagerly", "typed-command",
        "typed-concurrent-execution", "typed-execute", "typed-executing", "typed-set-key-path", "typed-channel-to",
        "typed-channel", "typed-will-dealloc", "typed-rac-command", "typed-control-events", "typed-sequence",
        "typed-sequence-signal", "typed-tuple", "typed-unit", "typed-disposable", "typed-compound-disposable",
        "typed-serial-disposable",
    ]

    @Test("Each row of the page that is of streams has a pair, and each pair a row")
    func isWhole() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/RACCompatToStreamCore.md"), encoding: .utf8)
        let table = try #require(page.components(separatedBy: "\n| you want to |").first)
        let rows = Set(table.matches(of: /<a id="(typed-[a-z-]+)">/).map { String($0.1) })
        #expect(rows.count > 60)
        #expect(rows == Set(Self.all.map(\.row)).union(Self.others))
        #expect(Self.others.isDisjoint(with: Self.all.map(\.row)))
    }
}
