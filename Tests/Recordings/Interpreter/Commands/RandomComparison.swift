import StreamTesting

/// Invents scenarios, runs each on both layers, and shows the smallest that differs for no known reason.
package struct RandomComparison {
    private let console: Console
    private let request: CompareRequest
    private let count: Int
    private let dynamic = DynamicFace.operators()
    private let typed: OperatorTable<TypedFace>

    /// Prepares a comparison of `count` scenarios with the operators of `typed`.
    package init(
        console: Console, request: CompareRequest, count: Int,
        typed: OperatorTable<TypedFace> = TypedFace.operators()
    ) {
        self.console = console
        self.request = request
        self.count = count
        self.typed = typed
    }

    /// Compares; returns the exit status.
    package func run() throws -> Int32 {
        let seed = request.seed ?? UInt64.random(in: 0...999_999)
        let parts = try self.parts()
        guard !parts.isEmpty else { return 1 }
        var numbers = RandomNumbers(seed: seed)
        var progress = Progress(console: console)
        var (compared, equal) = (0, 0)
        var met: [DesignDifference: Int] = [:]
        for number in 1...max(count, 1) {
            let scenario = InventedScenario(from: parts, called: "random-\(seed)-\(number)", &numbers)
            guard let outcome = try scenario.outcome(dynamic, typed) else { continue }
            compared += 1
            if outcome.difference == nil { equal += 1 }
            for cause in outcome.causes { met[cause, default: 0] += 1 }
            progress.advance(to: compared, "compared, \(equal) equal")
            guard let difference = outcome.difference, outcome.causes.isEmpty else { continue }
            progress.clear()
            return try tell(scenario, number, seed, difference)
        }
        progress.clear()
        if request.writesJSON {
            let causes = Dictionary(uniqueKeysWithValues: met.map { ($0.key.rawValue, JSONValue.int($0.value)) })
            console.print(
                JSONValue.object([
                    "seed": .string("\(seed)"), "scenarios": .int(compared), "equal": .int(equal),
                    "differences": .object(causes), "unexplained": .null,
                ]).description)
            return 0
        }
        for (difference, number) in met.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            console.print("\(number) met \(difference.rawValue): \(difference.explanation)")
        }
        console.print("\(compared) invented scenarios compared, seed \(seed): \(equal) equal, all others by design")
        return 0
    }

    /// The bundled scenarios that supply the expressions.
    private func parts() throws -> [[String: JSONValue]] {
        var parts: [[String: JSONValue]] = []
        try Bundled.forEachLine(with: request.operators) { bytes in
            let line = try RecordedLine(bytes)
            guard SignalRecordings().recognises(line.scenario) else { return }
            let scenario = try SignalScenario(line.scenario, table: typed)
            guard scenario.missing.isEmpty, request.operators.isSubset(of: scenario.operators),
                InventedScenario.canInvent(from: line.scenario)
            else { return }
            parts.append(line.scenario)
        }
        if parts.isEmpty {
            let names = request.operators.sorted().joined(separator: " and ")
            console.report("side-by-side: the typed core can express no scenario with \(names)\n")
        }
        return parts
    }

    private func tell(
        _ scenario: InventedScenario, _ number: Int, _ seed: UInt64, _ difference: Difference
    ) throws -> Int32 {
        var smallest = (scenario, difference)
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in smallest.0.smaller {
                // A part that has no meaning without the rest is no candidate.
                guard let outcome = try? candidate.outcome(dynamic, typed), let difference = outcome.difference,
                    outcome.causes.isEmpty
                else { continue }
                smallest = (candidate, difference)
                isSmaller = true
                break
            }
        }
        let (found, shown) = smallest
        let line = try found.outcome(dynamic, typed).map { found.line($0.dynamic) } ?? ""
        if request.writesJSON {
            console.print(
                JSONValue.object([
                    "seed": .string("\(seed)"), "number": .int(number), "unexplained": .string("\(shown)"),
                    "line": .string(line),
                ]).description)
            return 1
        }
        console.print(line)
        let text = ScenarioDescription.text(of: found.members)
        console.report(
            "differs for no known reason, scenario \(number) of seed \(seed), as small as it can be: \(text): \(shown)\n"
                + "`side-by-side show random-\(seed)-\(number) --face recorded --face typed -` draws the line above\n")
        return 1
    }
}
