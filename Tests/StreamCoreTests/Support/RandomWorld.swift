import Testing

/// A step of a random test.
protocol RandomStep {
    init(_ numbers: inout RandomNumbers)
}

/// What goes through random steps, and writes down in one list what happens: the real thing, or the model of it.
///
/// Whoever is told something takes steps as well, from inside the delivery: which, depends on the seed and on what has been
/// written before.
class RandomWorld<Step: RandomStep> {
    private(set) var trace: [String] = []
    private var budget = 40
    private let seed: Int

    init(seed: Int) { self.seed = seed }

    // MARK: For subclasses

    func take(_ step: Step) {}

    /// Takes a step outside of all deliveries.
    func takeOutside(_ step: Step) { take(step) }

    /// Ends everything; nothing that happens then is compared.
    func close() {}

    // MARK: What happens

    final func write(_ entry: String) { trace.append(entry) }

    /// Writes down what somebody is told, who may take a step then.
    final func note(_ entry: String) {
        write(entry)
        var numbers = RandomNumbers(seed: seed * 1_000_000 + trace.count)
        guard budget > 0, numbers.next(below: 3) == 0 else { return }
        budget -= 1
        take(Step(&numbers))
    }

    /// Takes steps, as a model does; tells whether the same happened, and fails the test otherwise.
    final func agrees(
        with model: RandomWorld, steps: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        var numbers = RandomNumbers(seed: seed)
        for _ in 0..<steps {
            let step = Step(&numbers)
            takeOutside(step)
            model.takeOutside(step)
        }
        let isEqual = trace == model.trace
        if !isEqual {
            let traces = [self, model].map { $0.trace.joined(separator: " ") }
            Issue.record("Seed \(seed): \(traces[0]), not \(traces[1])", sourceLocation: sourceLocation)
        }
        budget = 0
        withExtendedLifetime((self, model)) { close() }
        return isEqual
    }
}
