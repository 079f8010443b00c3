import Foundation
import RACCompat

/// Calls `read` on a scheduler, at once, and returns a signal that replays the result of `read`, or the error it
/// throws.
func reading(on scheduler: RACScheduler, _ read: @escaping () throws -> Any) -> RACSignal {
    let subject = RACReplaySubject.subject()
    scheduler.schedule {
        do {
            subject.sendNext(try read())
            subject.sendCompleted()
        } catch {
            subject.sendError(error)
        }
    }
    return subject
}

extension Optional<URL> {
    /// Returns the URL; throws an error if there is none.
    func orThrow() throws -> URL {
        guard let self else { throw CocoaError(.fileReadInvalidFileName) }
        return self
    }
}
