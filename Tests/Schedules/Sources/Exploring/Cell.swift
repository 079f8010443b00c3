/// Memory that something else guards: a use of it that is not ordered against a change by another thread fails the run.
package final class Cell<Value>: @unchecked Sendable {  // the turn of a thread guards it
    private let name: String
    private let run: Run
    private var content: Value
    private var lastChange: (thread: Int, clock: Int)
    private var reads: [Int: Int] = [:]

    fileprivate init(_ run: Run, _ name: String, _ value: Value) {
        (self.run, self.name, content) = (run, name, value)
        lastChange = ModelThread.current.map { ($0.number, $0.view.clock(of: $0.number)) } ?? (0, 0)
    }

    package var value: Value {
        get {
            if let thread = use("reads") { reads[thread.number] = thread.view.clock(of: thread.number) }
            return content
        }
        set {
            if let thread = use("changes") {
                for (reader, clock) in reads where thread.view.clock(of: reader) < clock {
                    run.fail("thread \(thread.number) changes \(name) while thread \(reader) may read it")
                }
                lastChange = (thread.number, thread.view.clock(of: thread.number))
                reads = [:]
            }
            content = newValue
        }
    }

    private func use(_ verb: String) -> ModelThread? {
        guard let thread = ModelThread.current else { return nil }
        thread.view.advance(thread.number)
        run.tell(thread) { "\(verb) \(name)" }
        if thread.view.clock(of: lastChange.thread) < lastChange.clock {
            run.fail("thread \(thread.number) \(verb) \(name) while thread \(lastChange.thread) may change it")
        }
        return thread
    }
}

extension Run {
    /// Memory that the code under test promises to guard.
    package func cell<Value>(_ name: String, _ value: Value) -> Cell<Value> { Cell(self, name, value) }
}
