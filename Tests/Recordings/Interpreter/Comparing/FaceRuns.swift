import StreamTesting

/// A scenario of signals, run on the requested faces.
struct FaceRuns {
    struct Run {
        let face: ShownFace
        let trace: SignalTrace
        /// The first difference from the recording; nil if there is none.
        let difference: Difference?
        /// The deliberate differences that explain the difference.
        let causes: [DesignDifference]

        /// Whether the run equals the recording, or differs for a known reason.
        var isExplained: Bool { difference == nil || !causes.isEmpty }
    }

    private(set) var runs: [Run] = []
    /// The reasons why faces could not run the scenario.
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

    /// Whether every face could run the scenario, and each difference has a reason.
    var isExplained: Bool { notes.isEmpty && runs.allSatisfy(\.isExplained) }

    /// The traces that a drawing shows.
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
