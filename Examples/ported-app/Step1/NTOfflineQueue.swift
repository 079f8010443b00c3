import CompatShims
import Foundation
import RACCompat

/// Keeps saves that could not reach the server, and sends them in order when it can be reached again.
class NTOfflineQueue: RACObject {
    @RACProperty var online = false
    private(set) var pending: [Any]
    private var client: NTClient

    init(client: NTClient) {
        self.client = client
        self.online = true
        self.pending = []
        super.init()

        RACObserve(self, \.online)
            .distinctUntilChanged()
            .skip(1)
            .filter { (online: NSNumber) in online.boolValue }
            .subscribeNext { [weak self] _ in
                guard let self else { return }
                self.flush().subscribeError { error in NSLog("%@", "flush failed: \(error.map { "\($0)" } ?? "(null)")") }
            }
    }

    /// Sends the note: as the server saved it, or as it was given when it is kept for later.
    func saveNote(_ note: NTNote) -> RACSignal {
        if !self.online {
            return self.keep(note)
        }
        return self.client.saveNote(note).catch { error in
            if (error?.code ?? 0) == NTClientError.offline.rawValue {
                return self.keep(note)
            }
            return RACSignal.error(error)
        }
    }

    func keep(_ note: NTNote) -> RACSignal {
        let others = self.pending.nt_arrayByRemovingNoteWithIdentifier(note.identifier)
        self.pending = others + [note]
        return RACSignal.return(note)
    }

    /// Sends each pending note as it is saved; stops at the first error, which stays first in the queue.
    func flush() -> RACSignal {
        let saves = self.pending.rac_sequence.map { (note: NTNote) in
            return self.client.saveNote(note).doNext { (saved: NTNote?) in
                self.pending = self.pending.nt_arrayByRemovingNoteWithIdentifier(saved!.identifier)
            }
        }.array
        return RACSignal.concat(saves).replay()
    }
}
