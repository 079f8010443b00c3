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

    /// The original declares it to say that it cannot be called.
    mutating func isUnavailable(_ row: String, _ alternative: String) { leaveOut(row, alternative) }

    /// The original keeps it to itself, and it makes no sense here.
    mutating func isPrivate(_ row: String, _ alternative: String) { leaveOut(row, alternative) }

    /// The selector makes no sense here, and something else takes its place.
    mutating func replaces(_ row: String, by replacement: String) { leaveOut(row, "use \(replacement)") }

    private mutating func leaveOut(_ row: String, _ alternative: String) {
        if rows.contains(row) { repeated.append(row) }
        absent[row] = alternative
    }

    private mutating func add(_ row: String) {
        if rows.contains(row) { repeated.append(row) }
        present.insert(row)
    }
}
