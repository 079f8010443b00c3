import Foundation
import StreamCore

/// Keeps edits that were not saved, over launches.
final class Drafts {
    private let defaults: UserDefaults
    private let pause: TimeInterval

    /// Makes drafts.
    ///
    /// - Parameters:
    ///   - defaults: Keeps the drafts.
    ///   - pause: The seconds without typing after which edits are written.
    init(defaults: UserDefaults, pause: TimeInterval) {
        self.defaults = defaults
        self.pause = pause
    }

    /// Shows the draft of the note, if there is one, and writes its edits from now on.
    func follow(_ detail: DetailViewModel) {
        let key = "draft-\(detail.note.value.identifier)"
        if let draft = defaults.stringArray(forKey: key), draft.count == 2 {
            detail.title.value = draft[0]
            detail.body.value = draft[1]
        }
        Property.combineLatest(detail.title, detail.body, detail.isEdited).producer
            .debounce(pause, on: QueueScheduler.main)
            .startWithValues { [defaults] title, body, isEdited in
                if isEdited {
                    defaults.set([title, body], forKey: key)
                } else {
                    defaults.removeObject(forKey: key)
                }
            }
    }
}
