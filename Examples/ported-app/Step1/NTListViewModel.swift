import CompatShims
import Foundation
import RACCompat

/// The list of notes: searched while the user types, and read page by page.
class NTListViewModel: RACObject {
    @RACProperty var query: String
    @RACProperty private(set) var notes: [Any]
    @RACProperty private(set) var hasMore = false
    @RACProperty private(set) var summary: String
    /// Why the last note could not be added or removed; nil when it could.
    @RACProperty private(set) var errorMessage: String?

    /// Reads the first page again; sends the NTPage.
    private(set) var reload: RACCommand!
    /// Reads the page after the last one; enabled while the server has more.
    private(set) var loadMore: RACCommand!
    /// Makes a note of the title that it is given, which comes first in the list; sends the NTNote.
    private(set) var add: RACCommand!
    /// Removes the NTNote that it is given at once, and puts it back when the server does not delete it.
    private(set) var remove: RACCommand!
    private var client: NTClient
    private var nextPage = 0

    /// Searches are throttled by this scheduler, in seconds.
    init(client: NTClient, throttle interval: TimeInterval, scheduler: RACScheduler) {
        self.client = client
        self.query = ""
        self.notes = []
        self.summary = ""
        super.init()

        self.reload = RACCommand { [weak self] _ in
            guard let self else { return .empty() }
            return self.client.pageOfNotesMatching(self.query, page: 0)
        }
        self.loadMore = RACCommand(enabled: RACObserve(self, \.hasMore)) { [weak self] _ in
            guard let self else { return .empty() }
            return self.client.pageOfNotesMatching(self.query, page: self.nextPage)
        }

        self.reload.executionSignals.switchToLatest().subscribeNext { [weak self] (page: NTPage?) in
            guard let self else { return }
            self.notes = page!.notes
            self.hasMore = page?.hasMore ?? false
            self.nextPage = 1
        }
        self.loadMore.executionSignals.switchToLatest().subscribeNext { [weak self] (page: NTPage?) in
            guard let self else { return }
            self.notes = self.notes + (page?.notes ?? [])
            self.hasMore = page?.hasMore ?? false
            self.nextPage += 1
        }

        let searches = RACObserve(self, \.query)
            .skip(1)
            .distinctUntilChanged()
            .throttle(interval)
            .map { [weak self] (query: String) -> Any? in
                guard let self else { return nil }
                return self.client.pageOfNotesMatching(query, page: 0).catchTo(RACSignal.empty())
            }
        searches.switchToLatest().deliverOn(scheduler).subscribeNext { [weak self] (page: NTPage?) in
            guard let self else { return }
            self.notes = page!.notes
            self.hasMore = page?.hasMore ?? false
            self.nextPage = 1
        }

        self.add = RACCommand { [weak self] (title: String) in
            guard let self else { return .empty() }
            return self.client.createNoteWithTitle(title.nt_trimmedString())
        }
        self.add.executionSignals.switchToLatest().subscribeNext { [weak self] (note: NTNote?) in
            guard let self else { return }
            self.notes = [note!] + self.notes
        }

        self.remove = RACCommand { [weak self] (note: NTNote) in
            guard let self else { return .empty() }
            let index = self.notes.indexOfObject(note)
            self.notes = self.notes.nt_arrayByRemovingNoteWithIdentifier(note.identifier)
            return self.client
                .deleteNoteWithIdentifier(note.identifier)
                .doError { _ in self.notes = self.notes.nt_arrayByInsertingNote(note, atIndex: index) }
        }
        self.remove.allowsConcurrentExecution = true

        let changes = RACSignal.merge([self.add.executionSignals, self.remove.executionSignals])
        RAC(self, \.errorMessage) <~ RACSignal.merge([
            changes.mapReplace(nil),
            self.add.errors.mapReplace("The note could not be added."),
            self.remove.errors.mapReplace("The note could not be removed."),
        ])

        RAC(self, \.summary) <~ RACSignal.combineLatest([RACObserve(self, \.notes), RACObserve(self, \.hasMore)]) { (notes: [Any], hasMore: NSNumber) in
            let more = hasMore.boolValue ? " and more" : ""
            return "\(notes.count) notes\(more)"
        }

        let center = NotificationCenter.default
        center
            .rac_addObserverForName(Notification.Name(NTNoteDidChangeNotification), object: nil)
            .takeUntil(self.rac_willDeallocSignal())
            .subscribeNext { [weak self] (notification: Notification) in
                guard let self else { return }
                self.notes = self.notes.nt_arrayByReplacingNote(notification.userInfo?[NTNoteKey] as Any)
            }
    }
}
