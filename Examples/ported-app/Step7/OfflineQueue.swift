import StreamCore

/// Keeps the saved notes that could not reach the server, and sends them in order when the server can be reached again.
final class OfflineQueue {
    let isOnline = MutableProperty(true)
    let pending: Property<[Note]>

    private let client: Client
    private let kept = MutableProperty<[Note]>([])

    init(client: Client) {
        self.client = client
        pending = Property(kept)
        isOnline.signal.skipRepeats().filter { $0 }.observeValues { [weak self] _ in
            self?.flush().start()
        }
    }

    /// Sends the note as the server saved it, or the given note when it is kept for later.
    func save(_ note: Note) -> SignalProducer<Note, ClientError> {
        guard isOnline.value else { return keep(note) }
        return client.save(note).flatMapError { error in
            error == .offline ? self.keep(note) : SignalProducer(error: error)
        }
    }

    /// Sends each pending note when it is saved, and stops at the first error, whose note stays in the queue.
    func flush() -> SignalProducer<Note, ClientError> {
        let saves = kept.value.map { note in
            client.save(note).on(value: { [kept] saved in
                kept.modify { $0 = $0.removing(identifier: saved.identifier) }
            })
        }
        return SignalProducer(saves).promoteError(ClientError.self).flatten(.concat)
    }

    private func keep(_ note: Note) -> SignalProducer<Note, ClientError> {
        kept.modify { $0 = $0.removing(identifier: note.identifier) + [note] }
        return SignalProducer(value: note)
    }
}
