public import StreamCore

/// The view model, rewritten on the typed core.
public final class Search: Sendable {
    /// What has been typed.
    public let text = MutableProperty("")
    /// The results of the newest text; empty for no text.
    public let results: SignalProducer<[String], any Error>
    /// Saves the text that it is applied to, and sends the number under which it was saved.
    public let save: Action<String, Int, any Error>

    /// Makes a view model of a server's two services.
    public init(
        lookUp: @escaping @Sendable (String) -> SignalProducer<[String], any Error>,
        store: @escaping @Sendable (String) -> SignalProducer<Int, any Error>
    ) {
        results = text.producer
            .debounce(2, on: QueueScheduler.main)
            .promoteError()
            .flatMap(.latest) { text in text.isEmpty ? SignalProducer(value: []) : lookUp(text) }
        save = Action(execute: store)
    }
}
