package import StreamTesting

/// Collects the trace of a run, and stops a run that does not end by itself.
///
/// When a limit is reached, the recorder closes the run: it records nothing more, and sources that ask
/// ``mayContinue()`` stop.
package final class Recorder {
    static let greatestActionCount = 3000
    private static let greatestEntryCount = 4000
    private static let greatestWork = 200_000
    private static let greatestDepth = 300

    package private(set) var entries: [TraceEntry] = []
    /// The reason why the run was stopped; nil while the run goes on.
    package private(set) var end: String?
    /// The deliberate differences that the run met, in their order.
    private(set) var met: [DesignDifference] = []
    private var work = 0
    private var depth = 0
    private let tick: () -> Int

    /// Creates a recorder that reads the clock through `tick`.
    package init(tick: @escaping () -> Int) {
        self.tick = tick
    }

    /// Notes an event or a log entry.
    package func record(_ kind: String, _ value: JSONValue) {
        guard end == nil else { return }
        guard entries.count < Self.greatestEntryCount else { return stop("limit") }
        entries.append(TraceEntry(tick: tick(), kind: kind, value: value))
    }

    /// Notes a side effect.
    package func log(_ event: String, _ label: String, _ values: JSONValue...) {
        record("log", .array([.string("\(event) \(label)")] + values))
    }

    /// Notes that the original would have behaved differently at this point.
    func meet(_ difference: DesignDifference) {
        if end == nil, !met.contains(difference) { met.append(difference) }
    }

    /// Closes the run; only the first reason counts.
    package func stop(_ reason: String) {
        if end == nil { end = reason }
    }

    /// Returns whether a source may send or build again; a run that never comes to rest within an action ends here.
    package func mayContinue() -> Bool {
        work += 1
        if work > Self.greatestWork { stop("limit") }
        return end == nil
    }

    /// Runs `body`, which sends re-entrantly, unless the nesting is too deep for any stack.
    package func nested(_ body: () -> Void) {
        guard mayContinue() else { return }
        depth += 1
        defer { depth -= 1 }
        if depth > Self.greatestDepth { stop("limit") } else { body() }
    }
}
