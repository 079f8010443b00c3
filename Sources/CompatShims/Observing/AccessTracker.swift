import Foundation
import StreamCore

/// Records which observed properties are read on a thread while a key path is evaluated.
///
/// Every read of every observed property looks the tracker up, hence a bare thread-specific pointer. The pointer leads
/// to a variable of the stack frame that set the pointer.
struct AccessTracker {
    private static let key = ThreadKey()

    private let observation: KeyPathObservation?
    /// The number of properties that were read in the order of the evaluation before, and are not among `accesses`.
    private(set) var expectedCount = 0
    /// The properties that were read; of an observation, those after the expected ones.
    private(set) var accesses: [(owner: AnyObject, storage: ObservedStorage)] = []

    /// Makes a tracker that registers the observation, if there is one, for the changes of the properties that are
    /// read.
    init(for observation: KeyPathObservation?) {
        self.observation = observation
    }

    /// Evaluates `body`, and records its reads in this tracker.
    mutating func track<Result>(_ body: () -> Result) -> Result {
        withUnsafeMutablePointer(to: &self) { Self.with(UnsafeMutableRawPointer($0), body) }
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
        pointer.assumingMemoryBound(to: AccessTracker.self).pointee.note(storage, of: owner)
    }

    private mutating func note(_ storage: ObservedStorage, of owner: AnyObject) {
        // Mostly, only values have changed.
        if let observation, accesses.isEmpty, observation.depends(on: storage, at: expectedCount) {
            expectedCount += 1
            return
        }
        accesses.append((owner, storage))
        observation?.depend(on: storage)
    }
}
