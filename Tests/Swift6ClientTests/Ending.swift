import StreamCore

extension SignalProducer {
    /// Starts the producer, and comes back when it has ended.
    func end() async {
        await withCheckedContinuation { continuation in
            on(terminated: { continuation.resume() }).start()
        }
    }
}

/// Something to hand about that is not `Sendable`.
final class Draft {
    var text: String

    init(_ text: String) {
        self.text = text
    }
}
