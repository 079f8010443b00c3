import CompatShims
import Foundation
import RACCompat

/// What of the list is shown: the notes with a tag, in an order.
class NTFilterViewModel: RACObject {
    /// Only notes with this tag are shown; nil shows all.
    @RACProperty var tag: String?
    /// An NTSortOrder, which the settings keep.
    @RACProperty var order = 0

    /// The tags of the list, each once, in alphabetical order.
    @RACProperty private(set) var tags: [Any]
    @RACProperty private(set) var visibleNotes: [Any]

    /// Shows all notes, in the server's order; enabled when that is a change.
    private(set) var reset: RACCommand!

    init(list: NTListViewModel, settings: NTSettings) {
        self.tags = []
        self.visibleNotes = []
        super.init()
        RACChannelTo(self, \.order, 0) <~> RACChannelTo(settings, \.sortOrder, 0)

        RAC(self, \.tags) <~ RACObserve(list, \.notes).map { (notes: [Any]) in notes.nt_tags() }.distinctUntilChanged()
        RAC(self, \.visibleNotes) <~ RACSignal.combineLatest([RACObserve(list, \.notes), RACObserve(self, \.tag), RACObserve(self, \.order)]) { (notes: [Any], tag: String?, order: NSNumber) in
            return notes.nt_arrayOfNotesWithTag(tag).nt_arrayInOrder(order.intValue)
        }

        // A tag that the list has no more would hide everything.
        RACObserve(self, \.tags).subscribeNext { [weak self] (tags: [Any]) in
            guard let self else { return }
            let tag = self.tag
            guard let tag else { return }
            if !tags.containsObject(tag) {
                self.tag = nil
            }
        }

        let isChanged = RACSignal.combineLatest([RACObserve(self, \.tag), RACObserve(self, \.order)]) { (tag: String?, order: NSNumber) in
            return tag != nil || order.intValue != NTSortOrder.server.rawValue
        }
        self.reset = RACCommand(enabled: isChanged) { [weak self] _ in
            guard let self else { return .empty() }
            self.tag = nil
            self.order = NTSortOrder.server.rawValue
            return RACSignal.empty()
        }
    }
}
