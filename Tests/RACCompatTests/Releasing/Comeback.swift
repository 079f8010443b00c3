import RACCompat

/// A value, an error, or something that a closure holds, whose `deinit` comes back to where it was stored.
final class Comeback: Error, CustomStringConvertible, @unchecked Sendable {  // immutable
    let description: String
    private let comeBack: () -> Void

    init(_ description: String = "old", _ comeBack: @escaping () -> Void) {
        self.description = description
        self.comeBack = comeBack
    }

    deinit { comeBack() }

    /// Returns the value; a closure that calls this holds the object.
    func pass<Value>(_ value: Value) -> Value { value }
}

extension RACSubscriber {
    /// Sends a value that nobody else holds, and whose `deinit` sends `answer` to the same subscriber.
    func sendComeback(_ description: String = "old", answering answer: Any? = "back") {
        sendNext(Comeback(description) { [weak self] in self?.sendNext(answer) })
    }
}
