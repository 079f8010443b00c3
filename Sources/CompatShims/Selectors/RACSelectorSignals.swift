import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The signals of an object's methods, which it keeps for ``RACSelectorSignalling``.
///
/// The signals complete when it goes, that is, with the object that owns it.
public final class RACSelectorSignals: @unchecked Sendable {  // the subjects are guarded
    private let subjects = Guarded<[String: RACSubject]>([:])
    private let end = RACReplaySubject(capacity: 0)

    /// Makes the signals of one object.
    public init() {}

    deinit {
        for subject in subjects.read().values { subject.sendCompleted() }
        end.sendCompleted()
    }

    /// Completes when this goes, and at once after that.
    var ended: RACSignal { end }

    /// The signal of a method: the same one whenever it is asked for.
    func signal(for selector: String, of object: AnyObject) -> RACSignal {
        let new = RACSubject().named("\(RACDescription(object)) -rac_signalForSelector: \(selector)")
        return subjects.withLock { subjects in
            if let subject = subjects[selector] { return subject }
            subjects[selector] = new
            return new
        }
    }

    /// What sends the arguments of a method, if anybody has asked for its signal.
    func subject(for selector: String) -> RACSubject? {
        subjects.withLock { $0[selector] }
    }
}
