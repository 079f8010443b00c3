import RxRecordings

/// Runs programs on the model and on RxCompat, and finds the smallest on which they differ.
struct ProgramComparison {
    /// The logs of a program on which they differ.
    struct Mismatch {
        let model: [String]
        let layer: [String]
    }

    /// Operators of the model that others stand in for.
    var replacements: [Int: ProgramRun<ModelLayer>.Replacement] = [:]

    /// Returns how a program differs; nil where it does not.
    func mismatch(_ program: RxProgram) -> Mismatch? {
        let model = ProgramRun<ModelLayer>.events(of: program, replacing: replacements)
        let layer = ProgramRun<CompatLayer>.events(of: program)
        if model == layer || isByDesign(program, layer) { return nil }
        return Mismatch(model: model, layer: layer)
    }

    /// Whether RxCompat does what a model does that has a deliberate difference: `refCount()` counts observers earlier.
    private func isByDesign(_ program: RxProgram, _ layer: [String]) -> Bool {
        if program.kinds.isDisjoint(with: Self.countingEarly.keys) { return false }
        let replacements = Self.countingEarly.merging(replacements) { $1 }
        return ProgramRun<ModelLayer>.events(of: program, replacing: replacements) == layer
    }

    /// The operators with `refCount()`.
    private static var countingEarly: [Int: ProgramRun<ModelLayer>.Replacement] {
        func twice(_ source: ModelObservable<Int>) -> ModelObservable<Int> { .merge([source, source.map { $0 &+ 1 }]) }
        func share(_ source: ModelObservable<Int>, _ count: Int, forever: Bool) -> ModelObservable<Int> {
            source.share(keeping: count, forever: forever, countsEarly: true)
        }
        return [
            31: { sources, _, _, _ in twice(share(sources[0], 1, forever: true)) },
            33: { sources, _, _, _ in
                let source = sources[0].multicast { .publish() }.refCount(countsEarly: true)
                return .combineLatest(source, source) { $0 &+ $1 }
            },
            74: { sources, _, _, _ in twice(share(sources[0], 2, forever: false)) },
            78: { sources, _, _, _ in share(sources[0], 1, forever: true) },
        ]
    }

    /// Returns a report of how a program differs, for the smallest such program; nil where it does not.
    func report(_ program: RxProgram, called name: String) -> String? {
        guard var found = mismatch(program) else { return nil }
        var smallest = program
        while let (candidate, mismatch) = smallest.smaller.lazy.compactMap({ program in
            self.mismatch(program).map { (program, $0) }
        }).first {
            (smallest, found) = (candidate, mismatch)
        }
        return """
            \(name): \(smallest)
            model: \(found.model.joined(separator: "; "))
            layer: \(found.layer.joined(separator: "; "))
            """
    }
}
