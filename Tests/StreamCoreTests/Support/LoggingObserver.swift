import StreamCore
import StreamTesting

/// An observer of the engine, which users do not see, that writes events to a recorder.
final class LoggingObserver: Observer<Int, TestFailure>, @unchecked Sendable {  // see AnyObserver
    private let log: Recorder
    private let name: String
    /// Runs after each value was logged.
    var onValue: ((Int) -> Void)?

    init(_ log: Recorder, name: String = "") {
        self.log = log
        self.name = name
        super.init()
    }

    override func receive(_ value: Int) {
        log.note("\(name)\(value)")
        onValue?(value)
    }

    override func fail(_ failure: TestFailure) { log.note("\(name)failed(\(failure))") }
    override func complete() { log.note("\(name)completed") }
    override func interrupt() { log.note("\(name)interrupted") }
}
