import Foundation
import StreamCore

/// Records which observed properties are read on a thread while a key path is evaluated.
///
/// Every read of every observed property looks the tracker up, hence a bare thread-specific pointer. The pointer does
/// not retain the tracker: the stack frame that set the pointer does.
final class AccessTracker {
    private static let key = ThreadKey()

    private let observation: KeyPathObservation?
    private(set) var accesses: [(owner: AnyObject, storage: ObservedStorage)] = []

    /// Makes a tracker that registers the observation, if there is one, for the changes of the properties that are
    /// read.
    init(for observation: KeyPathObservation?) {
        self.observation = observation
    }

    /// Evaluates `body`, and records its reads in this tracker.
    func track<Result>(_ body: () -> Result) -> Result {
        Self.with(Unmanaged.passUnretained(self).toOpaque(), body)
    }

    /// Evaluates `body`, and records none of its reads: `body` is not part of the key path that is evaluated.
    static func suspend<Result>(_ body: () -> Result) -> Result { with(nil, body) }

    private static func with<Result>(_ tracker: UnsafeMutableRawPointer?, _ body: () -> Result) -> Result {
        let previous = key.pointer
        key.pointer = tracker
        defer { key.pointer = previous }
        return body()
    }

    /// Whether a tracker records the reads of this thread.
    static var isTracking: Bool { key.pointer != nil }

    /// Records that a property is about to be read; the tracker's observation receives its changes from now on.
    @inline(__always)
    static func note(_ storage: ObservedStorage, of owner: AnyObject) {
        guard let pointer = key.pointer else { return }
        Unmanaged<AccessTracker>.fromOpaque(pointer).takeUnretainedValue().note(storage, of: owner)
    }

    private func note(_ storage: ObservedStorage, of owner: AnyObject) {
        accesses.append((owner, storage))
        observation?.depend(on: storage)
    }
}
