import StreamCore

/// Writes all notes of the server into one text, which the user can share.
final class Exporter {
    /// The fraction of the notes that was read, from 0 to 1.
    let progress: Property<Double>
    /// The last text that was written; nil before the first text, and while the next is being written.
    let text: Property<String?>

    /// Reads all pages, and sends the text.
    let export: Action<Void, String, ClientError>
    /// Ends the export that is under way; enabled during an export.
    let cancel: Action<Void, Never, Never>

    init(client: Client) {
        let progress = MutableProperty(0.0)
        let text = MutableProperty<String?>(nil)
        let cancellations = Signal<Void, Never>.pipe()
        self.progress = Property(progress)
        self.text = Property(text)
        export = Action {
            text.value = nil
            progress.value = 0
            return Self.pages(from: 0, of: client)
                .scan(into: [Note]()) { notes, page in
                    notes += page.notes
                    progress.value = page.hasMore ? Double(notes.count) / Double(page.total) : 1
                }
                .take(last: 1)
                .map(\.markdown)
                .take(until: cancellations.output)
        }
        export.values.observeValues { text.value = $0 }
        cancel = Action(enabledIf: export.isExecuting) {
            cancellations.input.send(value: ())
            progress.value = 0
            return .empty
        }
    }

    /// Sends a page, and the pages after it to the last.
    private static func pages(from number: Int, of client: Client) -> SignalProducer<Page, ClientError> {
        client.page(number, matching: "").flatMap(.concat) { page in
            let rest = page.hasMore ? pages(from: number + 1, of: client) : .empty
            return SignalProducer(value: page).concat(rest)
        }
    }
}
