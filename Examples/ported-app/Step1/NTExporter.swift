import CompatShims
import Foundation
import RACCompat

/// Writes all notes that the server has into one text, to share it.
class NTExporter: RACObject {
    /// How much of the notes was read, from 0 to 1.
    private(set) var progress: Double = 0
    /// The last text that was written; nil before the first, and while the next is.
    @RACProperty private(set) var text: String?

    /// Reads all pages; sends the text.
    private(set) var exportNotes: RACCommand!
    /// Ends what is under way; enabled meanwhile.
    private(set) var cancel: RACCommand!
    private var client: NTClient
    private var cancellations: RACSubject

    init(client: NTClient) {
        self.client = client
        self.cancellations = RACSubject.subject()
        super.init()

        self.exportNotes = RACCommand { [weak self] _ in
            guard let self else { return .empty() }
            self.text = nil
            self.progress = 0
            let texts = self.notesFromPage(0, after: []).map { (notes: [Any]?) in notes?.nt_markdown() }
            return texts.takeUntil(self.cancellations)
        }
        RAC(self, \.text) <~ self.exportNotes.executionSignals.switchToLatest()

        self.cancel = RACCommand(enabled: self.exportNotes.executing) { [weak self] _ in
            guard let self else { return .empty() }
            self.cancellations.sendNext(nil)
            self.progress = 0
            return RACSignal.empty()
        }
    }

    /// Sends all notes at once: those of the pages before, and those from a page to the last.
    func notesFromPage(_ number: Int, after before: [Any]) -> RACSignal {
        return self.client.pageOfNotesMatching("", page: number).flattenMap { (page: NTPage?) in
            let notes = before + (page?.notes ?? [])
            if !(page?.hasMore ?? false) {
                self.progress = 1
                return RACSignal.return(notes)
            }
            self.progress = Double(notes.count) / Double(page?.total ?? 0)
            return self.notesFromPage(number + 1, after: notes)
        }
    }
}
