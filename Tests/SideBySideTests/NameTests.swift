import Recordings
import StreamTesting
import Testing

@Suite struct NameTests {
    private static func line(_ signal: String, name: String, of type: String = "RACDynamicSignal", more: String = "")
        -> String
    {
        let name = "\(JSONValue.string(name))"
        let description = "\(JSONValue.string("<\(type): 0x0> name: "))".dropLast() + name.dropFirst()
        return """
            {"scenario": {"id": "n", "signal": \(signal), "signals": {"N": ["createN", "N"], "R": ["N", "R", 1]}\(more)},
             "trace": [[0, "name", \(name)], [0, "class", "\(type)"], [0, "description", \(description)]]}
            """.replacing("\n", with: "")
    }

    static let lines = [
        line(#"["op", ["map", "inc", ["ref", "N"]]]"#, name: "[N] -map:"),
        line(#"["op", ["map", "inc", ["ref", "R"]]]"#, name: "[+return:] -map:"),
        line(#"["op", ["map", "inc", ["ref", "N"]]]"#, name: "", more: #", "unset": true"#),
        line(#"["op", ["error", 4]]"#, name: "+error:", of: "RACErrorSignal", more: #", "unset": true"#),
        line(#"["op", ["return", true]]"#, name: "+return:", of: "RACReturnSignal"),
        line(#"["op", ["merge", []]]"#, name: "+merge: ()"),
        line(
            #"["op", ["zip", [["concat", [["ref", "N"], ["never"]]], ["ref", "R"]]]]"#,
            name: """
                +zip: ("<RACDynamicSignal: 0x0> name: +concat: (\\"<RACDynamicSignal: 0x0> name: N\\", \
                \\"<RACDynamicSignal: 0x0> name: +never\\")", "<RACReturnSignal: 0x0> name: +return:")
                """),
        line(
            #"["op", ["switch", [["a b", ["ref", "N"]]], null, ["ref", "N"]]]"#,
            name: """
                +switch: <RACDynamicSignal: 0x0> name: N cases: {"a b" = "<RACDynamicSignal: 0x0> name: N"; } \
                default: (null)
                """),
        line(#"["named", "new", ["op", ["never"]]]"#, name: "new"),
        line(#"["named", "new", ["create"]]"#, name: "", more: #", "unset": true"#),
        line(
            #"["multicastSignal", ["subjectN", "S"], ["create"]]"#, name: "[+createSignal:] -multicast: S",
            of: "RACSubject"),
        line(
            #"["timeoutD", 0.5, ["publishSignal", ["subjectN", "S"]]]"#,
            name: """
                [[S] -multicast: [S] -publish] -timeout: 0.500000 onScheduler: \
                <RACTestScheduler: 0x0> org.reactivecocoa.ReactiveObjC.RACTestScheduler
                """),
        line(#"["command", "executing"]"#, name: "<RACCommand: 0x0> -executing", of: "RACReplaySubject"),
        line(
            #"["command", "execute", {"tuple": [1, 2]}]"#, name: "<RACCommand: 0x0> -execute: (1, 2)",
            of: "RACReplaySubject"),
        line(#"["named", "new", ["command", "errors"]]"#, name: "new", of: "RACSubject"),
    ]

    @Test("Signals are named as the format says", arguments: lines)
    func names(line: String) {
        #expect(Lines.outcome(line) == .reproduced)
    }

    @Test("A signal's name that differs from the recording is a difference that no rule accepts")
    func differs() {
        let line = Self.line(#"["op", ["map", "inc", ["ref", "N"]]]"#, name: "[N] map")
        let rule = AcceptedDifference(anyOf: ["map"], extent: .layout, reason: "because")
        guard case .differing(let difference) = Lines.outcome(line, accepted: [rule]) else {
            Issue.record("It does not differ.")
            return
        }
        #expect(difference.recorded == #"[0, "name", "[N] map"]"#)
    }

    /// The one table in another order and with other quotes.
    private static let otherLayout = line(
        #"["op", ["switch", [["a", ["ref", "N"]], ["b", ["never"]]], null, ["ref", "N"]]]"#,
        name: """
            +switch: <RACDynamicSignal: 0x0> name: N cases: {"b" = "<RACDynamicSignal: 0x0> name: +never"; \
            "a" = "<RACDynamicSignal: 0x0> name: N"; } default: (null)
            """)

    @Test("How the platform lays out lists and tables is accepted by a rule, and fails without one")
    func acceptsLayout() throws {
        let rule = AcceptedDifference(anyOf: ["switch"], extent: .layout, reason: "because")
        #expect(Lines.outcome(Self.otherLayout, accepted: [rule]) == .accepted(reason: "because"))
        guard case .differing(let difference) = Lines.outcome(Self.otherLayout) else {
            Issue.record("It does not differ.")
            return
        }
        #expect(difference.extent == .layout)
        #expect(difference.description.hasSuffix(" (equal but for the layout)"))
    }

    @Test("The bundled rules accept how the platform lays out tables")
    func bundledRulesAcceptLayout() throws {
        guard case .accepted = Lines.outcome(Self.otherLayout, accepted: try Bundled.acceptedDifferences()) else {
            Issue.record("It was not accepted.")
            return
        }
    }

    @Test(
        "Line breaks and addresses do not count",
        arguments: [
            ("(\n    a,\n    b\n)", "(a, b)"), ("(\n)", "()"), ("{\n    1 = a;\n}", "{1 = a; }"),
            ("<A: 0x00007f1c> b", "<A: 0x0> b"), ("no break ", "no break "),
        ])
    func unwraps(text: String, result: String) {
        #expect(PlatformText.unwrapped(text) == result)
    }

    @Test(
        "Quotes, spelled line breaks and the order of a table's entries are layout",
        arguments: [
            (#"{b = 1; a = "{d = 2; c = 3; }"; }"#, "{a = {c = 3; d = 2; }; b = 1; }"),
            (#"("x (\n    \"a\",\n    b\n)")"#, #"(x ("a", "b"))"#),
        ])
    func evensOut(text: String, other: String) {
        #expect(PlatformText.plain(text) == PlatformText.plain(other))
    }

    @Test("A name is shown as text")
    func shows() throws {
        let line = Self.line(#"["create"]"#, name: "+createSignal:")
        let run = try ProgramRun.withFile([line]) { ProgramRun("show", "n", $0) }
        #expect(run.status == 0)
        let text = [
            #"  name         "+createSignal:""#, #"  class        "RACDynamicSignal""#,
            #"  description  "<RACDynamicSignal: 0x0> name: +createSignal:""#,
        ]
        let expected: [String] = ["recorded"] + text + ["dynamic"] + text
        #expect(Array(run.printed.suffix(10).prefix(8)) == expected)
        #expect(run.printed.last == "dynamic: no difference")
    }

    @Test("A scenario without a clock cannot be shown on the typed layer")
    func hasNoTypedFace() throws {
        let run = try ProgramRun.withFile(Self.lines) { ProgramRun("show", "n", $0, "--face", "typed") }
        #expect(run.status == 1)
        #expect(run.printed.last == "typed: this layer does not have what the scenario is about")
    }
}
