import Foundation
import Testing

@testable import Porting

@Suite struct PortCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a command, and puts `…` in the place of the folder.
    private func run(
        _ arguments: String..., translate: @escaping Translations.Translator = { _, _, _ in ("", []) }
    ) -> (status: PortCommand.Status, output: String, errors: String) {
        var (output, errors) = ("", "")
        let command = PortCommand(
            registry: .bundled, prepare: { _ in translate }, output: { output += $0 }, errors: { errors += $0 })
        let status = command.run(arguments)
        return (status, output.replacing(folder.path, with: "…"), errors.replacing(folder.path, with: "…"))
    }

    // MARK: Usage

    @Test("Help is printed, and is a success", arguments: ["explain", "scan", "translate"])
    func help(command: String) {
        #expect(run("--help").output == Help.all)
        let result = run(command, "--help")
        #expect(result.status == .success && result.errors.isEmpty)
        #expect(result.output.hasPrefix("rac-port \(command) "))
    }

    @Test(
        "Arguments that make no command are refused, with the help",
        arguments: [
            ([], "Say what to do."), (["delete"], "There is no command delete."), (["scan"], "An argument is missing."),
            (["scan", "--fast", "."], "There is no option --fast."),
            (["translate", ".", "--write"], "--write needs a value."),
        ])
    func usage(arguments: [String], reason: String) {
        var errors = ""
        let command = PortCommand(output: { _ in Issue.record("Nothing is printed.") }, errors: { errors += $0 })
        #expect(command.run(arguments) == .usage)
        #expect(errors.hasPrefix("rac-port: \(reason)\n\nrac-port "))
    }

    // MARK: Explain

    @Test("An entry is explained; an unknown one is a mistake, with what was meant perhaps")
    func explain() {
        let result = run("explain", "RAC-0372", "subscribNext:")
        #expect(result.status == .usage)
        #expect(result.output.hasPrefix("RAC-0372  -[RACSignal map:]\n  exact\n"))
        #expect(result.errors == "rac-port: Nothing is known of subscribNext:. Did you mean subscribeNext:?\n")
        #expect(run("explain", "RACObserve").status == .success)
    }

    // MARK: Scan

    private func writeProgram() throws {
        try folder.write(
            "#import \"Model.h\"\nvoid f(RACSignal *s) {\n    [s map:nil];\n    [s not];\n}\n", to: "View.m")
        try folder.write("@interface Model : NSObject\n@property RACSignal *names;\n@end\n", to: "Model.h")
        try folder.write("@implementation Model\n- (id)f { return [self.names not]; }\n@end\n", to: "Model.m")
        try folder.write("int main(void) { return 0; }\n", to: "main.m")
    }

    @Test("A scan lists uses, sums them up, and says where to begin")
    func scan() throws {
        try writeProgram()
        let result = run("scan", folder.path)
        #expect(result.status == .success)
        #expect(result.errors.isEmpty)
        #expect(
            result.output == """
                …/Model.m
                     2  RAC-0086  exact       -[RACSignal not]  signal.not()

                …/View.m
                     3  RAC-0372  exact       -[RACSignal map:]  signal.map(…)
                     4  RAC-0086  exact       -[RACSignal not]  signal.not()

                3 uses in 2 of 4 files

                By class
                        3  exact
                        0  substitute
                        0  by hand
                        0  Apple only

                By selector
                        2  RAC-0086  exact       -[RACSignal not]
                        1  RAC-0372  exact       -[RACSignal map:]

                8 lines of code in these files, by estimate
                        8  mechanical
                        0  to review
                        0  by hand

                Begin with
                  …/Model.m: 1 use, 0 obstacles, needs 0 other files
                  …/View.m: 2 uses, 0 obstacles, needs 1 other file

                """)
        let summary = run("scan", "--summary", folder.path).output
        #expect(result.output.hasSuffix(summary) && summary.hasPrefix("3 uses in 2 of 4 files\n"))
    }

    @Test("The page of a scan shows the files to begin with, and the uses by class and by file")
    func scanHTML() throws {
        try writeProgram()
        try folder.write(
            "void g(RACSignal *s, NSTimer *t) {\n    [t mutableArrayValueForKey:@\"<&>\"];\n}\n", to: "Timer.m")
        let page = folder.path + "/page.html"
        let result = run("scan", "--html", page, folder.path)
        #expect(result.status == .byHand)
        #expect(result.output == "…/page.html: 4 uses in 3 of 5 files\n")
        let text = try folder.read("page.html").replacing(folder.path, with: "…")
        let parts = ["Begin with", "By class of the API", "By file", "How to read the page"].compactMap { title in
            text.range(of: title + "</h", options: .caseInsensitive)?.lowerBound
        }
        #expect(parts.count == 4 && parts == parts.sorted())
        let begin = text.components(separatedBy: "<ol class=\"bars\">")[1].components(separatedBy: "</ol>")[0]
        let links = begin.matches(of: /<a href="#(file-\d)">…\/(\w+)\.m<\/a>/).map { "\($0.1) \($0.2)" }
        #expect(links == ["file-1 Model", "file-3 View", "file-2 Timer"])
        #expect(begin.contains("aria-label=\"2 lines mechanical, 0 to review, 1 by hand\" viewBox=\"0 0 5 1\""))
        #expect(begin.contains("<rect class=\"bad\" x=\"2\" y=\"0\" width=\"1\" height=\"1\"/>"))
        let entries = text.components(separatedBy: "<details class=\"entry\"").dropFirst().map { entry in
            entry.prefix { $0 != ">" } + (entry.contains("1 by hand</span>") ? " by hand" : "")
        }
        #expect(
            entries == [
                " id=\"class-1\" data-name=\"RACSignal\"",
                " id=\"class-2\" data-name=\"NSObject\" data-marked=\"1\" by hand",
                " id=\"file-1\" data-name=\"…/Model.m\"",
                " id=\"file-2\" data-name=\"…/Timer.m\" data-marked=\"1\" by hand",
                " id=\"file-3\" data-name=\"…/View.m\"",
            ])
        #expect(text.contains("<td>4</td><td><code>-[RACSignal not]</code> → <code>signal.not()</code>"))
    }

    @Test("A page that cannot be written is a failure")
    func scanUnwritableHTML() throws {
        try writeProgram()
        let result = run("scan", "--html", "/nowhere/page.html", folder.path)
        #expect(result.status == .failure && result.output.isEmpty)
        #expect(result.errors == "rac-port: /nowhere/page.html: cannot be written\n")
    }

    @Test("The JSON of a scan has all of it, in the same bytes each time")
    func scanJSON() throws {
        try folder.write("void f(RACSignal *s) { [s not]; }\n", to: "A.m")
        let result = run("scan", "--json", folder.path)
        #expect(result.output == run("scan", "--json", folder.path).output)
        #expect(
            result.output == """
                {
                  "beginWith" : [
                    {
                      "imports" : 0,
                      "obstacles" : 0,
                      "path" : "…/A.m",
                      "uses" : 1
                    }
                  ],
                  "classes" : {
                    "Apple only" : 0,
                    "by hand" : 0,
                    "exact" : 1,
                    "substitute" : 0
                  },
                  "lines" : {
                    "byHand" : 0,
                    "mechanical" : 1,
                    "review" : 0
                  },
                  "scan" : {
                    "files" : [
                      {
                        "imports" : [

                        ],
                        "lines" : {
                          "byHand" : 0,
                          "mechanical" : 1,
                          "review" : 0
                        },
                        "path" : "…/A.m",
                        "uses" : [
                          {
                            "class" : "exact",
                            "id" : "RAC-0086",
                            "isCertain" : true,
                            "line" : 1,
                            "needsReview" : false,
                            "swift" : "signal.not()",
                            "title" : "-[RACSignal not]"
                          }
                        ]
                      }
                    ],
                    "skipped" : [

                    ]
                  },
                  "selectors" : [
                    {
                      "class" : "exact",
                      "files" : 1,
                      "id" : "RAC-0086",
                      "swift" : "signal.not()",
                      "title" : "-[RACSignal not]",
                      "uses" : 1
                    }
                  ]
                }

                """)
    }

    @Test("Ten files at most are named to begin with: fewest obstacles first, then those that need fewest others")
    func beginnings() throws {
        for index in 0..<12 {
            let imported = index == 0 ? "" : "#import \"File\(index - 1).h\"\n"
            try folder.write("@interface File\(index) : NSObject\n@end\n", to: "File\(index).h")
            try folder.write("\(imported)void f(RACSignal *s) { [s not]; }\n", to: "File\(index).m")
        }
        try folder.write("void f(RACSignal *s) { [s valueForKey:@\"x\"]; }\n", to: "Alone.m")
        let report = ScanReport(Scan(paths: [folder.path]))
        #expect(report.beginWith.map(\.imports) == Array(0..<10))
        #expect(report.beginWith.map(\.obstacles) == Array(repeating: 0, count: 10))
    }

    @Test("An obstacle sets the status; a missing path is a failure")
    func scanStatus() throws {
        let file = try folder.write("void f(NSObject *o) { [o mutableArrayValueForKey:@\"x\"]; }\n", to: "A.m")
        #expect(run("scan", file).status == .byHand)
        let result = run("scan", file, "\(folder.path)/B.m")
        #expect(result.status == .failure)
        #expect(result.errors == "rac-port: …/B.m: does not exist\n")
    }

    @Test("A file of a folder that cannot be read is a failure; the report names it", arguments: ["scan", "translate"])
    func unreadableFile(command: String) throws {
        try folder.write("void f(RACSignal *s) { [s not]; }\n", to: "A.m")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/B.m", withDestinationPath: "\(folder.path)/nothing.m")
        let result = run(command, folder.path)
        #expect(result.status == .failure)
        #expect(result.errors == "" && result.output.contains("…/B.m") && result.output.contains("A.m"))
    }

    // MARK: Translate

    private func translator(_ confidence: Diagnostic.Confidence?) -> Translations.Translator {
        { source, header, name in
            let diagnostics = confidence.map {
                [Diagnostic(file: "\(name).m", line: 1, id: "RAC-0372", confidence: $0, message: "A sentence.")]
            }
            return ("// \(name)\(header == nil ? "" : " with its header")\n" + source, diagnostics ?? [])
        }
    }

    @Test("The dry run prints a diff and a report, and writes nothing")
    func dryRun() throws {
        let file = try folder.write("one\ntwo\n", to: "A.m")
        let result = run("translate", file, translate: translator(.review))
        #expect(result.status == .success)
        #expect(
            result.output == """
                --- …/A.m
                +++ A.swift
                @@ -1,2 +1,3 @@
                +// A
                 one
                 two

                …/A.m → A.swift: review
                     1  RAC-0372  review   A sentence.

                1 file: 0 exact, 1 review, 0 by hand
                        1  RAC-0372  review   -[RACSignal map:]

                """)
        #expect(folder.files == ["A.m"])
    }

    @Test("Files are written to the folder, at their places, headers with their implementations")
    func write() throws {
        for name in ["App/User.m", "App/User.h", "App/Views/List.mm", "App/Views/Only.h"] {
            try folder.write("// text\n", to: name)
        }
        let result = run("translate", "\(folder.path)/App", "--write", "\(folder.path)/Out", translate: translator(nil))
        #expect(result.status == .success)
        #expect(
            result.output == """
                …/App/User.m with …/App/User.h → User.swift: exact
                …/App/Views/List.mm → Views/List.swift: exact
                …/App/Views/Only.h → Views/Only.swift: exact

                3 files: 3 exact, 0 review, 0 by hand

                """)
        #expect(
            folder.files.filter { $0.hasPrefix("Out/") } == [
                "Out/.rac-port.json", "Out/User.swift", "Out/Views/List.swift", "Out/Views/Only.swift",
            ])
        #expect(try folder.read("Out/User.swift") == "// User with its header\n// text\n")
        #expect(try folder.read("App/User.m") == "// text\n")
    }

    @Test("The dry run shows the text that is written")
    func sameBytes() throws {
        let file = try folder.write("one\n", to: "A.m")
        let shown = run("translate", file, translate: translator(nil)).output
        _ = run("translate", file, "--write=\(folder.path)/Out", translate: translator(nil))
        let written = try folder.read("Out/A.swift")
        let added = shown.split(separator: "\n").filter {
            $0.hasPrefix("+") && !$0.hasPrefix("+++") || $0.hasPrefix(" ")
        }
        #expect(added.map { $0.dropFirst() } == written.split(separator: "\n"))
    }

    @Test("The translator itself is behind the command")
    func real() throws {
        let file = try folder.write(
            "void f(RACSignal *signal) {\n    [signal subscribeNext:^(NSString *name) { g(name); }];\n}\n", to: "A.m")
        var output = ""
        let command = PortCommand(output: { output += $0 }, errors: { Issue.record("\($0)") })
        #expect(command.run(["translate", file, "--write", "\(folder.path)/Out"]) == .success)
        #expect(output.hasSuffix("1 file: 1 exact, 0 review, 0 by hand\n"))
        #expect(try folder.read("Out/A.swift").contains("signal.subscribeNext { (name: String) in"))
    }

    @Test("A folder that cannot be made is a failure that is named")
    func unwritable() throws {
        let file = try folder.write("a\n", to: "A.m")
        let result = run("translate", file, "--write", file, translate: translator(nil))
        #expect(result.status == .failure)
        #expect(result.errors.contains("rac-port: …/A.m/A.swift: cannot be written\n"))
        #expect(try folder.read("A.m") == "a\n")
    }

    @Test("A second run writes what has changed, and refuses what was edited or is not its own")
    func edited() throws {
        let (a, b) = (try folder.write("a\n", to: "A.m"), try folder.write("b\n", to: "B.m"))
        func translate() -> (status: PortCommand.Status, output: String, errors: String) {
            run("translate", a, b, "--write", "\(folder.path)/Out", translate: translator(nil))
        }
        #expect(translate().status == .success)
        try folder.write("changed\n", to: "A.m")
        #expect(translate().status == .success)
        #expect(try folder.read("Out/A.swift") == "// A\nchanged\n")

        try folder.write("changed again\n", to: "A.m")
        try folder.write("by a person\n", to: "Out/A.swift")
        try folder.write("changed\n", to: "B.m")
        let result = translate()
        #expect(result.status == .failure)
        #expect(result.errors == "rac-port: …/Out/A.swift: was edited since it was written\n")
        #expect(try folder.read("Out/A.swift") == "by a person\n")
        #expect(try folder.read("Out/B.swift") == "// B\nchanged\n")

        try folder.write("of somebody else\n", to: "Out/C.swift")
        let other = try folder.write("c\n", to: "C.m")
        let foreign = run("translate", other, "--write", "\(folder.path)/Out", translate: translator(nil))
        #expect(foreign.errors == "rac-port: …/Out/C.swift: is there already, and was not written by rac-port\n")
        #expect(try folder.read("Out/C.swift") == "of somebody else\n")
    }

    @Test("Two files with the same name are not written over each other")
    func sameNames() throws {
        let (a, b) = (try folder.write("a\n", to: "One/A.m"), try folder.write("b\n", to: "Two/A.m"))
        let result = run("translate", a, b, "--write", "\(folder.path)/Out", translate: translator(nil))
        #expect(result.status == .failure)
        #expect(result.errors == "rac-port: …/Two/A.m: has the same name as …/One/A.m: A.swift\n")
        #expect(try folder.read("Out/A.swift") == "// A\na\n")
    }

    @Test(
        "The exit status reports the remaining work",
        arguments: [nil, .exact, .review, .byHand] as [Diagnostic.Confidence?])
    func status(confidence: Diagnostic.Confidence?) throws {
        let file = try folder.write("a\n", to: "A.m")
        #expect(
            run("translate", file, translate: translator(confidence)).status
                == (confidence == .byHand ? .byHand : .success))
        #expect(run("translate", file, "\(folder.path)/B.m", translate: translator(confidence)).status == .failure)
    }

    @Test("The report counts the forms that hold for every program, by the fact that was missing")
    func faithfulForms() throws {
        let file = try folder.write("", to: "A.m")
        let result = run("translate", file, "--write", "\(folder.path)/Out") { _, _, _ in
            let text = """
                // formattedText is a word of this comment, and "isEqual" one of the next line's text.
                let text = "isEqual &+ \\(objectText(name))"
                let sum = a &+ b &* c & +d
                func isEqual(_ other: Any?) -> Bool { true }
                list.append(formattedText("%@ %@", json.integerValue, sum &+ 1))
                """
            return (text, [])
        }
        #expect(
            result.output.hasSuffix(
                """

                Forms that hold for every program, and the fact that was missing
                        2  &+                bounds of the numbers
                        1  &*                bounds of the numbers
                        1  formattedText     the kinds of the values in a format
                        1  integerValue      the class of the object
                        1  objectText        the kinds of the values in a format

                """), "\(result.output)")
    }

    @Test("The JSON of a translation has files and entries")
    func translateJSON() throws {
        let file = try folder.write("a\n", to: "A.m")
        try folder.write(bytes: [0, 1], to: "B.m")
        let result = run("translate", "--json", file, "\(folder.path)/B.m", translate: translator(.byHand))
        #expect(result.status == .failure)
        #expect(result.errors == "rac-port: …/B.m: binary\n")
        #expect(
            result.output == """
                {
                  "confidences" : {
                    "by hand" : 1,
                    "exact" : 0,
                    "review" : 0
                  },
                  "failures" : [

                  ],
                  "files" : [
                    {
                      "confidence" : "by hand",
                      "diagnostics" : [
                        {
                          "confidence" : "by hand",
                          "file" : "A.m",
                          "id" : "RAC-0372",
                          "line" : 1,
                          "message" : "A sentence."
                        }
                      ],
                      "source" : "…/A.m",
                      "target" : "A.swift"
                    }
                  ],
                  "forms" : [

                  ],
                  "selectors" : [
                    {
                      "confidence" : "by hand",
                      "id" : "RAC-0372",
                      "places" : 1,
                      "title" : "-[RACSignal map:]"
                    }
                  ],
                  "skipped" : [
                    {
                      "path" : "…/B.m",
                      "reason" : "binary"
                    }
                  ],
                  "unknownTypes" : [

                  ]
                }

                """)
    }
}
