import CompatShims
import Foundation
import RACCompat

/// Reminds of notes: of each once, some time after it was asked to.
class NTReminders: RACObject {
    /// The notes that will be reminded of, in the order in which that was asked.
    private(set) var pending: [Any]
    /// What the user reads; nil before the first reminder, and when it was dismissed.
    @RACProperty private(set) var message: String?

    /// Sends each note when its time has come.
    private(set) var due: RACSignal!
    /// Takes the message away; enabled while there is one.
    private(set) var dismiss: RACCommand!
    private var scheduler: RACScheduler
    private var times: RACSubject
    private var cancellations: RACSubject

    /// Time is that of the scheduler.
    init(scheduler: RACScheduler) {
        self.scheduler = scheduler
        self.times = RACSubject.subject()
        self.cancellations = RACSubject.subject()
        self.pending = []
        super.init()

        // The note as it is when its time has come, which may have been edited since.
        self.due = self.times.map { [weak self] (identifier: String?) -> Any? in
            guard let self else { return nil }
            let note = self.pending.nt_noteWithIdentifier(identifier!) as? NTNote
            self.pending = self.pending.nt_arrayByRemovingNoteWithIdentifier(identifier!)
            return note
        }
        self.due.subscribeNext { [weak self] (note: NTNote?) in
            guard let self else { return }
            self.message = "Remember: \(note?.title ?? "(null)")"
        }

        let hasMessage = RACObserve(self, \.message).map { (message: String?) in message != nil }
        self.dismiss = RACCommand(enabled: hasMessage) { [weak self] _ in
            guard let self else { return .empty() }
            self.message = nil
            return RACSignal.empty()
        }

        let center = NotificationCenter.default
        center
            .rac_addObserverForName(Notification.Name(NTNoteDidChangeNotification), object: nil)
            .takeUntil(self.rac_willDeallocSignal())
            .subscribeNext { [weak self] (notification: Notification) in
                guard let self else { return }
                self.pending = self.pending.nt_arrayByReplacingNote(notification.userInfo?[NTNoteKey] as Any)
            }
    }

    /// Replaces the reminder of the same note.
    func remindOfNote(_ note: NTNote, after seconds: TimeInterval) {
        self.cancelReminderOfNoteWithIdentifier(note.identifier)
        self.pending = self.pending + [note]

        let identifier = note.identifier
        let cancelled = self.cancellations.filter { (other: String?) in other == identifier }
        RACSignal.return(identifier)
            .delay(seconds)
            .takeUntil(cancelled)
            .deliverOn(self.scheduler)
            .subscribeNext { [weak self] (identifier: String) in
                guard let self else { return }
                self.times.sendNext(identifier)
            }
    }

    func cancelReminderOfNoteWithIdentifier(_ identifier: String) {
        self.pending = self.pending.nt_arrayByRemovingNoteWithIdentifier(identifier)
        self.cancellations.sendNext(identifier)
    }
}
