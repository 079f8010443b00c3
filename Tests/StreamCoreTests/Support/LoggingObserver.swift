import StreamCore

/// An observer of the engine that writes events to a log.
final class LoggingObserver: Observer<Int, TestFailure>, @unchecked Sendable {  // see AnyObserver
    private let log: Log
    private let name: String
    /// Runs after each value was logged.
    var onValue: ((Int) -> Void)?

    init(_ log: Log, name: String = "") {
        self.log = log
        self.name = name
        super.init()
    }

    override func receive(_ value: Int) {
        log("\(name)\(value)")
        onValue?(value)
    }

    override func fail(_ failure: TestFailure) { log("\(name)failed(\(failure))") }
    override func complete() { log("\(name)completed") }
    override func interrupt() { log("\(name)interrupted") }
}
