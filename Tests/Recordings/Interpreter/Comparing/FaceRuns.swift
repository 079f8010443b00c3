import StreamTesting

/// A scenario of signals on the faces that were asked for.
struct FaceRuns {
    struct Run {
        let face: ShownFace
        let trace: SignalTrace
        /// Where it differs first from what was recorded.
        let difference: Difference?
        /// The deliberate differences that explain it.
        let causes: [DesignDifference]

        /// Whether it is as recorded, or differs for a known reason.
        var isExplained: Bool { difference == nil || !causes.isEmpty }
    }

    private(set) var runs: [Run] = []
    /// What kept a face from running the scenario.
    private(set) var notes: [String] = []
    let recorded: SignalTrace

    init(_ line: RecordedLine, on faces: [ShownFace]) throws {
        recorded = try SignalTrace(line)
        for face in faces {
            do {
                switch face {
                case .recorded: add(face, recorded, met: [])
                case .dynamic: add(face, try Self.run(line, DynamicFace.operators()).trace, met: [])
                case .typed:
                    let (trace, met) = try Self.run(line, TypedFace.operators())
                    add(face, trace, met: met)
                }
            } catch {
                notes.append("\(face.rawValue): \(error)")
            }
        }
    }

    /// Whether every face could run it, and each difference has a reason.
    var isExplained: Bool { notes.isEmpty && runs.allSatisfy(\.isExplained) }

    /// What a drawing shows.
    var shown: [(title: String, trace: SignalTrace)] { runs.map { ($0.face.rawValue, $0.trace) } }

    private mutating func add(_ face: ShownFace, _ trace: SignalTrace, met: [DesignDifference]) {
        let difference = Difference(recorded: recorded, actual: trace)
        // Only the typed core differs by design.
        let causes = face == .typed ? difference.map { DesignDifference.explaining($0, met: met) } ?? [] : []
        runs.append(Run(face: face, trace: trace, difference: difference, causes: causes))
    }

    private static func run<Layer>(
        _ line: RecordedLine, _ table: OperatorTable<Layer>
    ) throws -> (trace: SignalTrace, met: [DesignDifference]) {
        let scenario = try SignalScenario(line.scenario, table: table)
        guard scenario.missing.isEmpty else {
            throw Malformed("this layer does not have \(scenario.missing.sorted().joined(separator: ", "))")
        }
        return ScenarioRun.explainedTrace(scenario)
    }
}
