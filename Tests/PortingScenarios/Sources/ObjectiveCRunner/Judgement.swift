import Foundation

/// What became of a scenario, the best first.
enum Standing: String, CaseIterable, Comparable {
    case equal
    case byHand = "by hand"
    case notCompiling = "not compiling"
    case stopped
    case different

    static func < (left: Standing, right: Standing) -> Bool {
        allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
}

/// The standing of all scenarios that were asked for.
struct Judgement {
    private struct Recorded: Decodable {
        let id: String
        let family: String
        let output: String
    }

    private struct Result {
        let recorded: Recorded
        let standing: Standing
        /// What shows the reason: the output, or the compiler's messages.
        let got: String
    }

    private let corpus: URL
    private let shows: Bool
    private let accepts: Bool
    private var results: [Result] = []

    init(_ arguments: [String]) throws {
        func value(_ option: String) -> String? {
            arguments.firstIndex(of: option).map { arguments[$0 + 1] }
        }
        corpus = URL(filePath: arguments[1])
        shows = arguments.contains("--show")
        accepts = arguments.contains("--accept")
        let left = try Left(folder: URL(filePath: arguments[2]))
        let compiled = Dictionary(scenarios.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let lines = try String(contentsOf: corpus.appending(path: "outputs.jsonl"), encoding: .utf8)
        for line in lines.split(separator: "\n") {
            let recorded = try JSONDecoder().decode(Recorded.self, from: Data(line.utf8))
            let program = value("--program")
            guard (value("--family") ?? recorded.family) == recorded.family,
                program.map({ recorded.id.hasPrefix($0 + "_") }) ?? true
            else { continue }
            let result: (Standing, String)
            if let scenario = compiled[recorded.id] {
                let output = scenario.output
                result = (output.map { $0 == recorded.output ? .equal : .different } ?? .stopped, output ?? "")
            } else {
                result = left.standing(of: recorded.id)
            }
            results.append(Result(recorded: recorded, standing: result.0, got: result.1))
        }
    }

    private var families: [(name: String, results: [Result])] {
        Dictionary(grouping: results, by: \.recorded.family).map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
    }

    func printFamilies() {
        for family in families {
            for result in family.results where result.standing != .equal {
                print("\(result.standing.rawValue): \(result.recorded.id)")
                guard shows else { continue }
                if result.standing == .different || result.standing == .stopped {
                    print("    expected \(result.recorded.output.debugDescription)")
                }
                if result.standing == .different {
                    print("    got      \(result.got.debugDescription)")
                } else if !result.got.isEmpty {
                    print(result.got)
                }
            }
        }
        printRow("", Standing.allCases.map(\.rawValue))
        for family in families { printRow(family.name, counts(family.results)) }
        printRow("all", counts(results))
    }

    private func counts(_ results: [Result]) -> [String] {
        Standing.allCases.map { standing in "\(results.count { $0.standing == standing })" }
    }

    private func printRow(_ name: String, _ cells: [String]) {
        print(([name] + cells).map { $0.padding(toLength: 16, withPad: " ", startingAt: 0) }.joined())
    }

    /// Compares the standing with what is stored by family, and returns whether nothing is worse.
    func settle() throws -> Bool {
        var isGood = true
        for family in families {
            let file = corpus.appending(path: "Standing/\(family.name).txt")
            var stored: [String: Standing] = [:]
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: " ", maxSplits: 1)
                stored[String(parts[0])] = Standing(rawValue: String(parts[1]))
            }
            for result in family.results {
                let before = stored[result.recorded.id] ?? .equal
                if result.standing != before, !accepts {
                    let direction = result.standing < before ? "better" : "WORSE"
                    print("\(direction): \(result.recorded.id), \(before.rawValue) -> \(result.standing.rawValue)")
                }
                if result.standing > before { isGood = false }
                stored[result.recorded.id] = result.standing
            }
            guard accepts else { continue }
            let lines = stored.filter { $0.value != .equal }.map { "\($0.key) \($0.value.rawValue)\n" }
            try lines.sorted().joined().write(to: file, atomically: true, encoding: .utf8)
        }
        return isGood || accepts
    }
}

/// The programs that are not compiled, and why.
private struct Left {
    private var programs: [(id: String, standing: Standing, reasons: String)] = []

    init(folder: URL) throws {
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            let lines = try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n")
            let isByHand = lines.first?.hasSuffix("by hand") ?? false
            let reasons = lines.map { $0.drop { $0 == " " } }
                .filter { $0.hasPrefix("#error(") || $0.hasPrefix("// error: ") }
            programs.append(
                (
                    String(file.dropLast(6).prefix { $0 != "+" }), isByHand ? .byHand : .notCompiling,
                    reasons.map { "    \($0)" }.joined(separator: "\n")
                ))
        }
    }

    func standing(of id: String) -> (Standing, String) {
        let files = programs.filter { id.hasPrefix($0.id + "_") }
        guard let first = files.first else { return (.notCompiling, "    No program has the scenario.") }
        return (first.standing, files.map(\.reasons).filter { !$0.isEmpty }.joined(separator: "\n"))
    }
}
