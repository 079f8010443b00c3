import Foundation
import StreamCore

/// Writes down which observed properties are read on a thread while a key path is evaluated.
///
/// It is looked up for every read of every observed property, hence a bare thread-specific pointer. The tracker is not
/// retained: the frame that set it holds it.
final class AccessTracker {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        require(status == 0, "A thread-specific key could not be made (error \(status)).")
        return key
    }()

    private let observation: KeyPathObservation?
    private(set) var accesses: [(owner: AnyObject, storage: ObservedStorage)] = []

    /// Makes a tracker that has an observation told of changes, if there is one.
    init(for observation: KeyPathObservation?) {
        self.observation = observation
    }

    /// Evaluates `body`, whose reads this tracker writes down.
    func track<Result>(_ body: () -> Result) -> Result {
        Self.with(Unmanaged.passUnretained(self).toOpaque(), body)
    }

    /// Evaluates `body`, whose reads nobody writes down: it is not part of the key path that is evaluated.
    static func suspend<Result>(_ body: () -> Result) -> Result { with(nil, body) }

    private static func with<Result>(_ tracker: UnsafeMutableRawPointer?, _ body: () -> Result) -> Result {
        let previous = pthread_getspecific(key)
        pthread_setspecific(key, tracker)
        defer { pthread_setspecific(key, previous) }
        return body()
    }

    /// Whether the reads of this thread are written down.
    static var isTracking: Bool { pthread_getspecific(key) != nil }

    /// Notes that a property is about to be read; changes from now on are told.
    @inline(__always)
    static func note(_ storage: ObservedStorage, of owner: AnyObject) {
        guard let pointer = pthread_getspecific(key) else { return }
        Unmanaged<AccessTracker>.fromOpaque(pointer).takeUnretainedValue().note(storage, of: owner)
    }

    private func note(_ storage: ObservedStorage, of owner: AnyObject) {
        accesses.append((owner, storage))
        observation?.depend(on: storage)
    }
}
