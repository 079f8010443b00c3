import Foundation
import StreamCore

/// The list of notes: searched while the user types, and read page by page.
final class ListViewModel {
    private struct State {
        var notes: [Note] = []
        var hasMore = false
        var nextPage = 0
    }

    let query = MutableProperty("")
    let notes: Property<[Note]>
    let summary: Property<String>
    /// The reason why the last note could not be added or removed; nil when it could.
    let errorMessage: Property<String?>

    /// Reads the first page again.
    let reload: Action<Void, Page, ClientError>
    /// Reads the page after the last page read; enabled while the server has more pages.
    let loadMore: Action<Void, Page, ClientError>
    /// Makes a note with the title that is its input, puts it first in the list, and sends it.
    let add: Action<String, Note, ClientError>
    /// Removes the note that is its input at once, and puts the note back when the server does not delete it.
    let remove: Action<Note, Void, ClientError>

    /// Makes the list.
    ///
    /// - Parameters:
    ///   - client: Reads the pages.
    ///   - activity: Runs the requests of the client.
    ///   - pause: A search begins after this many seconds without typing.
    ///   - changes: Sends the notes that were saved.
    init(client: Client, activity: Activity, pause: TimeInterval, changes: Signal<Note, Never>) {
        let state = MutableProperty(State())
        notes = state.map(\.notes)
        summary = state.map { "\($0.notes.count) notes\($0.hasMore ? " and more" : "")" }
        let read = { (page: Int, query: String) -> SignalProducer<Page, ClientError> in
            activity.producer { () async throws(ClientError) in try await client.page(page, matching: query) }
        }
        reload = Action { [query] in read(0, query.value) }
        loadMore = Action(enabledIf: state.map(\.hasMore)) { [query] in
            read(state.value.nextPage, query.value)
        }

        add = Action { title in
            activity.producer { () async throws(ClientError) in try await client.create(title: title.trimmed) }
        }
        remove = Action(policy: .concurrent) { note in
            let index = state.value.notes.firstIndex(of: note) ?? state.value.notes.count
            state.modify { $0.notes = $0.notes.removing(identifier: note.identifier) }
            return activity.producer { () async throws(ClientError) in try await client.delete(note) }
                .on(failed: { _ in state.modify { $0.notes = $0.notes.inserting(note, at: index) } })
        }
        errorMessage = Property(
            initial: nil,
            then: Signal.merge([
                Signal.merge([add.isExecuting.signal, remove.isExecuting.signal]).filter { $0 }.map { _ in nil },
                add.errors.map { _ in "The note could not be added." },
                remove.errors.map { _ in "The note could not be removed." },
            ]))

        let searches = query.signal
            .skipRepeats()
            .debounce(pause, on: QueueScheduler.main)
            .flatMap(.latest) { query in read(0, query).flatMapError { _ in .empty } }
        Signal.merge([reload.values, searches]).observeValues { page in
            state.value = State(notes: page.notes, hasMore: page.hasMore, nextPage: 1)
        }
        add.values.observeValues { note in
            state.modify { $0.notes = [note] + $0.notes }
        }
        loadMore.values.observeValues { page in
            state.modify { state in
                state.notes += page.notes
                state.hasMore = page.hasMore
                state.nextPage += 1
            }
        }
        changes.observeValues { note in
            state.modify { $0.notes = $0.notes.replacing(note) }
        }
    }
}
