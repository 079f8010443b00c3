import Foundation
import StreamTesting

/// Draws a scenario, as recorded and as replayed.
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
        var ids: [String] = []
        if request.files.isEmpty {
            ids = (try? Catalog.bundled.get())?.scenarios.map(\.id) ?? []
        } else {
            for file in files { ids += (try? Catalog(files: [file]))?.scenarios.map(\.id) ?? [] }
        }
        let question = Suggestion.question(for: request.id, among: ids)
        let list = request.files.isEmpty ? "; `side-by-side list` lists all" : ""
        console.report("side-by-side: there is no scenario \(request.id)\(question)\(question.isEmpty ? list : "")\n")
        return 1
    }

    private func find(in file: String) throws -> RecordedLine? {
        // A file of somebody else could spell the id with escapes.
        let filter = LineFilter(request.files.isEmpty ? [request.id] : [])
        var reader = try LineReader(path: file)
        while let bytes = try reader.next() {
            // A line that cannot be read cannot be the requested one.
            if filter.canPass(bytes), let line = try? RecordedLine(bytes), line.id == request.id { return line }
        }
        return nil
    }

    private func show(_ line: RecordedLine) throws -> Int32 {
        let description = ScenarioDescription.text(of: line.scenario)
        let isSignal = SignalRecordings().recognises(line.scenario)
        if request.writesSVG || isSignal {
            guard isSignal else {
                console.report("side-by-side: \(request.id) has no clock; only scenarios of signals are pictures\n")
                return 1
            }
            return show(line, try FaceRuns(line, on: request.faces), description)
        }
        if request.writesJSON { return try write(line) }
        console.print(description.isEmpty ? line.id : "\(line.id): \(description)")
        console.print("")
        if StreamRecording.recognises(line.scenario) { return try show(StreamRecording(line.members)) }
        for kind in Replayer.listedKinds(accepted: []) where kind.recognises(line.scenario) {
            console.print(JSONValue.object(line.scenario).indented())
            console.print("")
            let (lines, isComplete) = try kind.listings(of: line, faces: request.faces)
            for line in lines { console.print(line) }
            return isComplete ? 0 : 1
        }
        console.report("side-by-side: \(request.id) is not of a kind this build can draw\n")
        return 1
    }

    private func show(_ line: RecordedLine, _ runs: FaceRuns, _ description: String) -> Int32 {
        let drawing = ScenarioDrawing(line, runs.shown)
        let code = ScenarioCode(line.scenario)
        if request.writesJSON {
            console.print(json(line, runs, code, description).description)
        } else if request.writesSVG {
            console.print(drawing.diagram.svg(title: "\(line.id): \(description)", description: drawing.words))
        } else {
            console.print("\(line.id): \(description)")
            console.print("")
            if let code {
                console.print("Objective-C")
                for line in code.objectiveC { console.print("    \(line)") }
                console.print("Swift")
                for line in code.swift { console.print("    \(line)") }
                console.print("")
            }
            draw(drawing, runs)
        }
        for note in runs.notes {
            if request.writesSVG || request.writesJSON {
                console.report("side-by-side: \(note)\n")
            } else {
                console.print(note)
            }
        }
        return runs.isExplained ? 0 : 1
    }

    private func draw(_ drawing: ScenarioDrawing, _ runs: FaceRuns) {
        let first = runs.runs.first { $0.difference != nil }
        let marked = first.flatMap { run in
            [runs.recorded, run.trace].compactMap { trace in
                run.difference.flatMap { difference in
                    trace.entries.indices.contains(difference.position) ? trace.entries[difference.position].tick : nil
                }
            }.min()
        }
        if !runs.runs.isEmpty {
            for line in drawing.diagram.lines(marking: marked) { console.print(line) }
            console.print("")
        }
        for run in runs.runs {
            guard let difference = run.difference else { continue }
            console.print("first difference, \(run.face.rawValue): \(difference)")
        }
        for run in runs.runs where run.face != .recorded && run.difference == nil {
            console.print("\(run.face.rawValue): no difference")
        }
        for run in runs.runs where run.face == .typed && run.difference != nil {
            let causes = run.causes.map { "\($0.explanation) (\($0.rawValue))" }.joined(separator: "; or: ")
            console.print(
                run.causes.isEmpty
                    ? "typed, no difference by design is known to apply" : "typed, by design: \(causes)")
        }
    }

    private func json(
        _ line: RecordedLine, _ runs: FaceRuns, _ code: ScenarioCode?, _ description: String
    ) -> JSONValue {
        let faces = runs.runs.map { run in
            (
                run.face.rawValue,
                JSONValue.object([
                    "end": .string(run.trace.end), "equal": .bool(run.difference == nil),
                    "trace": .array(
                        run.trace.entries.map { .array([.int($0.tick), .string($0.kind), $0.value]) }),
                    "difference": run.difference.map { .string("\($0)") } ?? .null,
                    "explained": .array(run.causes.map { .string($0.rawValue) }),
                ])
            )
        }
        var members: [String: JSONValue] = [
            "id": .string(line.id), "description": .string(description), "scenario": .object(line.scenario),
            "faces": .object(Dictionary(uniqueKeysWithValues: faces)),
        ]
        if let code {
            members["objectiveC"] = .string(code.objectiveC.joined(separator: "\n"))
            members["swift"] = .string(code.swift.joined(separator: "\n"))
        }
        return .object(members)
    }

    /// Writes a scenario without a clock for programs: the recorded line, with the listing that people see.
    private func write(_ line: RecordedLine) throws -> Int32 {
        var members = line.members
        var isComplete = true
        for kind in Replayer.listedKinds(accepted: []) where kind.recognises(line.scenario) {
            let (lines, complete) = try kind.listings(of: line, faces: request.faces)
            members["listing"] = .array(lines.map { .string($0) })
            isComplete = complete
        }
        members["id"] = .string(line.id)
        console.print(JSONValue.object(members).description)
        return isComplete ? 0 : 1
    }

    /// Draws the recording of a user's own streams, which has no expression that a face could run.
    private func show(_ recording: StreamRecording) -> Int32 {
        for line in recording.drawing.split(separator: "\n") { console.print(String(line)) }
        console.print("  end \(recording.end)")
        guard request.faces.contains(.typed) || !request.faces.contains(.recorded) else { return 0 }
        console.report("side-by-side: \(request.id) has no expression; only what was recorded can be drawn\n")
        return 1
    }
}
