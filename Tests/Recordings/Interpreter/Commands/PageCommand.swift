import Foundation
import Porting
import StreamTesting

/// Replays the bundled scenarios on both layers, and writes the results as a page.
struct PageCommand {
    let console: Console
    /// The path of the written file.
    let file: String
    /// The operators that a scenario must contain, all of them.
    let operators: Set<String>

    private let dynamic = DynamicFace.operators()
    private let typed = TypedFace.operators()

    init(console: Console, file: String, operators: Set<String>) {
        self.console = console
        self.file = file
        self.operators = operators
    }

    /// Writes the page; returns the exit status.
    func run() -> Int32 {
        do {
            return try write()
        } catch let error as Malformed {
            console.report("side-by-side: \(error)\n")
        } catch {
            console.report("side-by-side: \(file): \(ReplayCommand.words(of: error))\n")
        }
        return 1
    }

    private func write() throws -> Int32 {
        let replayer = Replayer(accepted: try Bundled.acceptedDifferences())
        var summary = Summary()
        var comparison = TypedComparison()
        var examples = PageExamples()
        var progress = Progress(console: console)
        try Bundled.forEachLine(with: operators) { bytes in
            guard let replayed = replayer.replay(bytes, only: operators) else { return }
            summary.add(replayed)
            progress.advance(to: summary)
            let line = try RecordedLine(bytes)
            guard SignalRecordings().recognises(line.scenario) else { return }
            let replay = try TypedReplay(line, typed)
            if let replay { comparison.add(replay, id: line.id) }
            examples.consider(
                line, operators: replayed.operators, recorded: try replay?.recorded ?? SignalTrace(line),
                causes: replay?.causes ?? [])
        }
        progress.clear()
        guard summary.total > 0 else {
            throw Malformed("no scenario contains \(operators.sorted().joined(separator: " and "))")
        }
        let page = Page(summary: summary, comparison: comparison, examples: examples, figure: figure)
        let text = try page.html()
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        let scenarios = "\(summary.passed) of \(summary.total) reproduced, \(comparison.count) compared"
        console.print("\(file): \(text.utf8.count / 1024) KiB; \(scenarios)")
        return summary.failed == 0 && comparison.unexplained.isEmpty ? 0 : 1
    }

    private func figure(_ example: PageExamples.Example, _ id: String) throws -> String {
        let line = example.line
        var shown = [(title: ShownFace.recorded.rawValue, trace: try SignalTrace(line))]
        shown.append((ShownFace.dynamic.rawValue, ScenarioRun.trace(try SignalScenario(line.scenario, table: dynamic))))
        if let replay = try TypedReplay(line, typed) { shown.append((ShownFace.typed.rawValue, replay.actual)) }
        let drawing = ScenarioDrawing(line, shown)
        let description = Markup.escaped(drawing.description)
        let code = ScenarioCode(line.scenario).map { code in
            [("Objective-C", code.objectiveC), ("Swift", code.swift)].map { name, lines in
                "<p>\(name)</p><pre>\(Markup.escaped(lines.joined(separator: "\n")))</pre>"
            }.joined(separator: "\n")
        }
        let section = code.map { "<details class=\"code\"><summary>Code</summary>\n\($0)\n</details>\n" } ?? ""
        return """
            <figure>
            <figcaption><code>\(description)</code> <span class="id">\(Markup.escaped(line.id))</span></figcaption>
            <div class="scroll" tabindex="0" role="group" aria-label="Diagram of \(Markup.escaped(line.id))">
            \(drawing.diagram.figure(title: "\(line.id): \(drawing.description)", description: drawing.words, id: id))</div>
            \(section)</figure>
            """
    }
}
