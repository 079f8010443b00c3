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
        #expect(run.printed.contains { $0.hasPrefix("  empty ") })
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
        "A command line that is not understood is one line, and gives status 2",
        arguments: [
            ["bogus"], ["replay"], ["show"], ["--limit"], ["--limit", "x"], ["--only"], ["--what"],
            ["show", "x", "--face", "poker"], ["replay", "--face", "recorded", "x"], ["list", "--operator"], ["--html"],
            ["--html", "x", "--json"], ["replay", "--html", "x", "y"],
        ])
    func refuses(arguments: [String]) {
        var reported = ""
        let console = Console(print: { Issue.record("It printed \($0).") }, report: { reported += $0 })
        #expect(SideBySideProgram(console: console).run(arguments) == 2)
        #expect(reported.hasSuffix("\n`side-by-side --help` says what is understood\n"))
        #expect(!reported.contains(Command.usage))
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
        // What differs is an error.
        #expect(run.status == 1)
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
                "checkout", "", "  time    0 s  300 ms  90 s",
                "  total   12   nil     -", "  errors  -    -       (1, a)", "  end until",
            ])
    }

    @Test("A drawing shows a scenario's inputs above its events, and equal rows once")
    func showsInputs() {
        let run = ProgramRun("show", "throttle-2/burst")
        #expect(run.status == 0)
        #expect(
            run.printed == [
                "throttle-2/burst: a.throttle(2)", "",
                "Objective-C", "    RACSubject *a = [RACSubject subject];", "    RACSignal *signal = [a throttle:2];",
                "Swift", "    let a = RACSubject.subject()", "    let signal = a.throttle(2)", "",
                "tick    0  1  2  3  4  5  6  7  8  9  10  11  12  13  14", "inputs",
                "  a     -  1  2  3  -  -  -  4  5  -  -   -   -   6   |", "recorded, dynamic",
                "  main  -  -  -  -  -  3  -  -  -  -  5   -   -   -   6|", "  end idle", "",
                "dynamic: no difference",
            ])
        let disposed = ProgramRun("show", "throttle-0/simul")
        #expect(disposed.status == 0)
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
        #expect(run.reported == "side-by-side: there is no scenario no such scenario; `side-by-side list` lists all\n")
    }

    @Test(
        "A mistyped argument is answered with the nearest known argument",
        arguments: [
            (["replya"], "unknown command replya; did you mean replay?"),
            (["--onyl", "x"], "unknown option --onyl; did you mean --only?"),
            (["show", "x", "--fcae"], "unknown option --fcae; did you mean --face?"),
            (["list", "thottle"], "no scenario has the operator thottle; did you mean throttle?"),
            (["--only", "tkae"], "no scenario has the operator tkae; did you mean take?"),
            (["show", "throttle-0/busrt"], "there is no scenario throttle-0/busrt; did you mean throttle-0/burst?"),
        ])
    func suggests(arguments: [String], message: String) {
        var reported = ""
        let console = Console(print: { Issue.record("It printed \($0).") }, report: { reported += $0 })
        #expect(SideBySideProgram(console: console).run(arguments) != 0)
        #expect(reported.hasPrefix("side-by-side: " + message))
    }

    @Test("Scenarios are listed with what they do; operators with how many scenarios have them")
    func lists() {
        let run = ProgramRun("list", "throttle", "takeUntil")
        #expect(run.status == 0 && !run.printed.isEmpty)
        #expect(run.printed.allSatisfy { $0.contains("throttle") && $0.contains("takeUntil") })
        #expect(ProgramRun("list", "tryValue").printed.contains("tryValue/1  tryValue(null, 5)"))
        #expect(ProgramRun("list", "--operators").printed.contains("tryValue  5"))
    }

    @Test("Every difference of the typed core has a reason, and every reason is met")
    func compares() throws {
        let run = ProgramRun("compare")
        #expect(run.status == 0, "\(run.reported)")
        #expect(run.reported.split(separator: "\n").allSatisfy { $0.contains(" compared, ") })
        #expect(run.printed.contains { $0.hasPrefix("map ") })
        for difference in DesignDifference.recorded {
            #expect(run.printed.contains("\(difference.rawValue): \(difference.explanation)"))
        }
        #expect(run.printed.last?.hasPrefix("5062 scenarios compared") == true)
    }

    @Test("A comparison of one operator says what differs, for people and for programs")
    func comparesOperator() throws {
        let run = ProgramRun("compare", "--only", "throttle")
        #expect(run.status == 0)
        #expect(run.printed.contains { $0.hasPrefix("throttle") && $0.contains("held-until-due") })
        let json = ProgramRun("compare", "--only", "throttle", "--json")
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(json.printed.joined().utf8)) as? [String: Any])
        let operators = try #require(object["operators"] as? [String: [String: Any]])
        #expect((operators["throttle"]?["differences"] as? [String])?.contains("held-until-due") == true)
        #expect((object["unexplained"] as? [String])?.isEmpty == true)
        #expect(ProgramRun("compare", "--only", "throtle").reported.contains("did you mean throttle?"))
        #expect(ProgramRun("compare", "file").status == 2)
    }

    @Test("A run that replays nothing is an error")
    func replaysNothing() throws {
        let run = try ProgramRun.withFile([""]) { ProgramRun("replay", $0) }
        #expect(run.status == 1)
        #expect(run.printed.isEmpty)
        #expect(run.reported == "side-by-side: there is no scenario in these files\n")
    }

    @Test("The first ten that differ are printed, each with the command that draws it")
    func printsFailures() throws {
        let lines = (0..<12).map { Lines.line(id: "bad/\($0)", expression: #"["empty"]"#) }
        let run = try ProgramRun.withFile(lines) { path in
            let run = ProgramRun("replay", path)
            #expect(run.printed.prefix(20).last == "    side-by-side show 'bad/9' \(path)")
            return run
        }
        #expect(run.status == 1)
        #expect(run.printed.dropFirst(20).first == "… and more: `--list-differing` prints all")
        #expect(run.printed.last == "0 passed, 12 failed, 0 skipped")
    }

    @Test("The files of a folder are replayed; one without recordings, or that is no text, is one error")
    func readsFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = ProgramRun("replay", folder.path)
        #expect(empty.status == 1 && empty.printed.isEmpty)
        #expect(empty.reported.hasSuffix("there is no file whose name ends in .jsonl\n"))
        for name in ["a.jsonl", "b.jsonl"] {
            try Self.good.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        #expect(ProgramRun("replay", folder.path).printed.last == "2 passed, 0 failed, 0 skipped")
        try Data([0x7F, 0x45, 0, 1, 0x0A, 0, 0x0A]).write(to: folder.appendingPathComponent("c.jsonl"))
        let binary = ProgramRun("replay", folder.path)
        #expect(binary.status == 1)
        #expect(binary.reported == "side-by-side: \(folder.path)/c.jsonl: cannot be read: line 1 is not text\n")
    }

    @Test("A file that is not there is told in the words of the system")
    func missesFile() {
        let run = ProgramRun("replay", "/nowhere/at-all")
        #expect(run.reported == "side-by-side: /nowhere/at-all: cannot be read: No such file or directory\n")
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
