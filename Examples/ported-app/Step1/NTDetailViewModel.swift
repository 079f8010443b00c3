import CompatShims
import Foundation
import RACCompat

/// One note while it is edited.
class NTDetailViewModel: RACObject {
    @RACProperty var title: String
    @RACProperty var body: String
    @RACProperty private(set) var note: NTNote
    @RACProperty private(set) var edited = false
    @RACProperty private(set) var canUndo = false
    @RACProperty private(set) var canRedo = false
    /// Why the title cannot be saved; nil when it can.
    @RACProperty private(set) var titleProblem: String?
    /// How long the body is, for the foot of the page.
    @RACProperty private(set) var statistics: String

    /// Enabled when something was edited and the title has no problem; sends the saved note.
    private(set) var save: RACCommand!
    /// Goes back to the last checkpoint.
    private(set) var undo: RACCommand!
    /// Goes to where the last undo was.
    private(set) var redo: RACCommand!
    private var queue: NTOfflineQueue
    @RACProperty private var checkpoints: [Any]
    @RACProperty private var undone: [Any]

    init(note: NTNote, queue: NTOfflineQueue) {
        self.note = note
        self.queue = queue
        self.title = note.title
        self.body = note.body
        self.statistics = ""
        self.checkpoints = []
        self.undone = []
        super.init()

        RAC(self, \.edited) <~ RACSignal.combineLatest([RACObserve(self, \.title), RACObserve(self, \.body), RACObserve(self, \.note)]) { (title: String, body: String, saved: NTNote) in
            return title != saved.title || body != saved.body
        }
        RAC(self, \.canUndo) <~ RACObserve(self, \.checkpoints).map { (checkpoints: [Any]) in !checkpoints.isEmpty }

        RAC(self, \.canRedo) <~ RACObserve(self, \.undone).map { (undone: [Any]) in !undone.isEmpty }
        RAC(self, \.titleProblem) <~ RACObserve(self, \.title).map { (title: String) in title.nt_titleProblem() }
        RAC(self, \.statistics) <~ RACObserve(self, \.body).map { (body: String) in
            let words = body.nt_words()
            return words.count == 1 ? "1 word" : "\(words.count) words"
        }

        let isTitle = RACObserve(self, \.titleProblem).map { (problem: String?) in problem == nil }
        let canSave = RACSignal.combineLatest([RACObserve(self, \.edited), isTitle]).and()

        self.save = RACCommand(enabled: canSave) { [weak self] _ in
            guard let self else { return .empty() }
            let edited = self.note.noteWithTitle(self.title.nt_trimmedString(), body: self.body)
            return self.queue.saveNote(edited)
        }
        self.save.executionSignals.switchToLatest().subscribeNext { [weak self] (saved: NTNote?) in
            guard let self else { return }
            self.note = saved!
            self.title = saved!.title
            self.body = saved!.body
            NotificationCenter.default.post(
                name: Notification.Name(NTNoteDidChangeNotification),
                object: self,
                userInfo: [NTNoteKey: saved!]
            )
        }

        self.undo = RACCommand(enabled: RACObserve(self, \.canUndo)) { [weak self] _ in
            // review RAC-0321: Objective-C goes on without self here, and does what follows.
            guard let self else { return .empty() }
            let last = self.checkpoints.last as? RACTuple
            self.checkpoints = Array(self.checkpoints[Range(NSRange(location: 0, length: self.checkpoints.count - 1))!])
            self.undone = self.undone + [RACTuplePack(self.title, self.body)]
            self.show(last)
            return RACSignal.empty()
        }
        self.redo = RACCommand(enabled: RACObserve(self, \.canRedo)) { [weak self] _ in
            // review RAC-0321: Objective-C goes on without self here, and does what follows.
            guard let self else { return .empty() }
            let last = self.undone.last as? RACTuple
            self.undone = Array(self.undone[Range(NSRange(location: 0, length: self.undone.count - 1))!])
            self.checkpoints = self.checkpoints + [RACTuplePack(self.title, self.body)]
            self.show(last)
            return RACSignal.empty()
        }
    }

    /// Remembers title and body for undo, and forgets what was undone.
    func checkpoint() {
        self.checkpoints = self.checkpoints + [RACTuplePack(self.title, self.body)]
        self.undone = []
    }

    func show(_ checkpoint: RACTuple?) {
        let (title, body): (String?, String?) = RACTupleUnpack(checkpoint)
        self.title = title!
        self.body = body!
    }
}
