import Foundation
import StreamCore

/// Reminds the user of notes: of each note once, some time after the user asked for it.
final class Reminders {
    /// The notes with a reminder to come, in the order in which the user asked for the reminders.
    let pending: Property<[Note]>
    /// The text of the last reminder; nil before the first reminder, and after the user dismissed the last.
    let message: Property<String?>

    /// Sends each note when its reminder is due.
    let due: Signal<Note, Never>
    /// Removes the message; enabled while there is a message.
    let dismiss: Action<Void, Never, Never>

    private let waiting = MutableProperty<[Note]>([])
    private let times = Signal<Note, Never>.pipe()
    private let cancellations = Signal<String, Never>.pipe()

    /// Makes reminders; a note that `changes` sends replaces the waiting note of the same identifier.
    init(changes: Signal<Note, Never>) {
        let message = MutableProperty<String?>(nil)
        pending = Property(waiting)
        self.message = Property(message)
        due = times.output
        dismiss = Action(enabledIf: message.map { $0 != nil }) {
            message.value = nil
            return .empty
        }
        due.observeValues { message.value = "Remember: \($0.title)" }
        changes.observeValues { [waiting] note in
            waiting.modify { $0 = $0.replacing(note) }
        }
    }

    /// Replaces the reminder of the same note.
    ///
    /// - Parameter seconds: The seconds until the note is due on the main queue.
    func remind(of note: Note, after seconds: TimeInterval) {
        let identifier = note.identifier
        cancel(identifier: identifier)
        waiting.modify { $0.append(note) }
        SignalProducer<Void, Never>(value: ())
            .delay(seconds, on: QueueScheduler.main)
            .take(until: cancellations.output.filter { $0 == identifier }.map { _ in })
            .startWithValues { [weak self] in self?.remind(identifier: identifier) }
    }

    func cancel(identifier: String) {
        waiting.modify { $0 = $0.removing(identifier: identifier) }
        cancellations.input.send(value: identifier)
    }

    /// Sends the current note, which may have been edited since.
    private func remind(identifier: String) {
        guard let note = waiting.value.note(identifier: identifier) else { return }
        waiting.modify { $0 = $0.removing(identifier: identifier) }
        times.input.send(value: note)
    }
}
