import CompatShims
import Foundation
import RACCompat
import StreamCore

/// The filter of the list: it shows the notes with a tag, in an order.
class NTFilterViewModel: RACObject {
    /// Only notes with this tag are shown; nil shows all.
    @RACProperty var tag: String?
    /// An NTSortOrder, which the settings keep.
    @RACProperty var order = 0

    /// The tags of the list, each once, in alphabetical order.
    @RACProperty private(set) var tags: [String]
    @RACProperty private(set) var visibleNotes: [NTNote]

    /// Shows all notes, in the server's order; enabled when the list shows other notes or another order.
    private(set) var reset: RACCommand!
    private var sortOrder: MutableProperty<Int>

    init(list: NTListViewModel, settings: NTSettings) {
        self.tags = []
        self.visibleNotes = []
        self.sortOrder = settings.sortOrder
        super.init()
        RACChannelTo(self, \.order, 0) <~> settings.sortOrder.channelTerminal()

        RAC(self, \.tags)
            <~ RACObserve(list, \.notes).map { (notes: [NTNote]) in notes.tags }.distinctUntilChanged()
        RAC(self, \.visibleNotes)
            <~ RACSignal.combineLatest([RACObserve(list, \.notes), RACObserve(self, \.tag), RACObserve(self, \.order)])
        {
            (notes: [NTNote], tag: String?, order: Int) in
            return notes.tagged(tag).ordered(NTSortOrder(rawValue: order) ?? .server)
        }

        // A tag that the list no longer has would hide all notes.
        RACObserve(self, \.tags).subscribeNext { [weak self] (tags: [String]) in
            guard let self else { return }
            guard let tag = self.tag else { return }
            if !tags.contains(tag) {
                self.tag = nil
            }
        }

        let isChanged = RACSignal.combineLatest([RACObserve(self, \.tag), RACObserve(self, \.order)]) {
            (tag: String?, order: Int) in
            return tag != nil || order != NTSortOrder.server.rawValue
        }
        self.reset = RACCommand(enabled: isChanged) { [weak self] _ in
            guard let self else { return .empty() }
            self.tag = nil
            self.order = NTSortOrder.server.rawValue
            return RACSignal.empty()
        }
    }
}
