import Foundation
import Recordings
import StreamCore
import Testing

/// What the commands write for programs, and what a replay on the typed core counts.
@Suite struct ResultTests {
    private static let good = Lines.line(id: "good", expression: #"["empty"]"#, trace: #"[[0, "completed", null]]"#)
    private static let bad = Lines.line(id: "bad", expression: #"["empty"]"#)
    /// Differs on the typed core, by design.
    private static let held = Lines.line(
        id: "held", expression: #"["throttle", 4, ["hot", "a"]]"#, hot: #"{"a": [[1, "next", 1], [2, "completed"]]}"#,
        trace: #"[[2, "next", 1], [2, "completed", null]]"#)
    /// Has an operator that the typed core does not have.
    private static let untyped = Lines.line(
        id: "untyped", expression: #"["bind", "inc", ["empty"]]"#, trace: #"[[0, "completed", null]]"#)

    private struct Replay: Decodable {
        struct Difference: Decodable, Equatable {
            let id: String
            let difference: String
        }
        struct Tally: Decodable {
            let scenarios: Int
            let reproduced: Int
        }

        let passed, failed, skipped: Int
        let accepted: [String: Int]
        let differing: [Difference]
        let operators: [String: [String: Tally]]

        var counts: [Int] { [passed, failed, skipped] }
    }

    private func replay(_ lines: [String], _ arguments: String...) throws -> (Replay, ProgramRun) {
        let run = try ProgramRun.withFile(lines) { path in
            ProgramRun(arguments: ["replay", path, "--json"] + arguments)
        }
        return (try JSONDecoder().decode(Replay.self, from: Data(run.printed.joined().utf8)), run)
    }

    @Test("A replay is written as one object, with what differs")
    func writesReplay() throws {
        let (result, run) = try replay([Self.good, Self.bad])
        #expect(run.status == 1 && run.printed.count == 1)
        #expect(result.counts == [1, 1, 0])
        #expect(
            result.differing == [
                Replay.Difference(id: "bad", difference: #"entry 1: recorded end "idle", ours [0, "completed", null]"#)
            ])
        #expect(result.operators["sources"]?["empty"]?.scenarios == 2)
        #expect(result.operators["sources"]?["empty"]?.reproduced == 1)
    }

    @Test("On the typed core a difference by design passes, an operator without a form is skipped, others fail")
    func replaysTyped() throws {
        let (result, run) = try replay([Self.good, Self.held, Self.untyped], "--face", "typed")
        #expect(run.status == 0)
        #expect(result.counts == [2, 0, 1])
        #expect(result.accepted == ["by design, held-until-due": 1])
        #expect(try replay([Self.bad], "--face", "typed").1.status == 1)
    }

    @Test("Rows are in groups, each with what it is")
    func groupsRows() throws {
        let run = try ProgramRun.withFile([Self.held]) { ProgramRun("replay", $0) }
        let sources = try #require(run.printed.firstIndex(of: "signals: where their values come from"))
        let operators = try #require(run.printed.firstIndex(of: "signals: operators"))
        #expect(run.printed[sources + 1].hasPrefix("  hot "))
        #expect(run.printed[operators + 1].hasPrefix("  throttle "))
    }

    @Test("Scenarios and operators are listed for programs")
    func lists() throws {
        struct Scenario: Decodable {
            let id: String
            let description: String
            let operators: [String]
        }
        let run = ProgramRun("list", "tryValue", "--json")
        let scenarios = try JSONDecoder().decode([Scenario].self, from: Data(run.printed.joined().utf8))
        #expect(scenarios.count == 5)
        #expect(scenarios.allSatisfy { $0.operators.contains("tryValue") && !$0.description.isEmpty })
        let operators = try JSONDecoder().decode(
            [String: Int].self, from: Data(ProgramRun("list", "--operators", "--json").printed.joined().utf8))
        #expect(operators["tryValue"] == 5)
    }

    @Test("A scenario is shown for programs, with the trace of each face and where it differs")
    func shows() throws {
        struct Shown: Decodable {
            struct Face: Decodable {
                let end: String
                let equal: Bool
                let explained: [String]
            }
            let id: String
            let faces: [String: Face]
        }
        let run = try ProgramRun.withFile([Self.held]) { path in
            ProgramRun("show", "held", "--face", "recorded", "--face", "dynamic", "--face", "typed", "--json", path)
        }
        #expect(run.status == 0)
        let shown = try JSONDecoder().decode(Shown.self, from: Data(run.printed.joined().utf8))
        #expect(shown.id == "held")
        #expect(shown.faces["dynamic"]?.equal == true)
        #expect(shown.faces["typed"]?.equal == false)
        #expect(shown.faces["typed"]?.explained == ["held-until-due"])
    }

    @Test("A difference is counted for the operator that it lies in, and not for others beside it")
    func attributes() throws {
        struct Comparison: Decodable {
            struct Row: Decodable {
                let scenarios, differing, differingElsewhere: Int
                let differences: [String]
            }
            let operators: [String: Row]
            let differences: [String: String]
        }
        let run = ProgramRun("compare", "--only", "throttle", "--json")
        let result = try JSONDecoder().decode(Comparison.self, from: Data(run.printed.joined().utf8))
        let (throttle, map) = (result.operators["throttle"], result.operators["map"])
        #expect(throttle?.differences == ["held-until-due", "turns"] && (throttle?.differing ?? 0) > 50)
        #expect(map?.differing == 0 && (map?.differingElsewhere ?? 0) > 0)
        #expect(Set(result.differences.keys) == Set(DesignDifference.recorded.map(\.rawValue)))
    }

    @Test("Invented scenarios differ by design alone, and the same seed invents the same")
    func inventsScenarios() {
        let run = ProgramRun("compare", "--random", "150", "--seed", "18")
        #expect(run.status == 0, "\(run.reported)")
        #expect(run.printed.last?.hasSuffix("equal, all others by design") == true)
        #expect(ProgramRun("compare", "--random", "150", "--seed", "18").printed == run.printed)
        #expect(ProgramRun("compare", "--random", "0").status == 2)
        #expect(ProgramRun("compare", "--seed", "1").status == 2)
    }

    @Test(
        "Operators that take values of one kind are invented for, too",
        arguments: [
            "and", "concatAll", "dematerialize", "flatten", "flattenMax", "ifThenElse", "not", "or", "reduceApply",
            "reduceEach", "switch", "switchToLatest",
        ])
    func inventsValuesOfKinds(name: String) {
        let run = ProgramRun("compare", "--random", "100", "--seed", "11", "--only", name)
        #expect(run.status == 0, "\(run.reported)")
        #expect(run.printed.last?.hasPrefix("100 invented scenarios compared") == true)
    }

    @Test("An operator that is wrong is found, in a scenario that is as small as it can be, and that is drawn")
    func shrinks() throws {
        var broken = TypedFace.operators()
        broken.unary("skip", { try $0.count() }) { source, count in source.skip(first: count + 1) }
        var printed: [String] = []
        var reported = ""
        let console = Console(print: { printed.append($0) }, report: { reported += $0 })
        let request = CompareRequest(random: 200, seed: 7, operators: ["skip"])
        #expect(try RandomComparison(console: console, request: request, count: 200, typed: broken).run() == 1)
        #expect(reported.contains("of seed 7, as small as it can be: "))
        #expect(reported.contains(".skip("))
        // The line is a recording, which the layers that are right reproduce.
        let line = try #require(printed.first)
        let replayed = try ProgramRun.withFile([line]) { ProgramRun("replay", $0) }
        #expect(replayed.status == 0)
        #expect(line.components(separatedBy: "\"next\"").count < 10)
    }
}
