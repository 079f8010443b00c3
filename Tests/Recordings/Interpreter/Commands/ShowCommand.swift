import Foundation
import StreamTesting

/// Draws one scenario, as recorded and as replayed.
struct ShowCommand {
    let console: Console
    let request: ShowRequest

    /// Looks for the scenario and draws it; returns the exit status.
    func run() -> Int32 {
        let files = request.files.isEmpty ? Bundled.fileNames.map(Bundled.path) : request.files
        for file in files {
            do {
                if let line = try find(in: file) { return try show(line) }
            } catch {
                console.report("side-by-side: \(file): \(ReplayCommand.reason(error))\n")
                return 1
            }
        }
        console.report("side-by-side: there is no scenario \(request.id)\n")
        return 1
    }

    private func find(in file: String) throws -> RecordedLine? {
        var reader = try LineReader(path: file)
        while let bytes = try reader.next() {
            // A line that cannot be read cannot be the one that is looked for.
            if let line = try? RecordedLine(bytes), line.id == request.id { return line }
        }
        return nil
    }

    private func show(_ line: RecordedLine) throws -> Int32 {
        console.print(JSONValue.object(line.scenario).indented())
        console.print("")
        if StreamRecording.recognises(line.scenario) { return try show(StreamRecording(line.members)) }
        for kind in Replayer.listedKinds(accepted: []) where kind.recognises(line.scenario) {
            let (lines, isComplete) = try kind.listings(of: line, faces: request.faces)
            for line in lines { console.print(line) }
            return isComplete ? 0 : 1
        }
        guard SignalRecordings().recognises(line.scenario) else {
            console.report("side-by-side: \(request.id) is not of a kind this build can draw\n")
            return 1
        }
        let recorded = try SignalTrace(line)
        var shown: [(title: String, trace: SignalTrace)] = []
        var notes: [String] = []
        var explanation: String?
        for face in request.faces {
            do {
                switch face {
                case .recorded: shown.append((face.rawValue, recorded))
                case .dynamic: shown.append((face.rawValue, try run(line, DynamicFace.operators()).trace))
                case .typed:
                    let (trace, met) = try run(line, TypedFace.operators())
                    shown.append((face.rawValue, trace))
                    explanation = Difference(recorded: recorded, actual: trace).map { Self.explanation($0, met) }
                }
            } catch {
                notes.append("\(face.rawValue): \(error)")
            }
        }
        draw(shown, recorded, labels: line.scenario["subs"]?.array?.compactMap { $0.object?["label"]?.string } ?? [])
        if let explanation { console.print("typed, \(explanation)") }
        for note in notes { console.print(note) }
        return notes.isEmpty ? 0 : 1
    }

    /// Draws what somebody's own streams did: there is no expression that a face could run.
    private func show(_ recording: StreamRecording) -> Int32 {
        for line in recording.drawing.split(separator: "\n") { console.print(String(line)) }
        console.print("  end \(recording.end)")
        guard request.faces.contains(.typed) || !request.faces.contains(.recorded) else { return 0 }
        console.report("side-by-side: \(request.id) has no expression; only what was recorded can be drawn\n")
        return 1
    }

    private static func explanation(_ difference: Difference, _ met: [DesignDifference]) -> String {
        let causes = DesignDifference.explaining(difference, met: met)
        guard !causes.isEmpty else { return "no difference by design is known to apply" }
        return "by design: " + causes.map(\.explanation).joined(separator: "; or: ")
    }

    private func run<Layer>(
        _ line: RecordedLine, _ table: OperatorTable<Layer>
    ) throws -> (trace: SignalTrace, met: [DesignDifference]) {
        let scenario = try SignalScenario(line.scenario, table: table)
        guard scenario.missing.isEmpty else {
            throw Malformed("this layer does not have \(scenario.missing.sorted().joined(separator: ", "))")
        }
        return ScenarioRun.explainedTrace(scenario)
    }

    private func draw(_ shown: [(title: String, trace: SignalTrace)], _ recorded: SignalTrace, labels: [String]) {
        let differences = shown.compactMap { title, trace in
            Difference(recorded: recorded, actual: trace).map { (title, trace, $0) }
        }
        let marked = differences.first.flatMap { _, trace, difference in
            [recorded, trace].compactMap { trace in
                trace.entries.indices.contains(difference.position) ? trace.entries[difference.position].tick : nil
            }.min()
        }
        if !shown.isEmpty {
            for line in MarbleDiagram(shown, labels: labels).lines(marking: marked) { console.print(line) }
            console.print("")
        }
        for (title, _, difference) in differences { console.print("first difference, \(title): \(difference)") }
        for (title, _) in shown where title != ShownFace.recorded.rawValue {
            if !differences.contains(where: { $0.0 == title }) { console.print("\(title): no difference") }
        }
    }
}
