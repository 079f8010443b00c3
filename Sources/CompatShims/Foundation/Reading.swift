import Foundation
import RACCompat

/// Begins at once to read on a scheduler, and returns a signal that replays what `read` returns, or the error it throws.
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
    /// The URL; nothing can be read where there is none.
    func orThrow() throws -> URL {
        guard let self else { throw CocoaError(.fileReadInvalidFileName) }
        return self
    }
}
