import CompatShims
import Foundation
import RACCompat

/// Keeps what was edited and not saved, over launches.
class NTDrafts: RACObject {
    private var defaults: UserDefaults
    private var pause: TimeInterval = 0

    /// Edits are written when nothing was typed for so many seconds.
    init(defaults: UserDefaults, pause: TimeInterval) {
        self.defaults = defaults
        self.pause = pause
        super.init()
    }

    /// Shows the draft of the note, if there is one, and writes its edits from now on.
    func follow(_ detail: NTDetailViewModel) {
        let key = "draft-\(detail.note.identifier)"
        let draft = self.defaults.stringArray(forKey: key)
        if (draft?.count ?? 0) == 2 {
            detail.title = draft![0]
            detail.body = draft![1]
        }

        let edits = RACSignal.combineLatest([
            RACObserve(detail, \.title),
            RACObserve(detail, \.body),
            RACObserve(detail, \.edited),
        ])
        edits.throttle(self.pause).takeUntil(detail.rac_willDeallocSignal()).subscribeNext { (edit: RACTuple) in
            let (title, body, edited): (String, String, NSNumber) = RACTupleUnpack(edit)
            if edited.boolValue {
                self.defaults.set([title, body], forKey: key)
            } else {
                self.defaults.removeObject(forKey: key)
            }
        }
    }
}
