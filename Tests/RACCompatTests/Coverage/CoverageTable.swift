import RACCompat

/// Says of every selector of the original whether it is there: with code that compiles only if it is, or with a reason.
struct CoverageTable {
    private(set) var present: Set<String> = []
    private(set) var absent: [String: String] = [:]
    private(set) var repeated: [String] = []

    init() {
        addSignals()
        addStreams()
        addSequences()
        addSubjects()
        addDisposables()
        addSchedulers()
        addValues()
        addTuples()
        addChannels()
        addCommands()
    }

    var rows: Set<String> { present.union(absent.keys) }

    /// The selector is there, as it is used here; the closure is compiled, and not run.
    mutating func has<Result>(_ row: String, _ use: (RACSignal) -> Result) { add(row) }

    /// The selector is there, as it is used here; the closure is compiled, and not run.
    mutating func has<Result>(_ row: String, _ use: (RACStream) -> Result) { add(row) }

    /// The selector is there, as it is used here; the closure is compiled, and not run.
    mutating func has<Result>(_ row: String, _ use: () -> Result) { add(row) }

    /// The selector is there, as it is used here; the closure is compiled, and not run.
    mutating func has<Receiver, Result>(_ row: String, _ use: (Receiver) -> Result) { add(row) }

    /// The selector is not there.
    mutating func lacks(_ row: String, because reason: String) {
        if rows.contains(row) { repeated.append(row) }
        absent[row] = reason
    }

    /// The selector makes no sense here, and something else takes its place.
    mutating func replaces(_ row: String, by replacement: String) {
        lacks(row, because: "use \(replacement)")
    }

    private mutating func add(_ row: String) {
        if rows.contains(row) { repeated.append(row) }
        present.insert(row)
    }
}
