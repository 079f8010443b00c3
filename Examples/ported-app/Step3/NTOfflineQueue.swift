import CompatShims
import Foundation
import RACCompat

/// Keeps the saved notes that could not reach the server, and sends them in order when the server can be reached again.
class NTOfflineQueue: RACObject {
    @RACProperty var online = false
    private(set) var pending: [NTNote]
    private var client: NTClient

    init(client: NTClient) {
        self.client = client
        self.online = true
        self.pending = []
        super.init()

        RACObserve(self, \.online)
            .distinctUntilChanged()
            .skip(1)
            .filter { (online: Bool) in online }
            .subscribeNext { [weak self] _ in
                guard let self else { return }
                self.flush().subscribeError { error in NSLog("flush failed: \(error.map { "\($0)" } ?? "(null)")") }
            }
    }

    /// Sends the note as the server saved it, or the given note when it is kept for later.
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
        let others = self.pending.removing(identifier: note.identifier)
        self.pending = others + [note]
        return RACSignal.return(note)
    }

    /// Sends each pending note when it is saved; stops at the first error, and that note stays first in the queue.
    func flush() -> RACSignal {
        let saves = self.pending.map { (note: NTNote) in
            return self.client.saveNote(note).doNext { (saved: NTNote) in
                self.pending = self.pending.removing(identifier: saved.identifier)
            }
        }
        return RACSignal.concat(saves).replay()
    }
}
