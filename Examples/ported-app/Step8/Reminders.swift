import Foundation
import StreamCore

/// Reminds of notes: of each once, some time after it was asked to.
final class Reminders {
    /// The notes that will be reminded of, in the order in which that was asked.
    let pending: Property<[Note]>
    /// What the user reads; nil before the first reminder, and when it was dismissed.
    let message: Property<String?>

    /// Sends each note when its time has come.
    let due: Signal<Note, Never>
    /// Takes the message away; enabled while there is one.
    let dismiss: Action<Void, Never, Never>

    private let waiting = MutableProperty<[Note]>([])
    private let times = Signal<Note, Never>.pipe()
    private let cancellations = Signal<String, Never>.pipe()

    /// Makes reminders, which replace the notes that `changes` sends.
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
    /// - Parameter seconds: Pass on the main queue until the note is due.
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

    /// Sends the note as it is now, which may have been edited since.
    private func remind(identifier: String) {
        guard let note = waiting.value.note(identifier: identifier) else { return }
        waiting.modify { $0 = $0.removing(identifier: identifier) }
        times.input.send(value: note)
    }
}
