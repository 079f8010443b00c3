import CompatShims
import Foundation
import RACCompat

/// Reminds the user of notes: of each note once, some time after the user asked for it.
class NTReminders: RACObject {
    /// The notes with a reminder to come, in the order in which the user asked for the reminders.
    private(set) var pending: [Note]
    /// The text of the last reminder; nil before the first reminder, and after the user dismissed the last.
    @RACProperty private(set) var message: String?

    /// Sends each note when its reminder is due.
    private(set) var due: RACSignal!
    /// Removes the message; enabled while there is a message.
    private(set) var dismiss: RACCommand!
    private var scheduler: RACScheduler
    private var times: RACSubject
    private var cancellations: RACSubject

    /// Reminders are due in the time of `scheduler`.
    init(scheduler: RACScheduler) {
        self.scheduler = scheduler
        self.times = RACSubject.subject()
        self.cancellations = RACSubject.subject()
        self.pending = []
        super.init()

        // The current note when its reminder is due, which may have been edited since.
        self.due = self.times.map { [weak self] (identifier: String) -> Any? in
            guard let self else { return nil }
            let note = self.pending.note(identifier: identifier)
            self.pending = self.pending.removing(identifier: identifier)
            return note
        }
        self.due.subscribeNext { [weak self] (note: Note) in
            guard let self else { return }
            self.message = "Remember: \(note.title)"
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
                guard let note = notification.userInfo?[NTNoteKey] as? Note else { return }
                self.pending = self.pending.replacing(note)
            }
    }

    /// Replaces the reminder of the same note.
    func remindOfNote(_ note: Note, after seconds: TimeInterval) {
        self.cancelReminderOfNoteWithIdentifier(note.identifier)
        self.pending = self.pending + [note]

        let identifier = note.identifier
        let cancelled = self.cancellations.filter { (other: String) in other == identifier }
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
        self.pending = self.pending.removing(identifier: identifier)
        self.cancellations.sendNext(identifier)
    }
}
