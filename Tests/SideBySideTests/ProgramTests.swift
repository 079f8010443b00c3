import Foundation
import Recordings
import Testing

@Suite struct ProgramTests {
    private static let good = Lines.line(id: "good", expression: #"["empty"]"#, trace: #"[[0, "completed", null]]"#)
    private static let bad = Lines.line(id: "bad", expression: #"["empty"]"#)

    @Test("The status is 0 when everything was reproduced, and the last line has the counts")
    func succeeds() throws {
        let run = try ProgramRun.withFile([Self.good, ""]) { ProgramRun("replay", $0) }
        #expect(run.status == 0)
        #expect(run.printed.last == "1 passed, 0 failed, 0 skipped")
        #expect(run.printed.contains { $0.hasPrefix("empty ") })
        #expect(run.reported.isEmpty)
    }

    @Test("The status is 1 when a scenario differs, which is listed if that is wanted")
    func fails() throws {
        let run = try ProgramRun.withFile([Self.bad, Self.good]) { ProgramRun("replay", $0, "--list-differing") }
        #expect(run.status == 1)
        #expect(run.printed.first == #"bad: entry 1: recorded end "idle", ours [0, "completed", null]"#)
        #expect(run.printed.last == "1 passed, 1 failed, 0 skipped")
    }

    @Test("A malformed line is reported with file and line number")
    func reportsPlace() throws {
        try ProgramRun.withFile([Self.good, "{"]) { path in
            let run = ProgramRun("replay", path)
            #expect(run.status == 1)
            #expect(run.reported == "\(path):2: not JSON: a key is expected at byte 2\n")
            #expect(run.printed.last == "1 passed, 1 failed, 0 skipped")
        }
    }

    @Test("A file that cannot be read is reported, and the others are replayed")
    func reportsFile() throws {
        let run = try ProgramRun.withFile([Self.good]) { ProgramRun("replay", "/nowhere/at-all", $0) }
        #expect(run.status == 1)
        #expect(run.reported.hasPrefix("side-by-side: /nowhere/at-all: cannot be read"))
        #expect(run.printed.last == "1 passed, 0 failed, 0 skipped")
    }

    @Test("No more scenarios than the limit are replayed")
    func limits() throws {
        let lines = [String](repeating: Self.good, count: 3)
        let run = try ProgramRun.withFile(lines) { ProgramRun("replay", "--limit", "2", $0) }
        #expect(run.printed.last == "2 passed, 0 failed, 0 skipped")
    }

    @Test(
        "A command line that is not understood gives the usage and status 2",
        arguments: [
            ["bogus"], ["replay"], ["show"], ["--limit"], ["--limit", "x"], ["--only"], ["--what"],
            ["show", "x", "--face", "poker"], ["replay", "--face", "typed", "x"],
        ])
    func refuses(arguments: [String]) {
        var reported = ""
        let console = Console(print: { Issue.record("It printed \($0).") }, report: { reported += $0 })
        #expect(SideBySideProgram(console: console).run(arguments) == 2)
        #expect(reported.contains(Command.usage))
    }

    @Test("Help is printed with status 0")
    func helps() {
        let run = ProgramRun("--help")
        #expect(run.status == 0)
        #expect(run.printed == [Command.usage])
    }

    @Test("Without arguments the bundled recordings are replayed")
    func replaysBundled() {
        let run = ProgramRun("--only", "tryValue")
        #expect(run.printed.last == "5 passed, 0 failed, 0 skipped")
    }

    @Test("A scenario is shown with its diagrams, and where it differs first")
    func shows() throws {
        let run = try ProgramRun.withFile([Self.good, Self.bad]) { ProgramRun("show", "bad", $0) }
        #expect(run.status == 0)
        #expect(
            run.printed.suffix(10) == [
                "tick    0", "recorded", "  main  -", "  end idle", "dynamic", "  main  |", "  end idle", "        ^",
                "",
                #"first difference, dynamic: entry 1: recorded end "idle", ours [0, "completed", null]"#,
            ])
    }

    private static let own =
        #"{"scenario": {"id": "checkout", "streams": ["total", "errors"]}, "end": "until", "trace": "#
        + #"[[0, "total:next", 12], [0.3, "total:next", null], [90, "errors:next", {"tuple": [1, "a"]}]]}"#

    @Test("A recording of somebody's own streams is drawn")
    func showsOwn() throws {
        let run = try ProgramRun.withFile([Self.good, Self.own]) { ProgramRun("show", "checkout", $0) }
        #expect(run.status == 0)
        #expect(run.reported.isEmpty)
        #expect(
            run.printed == [
                #"{"id": "checkout", "streams": ["total", "errors"]}"#, "", "  time    0 s  300 ms  90 s",
                "  total   12   nil     -", "  errors  -    -       (1, a)", "  end until",
            ])
    }

    @Test("A recording of somebody's own streams cannot be run, and must be readable")
    func showsOnlyOwn() throws {
        let run = try ProgramRun.withFile([Self.own]) { ProgramRun("show", "checkout", "--face", "typed", $0) }
        #expect(run.status == 1)
        #expect(run.reported == "side-by-side: checkout has no expression; only what was recorded can be drawn\n")
        let broken = Self.own.replacingOccurrences(of: "total:next", with: "next")
        let other = try ProgramRun.withFile([broken]) { ProgramRun("show", "checkout", $0) }
        #expect(other.status == 1)
        #expect(other.reported.hasSuffix(#"a trace entry is [seconds, kind, value], not [0, "next", 12]"# + "\n"))
    }

    @Test("An id that is not there gives status 1")
    func missesId() {
        let run = ProgramRun("show", "no such scenario")
        #expect(run.status == 1)
        #expect(run.reported == "side-by-side: there is no scenario no such scenario\n")
    }

    @Test(
        "Progress is told in a line for each thousand, on a terminal in one that is removed",
        arguments: [false, true])
    func tellsProgress(terminal: Bool) throws {
        let lines = [String](repeating: Self.good, count: 1000)
        let run = try ProgramRun.withFile(lines) { ProgramRun("replay", $0, terminal: terminal) }
        if terminal {
            #expect(run.reported.hasPrefix("\r100 replayed, 0 failed\r200"))
            #expect(run.reported.hasSuffix("\r\u{1B}[K"))
        } else {
            #expect(run.reported == "1000 replayed, 0 failed\n")
        }
    }
}
