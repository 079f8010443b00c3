/// Holds the closure that takes messages; the closure can be replaced at any time, on any thread.
package final class MessageSink<Message>: Sendable {
    private let current: Guarded<@Sendable (Message) -> Void>

    package init(_ write: @escaping @Sendable (Message) -> Void) {
        current = Guarded(write)
    }

    package var write: @Sendable (Message) -> Void {
        get { current.read() }
        set { current.exchange(newValue) }
    }
}
