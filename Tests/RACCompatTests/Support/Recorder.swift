import RACCompat
import StreamTesting

extension Recorder {
    /// Subscribes to a signal, and notes what it sends.
    ///
    /// Unlike the recorder's own `record(_:)`, it keeps no value: many of these tests are about what is released, and when. And
    /// it shows the optionals around a value, because no operator of ours may put one there.
    @discardableResult
    func subscribe(to signal: RACSignal) -> RACDisposable {
        signal.subscribeNext(
            { self.note(text($0)) }, error: { self.note("failed(\(text($0)))") },
            completed: { self.receive(.completion) })
    }

    /// Waits for an entry as long as a slow machine takes.
    func wait(for entry: String) -> Bool { wait(for: entry, atMost: 300) }
}

/// A value as a recorder shows it, unless it is an optional.
func text(_ value: Any?) -> String {
    if let value, Mirror(reflecting: value).displayStyle == .optional { return "a boxed optional" }
    return "\(RecordedEvent.Content.value(value))"
}
