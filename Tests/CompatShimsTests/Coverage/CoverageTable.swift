/// Says of every selector of the original's categories whether it is there: with code that compiles only if it is, or
/// with a reason.
struct CoverageTable {
    private(set) var present: Set<String> = []
    private(set) var absent: [String: String] = [:]
    private(set) var repeated: [String] = []

    init() {
        addFoundation()
        addObjects()
        addControls()
        addMacros()
    }

    var rows: Set<String> { present.union(absent.keys) }

    /// The selector is there, as it is used here; the closure is compiled, and not run.
    mutating func has<Result>(_ row: String, _ use: () -> Result) {
        if rows.contains(row) { repeated.append(row) }
        present.insert(row)
    }

    /// The selector is there, as it is used here; the closure is compiled, and not run.
    mutating func has<Receiver, Result>(_ row: String, _ use: (Receiver) -> Result) {
        if rows.contains(row) { repeated.append(row) }
        present.insert(row)
    }

    /// The selector is not there.
    mutating func lacks(_ row: String, because reason: String) {
        if rows.contains(row) { repeated.append(row) }
        absent[row] = reason
    }
}
