import CompatShims
import Foundation
import RACCompat
import StreamCore

/// Keeps the saved notes that could not reach the server, and sends them in order when the server can be reached again.
class NTOfflineQueue: RACObject {
    @RACProperty var online = false
    private(set) var pending: [Note]
    private var client: Client

    init(client: Client) {
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
    func saveNote(_ note: Note) -> RACSignal {
        if !self.online {
            return self.keep(note)
        }
        return self.client.save(note).bridged.catch { error in
            if error as? ClientError == .offline {
                return self.keep(note)
            }
            return RACSignal.error(error)
        }
    }

    func keep(_ note: Note) -> RACSignal {
        let others = self.pending.removing(identifier: note.identifier)
        self.pending = others + [note]
        return RACSignal.return(note)
    }

    /// Sends each pending note when it is saved; stops at the first error, and that note stays first in the queue.
    func flush() -> RACSignal {
        let saves = self.pending.map { (note: Note) in
            return self.client.save(note).bridged.doNext { (saved: Note) in
                self.pending = self.pending.removing(identifier: saved.identifier)
            }
        }
        return RACSignal.concat(saves).replay()
    }
}
