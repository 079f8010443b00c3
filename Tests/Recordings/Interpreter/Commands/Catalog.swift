import StreamTesting

/// The scenarios of files, by their names and their operators.
struct Catalog {
    struct Entry {
        let id: String
        let operators: Set<String>
        /// The scenario in words, in one line.
        let description: String

        var json: JSONValue {
            .object([
                "id": .string(id), "operators": .array(operators.sorted().map { .string($0) }),
                "description": .string(description),
            ])
        }
    }

    /// The bundled scenarios, read once; a failure if a file cannot be read.
    static let bundled = Result { try Catalog(files: Bundled.fileNames.map(Bundled.path)) }

    private(set) var scenarios: [Entry] = []
    /// How many scenarios contain each operator.
    private(set) var operators: [String: Int] = [:]

    init(files: [String]) throws {
        let kinds: [any RecordingKind] = [SignalRecordings()] + Replayer.listedKinds(accepted: [])
        for file in files {
            var reader = try LineReader(path: file)
            while let bytes = try reader.next() {
                guard let line = try? RecordedLine(bytes),
                    let kind = kinds.first(where: { $0.recognises(line.scenario) }),
                    let names = try? kind.operators(of: line)
                else { continue }
                scenarios.append(
                    Entry(id: line.id, operators: names, description: ScenarioDescription.text(of: line.scenario)))
                for name in names { operators[name, default: 0] += 1 }
            }
        }
    }

    func unknownOperator(_ name: String) -> String {
        "no scenario has the operator \(name)" + Suggestion.question(for: name, among: operators.keys)
            + " `side-by-side list --operators` lists them"
    }
}
