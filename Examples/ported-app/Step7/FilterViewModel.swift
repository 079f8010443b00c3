import StreamCore

/// The filter of the list: it shows the notes with a tag, in an order.
final class FilterViewModel {
    /// Only notes with this tag are shown; nil shows all.
    let tag: MutableProperty<String?>
    /// The order, which the settings keep.
    let order: MutableProperty<SortOrder>

    /// The tags of the list, each once, in alphabetical order.
    let tags: Property<[String]>
    let visibleNotes: Property<[Note]>

    /// Shows all notes, in the server's order; enabled when the list shows other notes or another order.
    let reset: Action<Void, Never, Never>

    init(list: ListViewModel, settings: Settings) {
        let tag = MutableProperty<String?>(nil)
        let order = settings.sortOrder
        self.tag = tag
        self.order = order
        tags = list.notes.map(\.tags).skipRepeats()
        visibleNotes = Property.combineLatest(list.notes, tag, order).map { $0.tagged($1).ordered($2) }

        // A tag that the list no longer has would hide all notes.
        tags.signal.observeValues { tags in
            guard let chosen = tag.value, !tags.contains(chosen) else { return }
            tag.value = nil
        }

        let isChanged = Property.combineLatest(tag, order).map { $0 != nil || $1 != .server }
        reset = Action(enabledIf: isChanged) {
            tag.value = nil
            order.value = .server
            return .empty
        }
    }
}
