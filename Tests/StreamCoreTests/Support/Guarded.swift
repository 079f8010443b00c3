import StreamCore

/// A value that any thread may change, under a lock that the thread sanitizer sees.
final class Guarded<Value>: @unchecked Sendable {  // the value is under the lock
    private let lock = Lock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}
