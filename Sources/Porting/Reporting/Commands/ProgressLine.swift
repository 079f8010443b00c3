import Dispatch
import Foundation

/// Reports the progress of a long run: after a second, and then twice a second.
final class ProgressLine: @unchecked Sendable {  // `lock` guards `next`.
    private let lock = NSLock()
    private let write: (String) -> Void
    private var next = DispatchTime.now() + 1

    init(_ write: @escaping (String) -> Void) {
        self.write = write
    }

    func report(_ verb: String, _ done: Int, of count: Int) {
        let isDue = lock.withLock {
            guard DispatchTime.now() >= next, done < count else { return false }
            next = .now() + 0.5
            return true
        }
        if isDue { write("\(verb) \(grouped(done)) of \(counted(count, "file")).\n") }
    }
}
