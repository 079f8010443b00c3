import StreamCore

/// A note while the user edits it.
final class DetailViewModel {
    private struct Draft: Equatable {
        var title: String
        var body: String
    }

    /// The note as the user opened it, or as it was last saved.
    let note: Property<Note>
    let title: MutableProperty<String>
    let body: MutableProperty<String>
    let isEdited: Property<Bool>
    let canUndo: Property<Bool>
    let canRedo: Property<Bool>
    /// The reason why the title cannot be saved; nil when it can be saved.
    let titleProblem: Property<String?>
    /// The length of the body, for the foot of the page.
    let statistics: Property<String>

    /// Saves the note, and sends the saved note; enabled when the note was edited and the title has no problem.
    let save: Action<Void, Note, ClientError>
    /// Restores the last checkpoint.
    let undo: Action<Void, Never, Never>
    /// Restores the state before the last undo.
    let redo: Action<Void, Never, Never>

    private let checkpoints: MutableProperty<[Draft]>
    private let undone: MutableProperty<[Draft]>

    init(note original: Note, queue: OfflineQueue) {
        let note = MutableProperty(original)
        let title = MutableProperty(original.title)
        let body = MutableProperty(original.body)
        self.note = Property(note)
        self.title = title
        self.body = body
        let checkpoints = MutableProperty<[Draft]>([])
        let undone = MutableProperty<[Draft]>([])
        self.checkpoints = checkpoints
        self.undone = undone
        canUndo = checkpoints.map { !$0.isEmpty }
        canRedo = undone.map { !$0.isEmpty }
        titleProblem = title.map(\.titleProblem)
        statistics = body.map { $0.words.count == 1 ? "1 word" : "\($0.words.count) words" }
        isEdited = Property.combineLatest(title, body, note).map { $0 != $2.title || $1 != $2.body }

        let canSave = Property.combineLatest(isEdited, titleProblem).map { $0 && $1 == nil }
        save = Action(enabledIf: canSave) {
            queue.save(note.value.revised(title: title.value.trimmed, body: body.value))
        }
        save.values.observeValues { saved in
            note.value = saved
            title.value = saved.title
            body.value = saved.body
        }
        // Moves the last draft of one stack into the note, and the draft that the note showed to the other stack.
        let move = { (from: MutableProperty<[Draft]>, to: MutableProperty<[Draft]>) in
            guard let last = from.modify({ $0.popLast() }) else { return }
            let current = Draft(title: title.value, body: body.value)
            to.modify { $0.append(current) }
            title.value = last.title
            body.value = last.body
        }
        undo = Action(enabledIf: canUndo) {
            move(checkpoints, undone)
            return .empty
        }
        redo = Action(enabledIf: canRedo) {
            move(undone, checkpoints)
            return .empty
        }
    }

    /// Keeps title and body for undo, and drops the states that redo could restore.
    func checkpoint() {
        let draft = Draft(title: title.value, body: body.value)
        checkpoints.modify { $0.append(draft) }
        undone.value = []
    }
}
