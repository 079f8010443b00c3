import CompatShims
import Foundation
import RACCompat

/// A note while the user edits it.
class NTDetailViewModel: RACObject {
    @RACProperty var title: String
    @RACProperty var body: String
    @RACProperty private(set) var note: NTNote
    @RACProperty private(set) var edited = false
    @RACProperty private(set) var canUndo = false
    @RACProperty private(set) var canRedo = false
    /// The reason why the title cannot be saved; nil when it can be saved.
    @RACProperty private(set) var titleProblem: String?
    /// The length of the body, for the foot of the page.
    @RACProperty private(set) var statistics: String

    /// Saves the note, and sends the saved note; enabled when the note was edited and the title has no problem.
    private(set) var save: RACCommand!
    /// Restores the last checkpoint.
    private(set) var undo: RACCommand!
    /// Restores the state before the last undo.
    private(set) var redo: RACCommand!
    private var queue: NTOfflineQueue
    @RACProperty private var checkpoints: [RACTuple]
    @RACProperty private var undone: [RACTuple]

    init(note: NTNote, queue: NTOfflineQueue) {
        self.note = note
        self.queue = queue
        self.title = note.title
        self.body = note.body
        self.statistics = ""
        self.checkpoints = []
        self.undone = []
        super.init()

        RAC(self, \.edited)
            <~ RACSignal.combineLatest([RACObserve(self, \.title), RACObserve(self, \.body), RACObserve(self, \.note)])
        { (title: String, body: String, saved: NTNote) in
            return title != saved.title || body != saved.body
        }
        RAC(self, \.canUndo)
            <~ RACObserve(self, \.checkpoints).map { (checkpoints: [RACTuple]) in !checkpoints.isEmpty }

        RAC(self, \.canRedo) <~ RACObserve(self, \.undone).map { (undone: [RACTuple]) in !undone.isEmpty }
        RAC(self, \.titleProblem) <~ RACObserve(self, \.title).map { (title: String) in title.titleProblem }
        RAC(self, \.statistics)
            <~ RACObserve(self, \.body).map { (body: String) in
                let count = body.words.count
                return count == 1 ? "1 word" : "\(count) words"
            }

        let isTitle = RACObserve(self, \.titleProblem).map { (problem: String?) in problem == nil }
        let canSave = RACSignal.combineLatest([RACObserve(self, \.edited), isTitle]).and()

        self.save = RACCommand(enabled: canSave) { [weak self] _ in
            guard let self else { return .empty() }
            let edited = self.note.noteWithTitle(self.title.trimmed, body: self.body)
            return self.queue.saveNote(edited)
        }
        self.save.executionSignals.switchToLatest().subscribeNext { [weak self] (saved: NTNote) in
            guard let self else { return }
            self.note = saved
            self.title = saved.title
            self.body = saved.body
            NotificationCenter.default.post(
                name: Notification.Name(NTNoteDidChangeNotification),
                object: self,
                userInfo: [NTNoteKey: saved]
            )
        }

        self.undo = RACCommand(enabled: RACObserve(self, \.canUndo)) { [weak self] _ in
            guard let self, let last = self.checkpoints.last else { return .empty() }
            self.checkpoints = self.checkpoints.dropLast()
            self.undone = self.undone + [RACTuplePack(self.title, self.body)]
            self.show(last)
            return RACSignal.empty()
        }
        self.redo = RACCommand(enabled: RACObserve(self, \.canRedo)) { [weak self] _ in
            guard let self, let last = self.undone.last else { return .empty() }
            self.undone = self.undone.dropLast()
            self.checkpoints = self.checkpoints + [RACTuplePack(self.title, self.body)]
            self.show(last)
            return RACSignal.empty()
        }
    }

    /// Keeps title and body for undo, and drops the states that redo could restore.
    func checkpoint() {
        self.checkpoints = self.checkpoints + [RACTuplePack(self.title, self.body)]
        self.undone = []
    }

    private func show(_ checkpoint: RACTuple) {
        let (title, body): (String, String) = RACTupleUnpack(checkpoint)
        self.title = title
        self.body = body
    }
}
