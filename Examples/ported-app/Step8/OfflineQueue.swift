import StreamCore

/// Keeps the saved notes that could not reach the server, and sends them in order when the server can be reached again.
final class OfflineQueue: Sendable {
    let isOnline = MutableProperty(true)
    let pending: Property<[Note]>

    private let client: Client
    private let kept = MutableProperty<[Note]>([])

    init(client: Client, activity: Activity) {
        self.client = client
        pending = Property(kept)
        isOnline.signal.skipRepeats().filter { $0 }.observeValues { [weak self] _ in
            guard let self else { return }
            activity.producer { () async throws(ClientError) in try await self.flush() }.start()
        }
    }

    /// Saves the note, and returns it as the server saved it, or the given note when it is kept for later.
    func save(_ note: Note) async throws(ClientError) -> Note {
        guard isOnline.value else { return keep(note) }
        do {
            return try await client.save(note)
        } catch .offline {
            return keep(note)
        }
    }

    /// Sends the pending notes in order, and stops at the first error, whose note stays in the queue.
    func flush() async throws(ClientError) {
        for note in kept.value {
            let saved = try await client.save(note)
            kept.modify { $0 = $0.removing(identifier: saved.identifier) }
        }
    }

    private func keep(_ note: Note) -> Note {
        kept.modify { $0 = $0.removing(identifier: note.identifier) + [note] }
        return note
    }
}
