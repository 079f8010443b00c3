import StreamCore

/// A value that any thread may change, under a lock that the thread sanitizer sees.
final class Shared<Value>: Sendable {
    private let value: Guarded<Value>

    init(_ value: Value) {
        self.value = Guarded(value)
    }

    @discardableResult
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        value.withLock(body)
    }
}
