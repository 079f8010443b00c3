public import Foundation
import StreamCore

/// The surroundings of a test: records streams, and finds the events that no check has checked when the test ends.
///
/// In a `VirtualWorld`, the test decides when time passes; in a `RealWorld`, the test waits.
public class TestWorld: @unchecked Sendable {  // state inside the lock
    private struct State {
        var recorders: [Recorder] = []
        var sources: [SubscriptionLog] = []
        var objects: [TrackedObject] = []
        var kept: [AnyObject] = []
        var streams: [AnyObject] = []
        var checkCount = 0
        var streamCount = 0
    }

    private let state = Guarded(State())
    let place: CheckPlace

    init(at place: CheckPlace) {
        self.place = place
    }

    /// Seconds since the world began.
    public var elapsed: TimeInterval { 0 }

    /// A number that changes whenever time passes or other code runs; nil if the world does not count turns.
    var turn: Int? { nil }

    /// Returns how many seconds a check waits that is asked to wait for `seconds`; nil if it is not asked.
    func longestWait(_ seconds: TimeInterval?) -> TimeInterval { seconds ?? 10 }

    /// Waits until a condition holds, for at most `seconds`.
    ///
    /// If `passingTime` is true and the condition does not hold, all of that time passes.
    func wait(atMost seconds: TimeInterval, passingTime: Bool, until condition: () -> Bool) {}

    /// Waits as the method above does, in a test with tasks.
    func wait(
        atMost seconds: TimeInterval, passingTime: Bool, isolation: isolated (any Actor)? = #isolation,
        until condition: () -> Bool
    ) async {}

    /// What code has done that no test can repeat; nil if there is nothing.
    var fault: String? { nil }

    /// What may be the reason that a check waits in vain, in a sentence; nil if nothing is known.
    var reasonForNothing: String? { nil }

    /// Runs `body`, whose work belongs to this world.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

    // MARK: Recording

    /// Subscribes to a stream, and records its events.
    ///
    /// - Parameters:
    ///   - stream: A stream of either layer, a property, a sequence, a command or an action.
    ///   - name: The name of the stream in failures.
    ///   - reaction: Called with every event after the event was recorded, on the thread on which it came.
    public func record(
        _ stream: some RecordableStream, named name: String? = nil,
        reaction: (@Sendable (RecordedEvent) -> Void)? = nil
    ) -> Recorder {
        let recorder = makeRecorder(name, reaction)
        recorder.ends(with: perform { stream.startRecording(recorder) })
        return recorder
    }

    /// Iterates over an asynchronous sequence in a task, and records its elements and its end.
    public func record<Elements: AsyncSequence & Sendable>(
        _ elements: Elements, named name: String? = nil,
        reaction: (@Sendable (RecordedEvent) -> Void)? = nil
    ) -> Recorder where Elements.Element: Sendable {
        let recorder = makeRecorder(name, reaction)
        let task = perform {
            Task(executorPreference: VirtualQueues.current) {
                do {
                    for try await element in elements { recorder.receive(.value(element)) }
                    recorder.receive(Task.isCancelled ? .interruption : .completion)
                } catch {
                    recorder.receive(.failure(error))
                }
            }
        }
        recorder.ends { task.cancel() }
        return recorder
    }

    /// Makes a recorder that records what the test sends to it, by its `observer()` and `subscriber()`.
    public func recorder(named name: String? = nil) -> Recorder { makeRecorder(name, nil) }

    /// Makes a recorder of this world that records nothing yet.
    func makeRecorder(
        _ name: String?, _ reaction: (@Sendable (RecordedEvent) -> Void)?, keepsValues: Bool = true
    ) -> Recorder {
        let number = state.withLock { state in
            state.streamCount += 1
            return state.streamCount
        }
        let recorder = Recorder(
            name: name ?? "stream \(number)", world: self, reaction: reaction, keepsValues: keepsValues)
        state.withLock { $0.recorders.append(recorder) }
        return recorder
    }

    // MARK: The end

    /// Demands that an object has been released when the world ends.
    ///
    /// The test must not retain the object longer than its closure lasts.
    public func expectReleased(_ object: AnyObject, named name: String? = nil) {
        countCheck()
        let tracked = TrackedObject(object, name: name ?? "\(type(of: object))")
        state.withLock { $0.objects.append(tracked) }
    }

    /// Keeps an object alive until the world ends, and returns it.
    @discardableResult
    public func keep<Object: AnyObject>(_ object: Object) -> Object {
        state.withLock { $0.kept.append(object) }
        return object
    }

    func countCheck() {
        state.withLock { $0.checkCount += 1 }
    }

    /// Adds a source, which is kept until its subscriptions have been checked.
    func add(_ log: SubscriptionLog, of stream: AnyObject) {
        state.withLock { state in
            state.sources.append(log)
            state.streams.append(stream)
        }
    }

    /// Ends the recordings, and throws the first fault.
    func finish() throws {
        if let fault = endRecordings() { throw fault }
        let objects = state.withLock { $0.objects }
        if let object = objects.first(where: { $0.isAlive }) {
            throw StreamTestFailure("\(object.name) has not been released.", at: place)
        }
    }

    /// Ends and releases the recordings and sources, and returns their first fault.
    ///
    /// This is a function of its own, because its local variables retain recorders, and recorders retain the recorded
    /// objects.
    private func endRecordings() -> StreamTestFailure? {
        let (recorders, sources, count) = state.withLock { ($0.recorders, $0.sources, $0.checkCount) }
        let complaints = recorders.flatMap { $0.complaints() }
        for recorder in recorders { recorder.dispose() }
        finishPending()
        releaseKept()
        finishPending()
        let fault = fault
        let open = sources.lazy.compactMap { source in source.openSubscription.map { ($0, source.drawing) } }.first
        close()
        if let first = complaints.first {
            let others = complaints.dropFirst().flatMap { ["  \($0.summary)", $0.details] }
            let details = ([first.details] + others).joined(separator: "\n")
            return StreamTestFailure(first.summary, details: details, at: place)
        }
        if let fault { return StreamTestFailure(fault.prefix(1).uppercased() + fault.dropFirst(), at: place) }
        if count == 0 { return StreamTestFailure("The test has checked nothing.", at: place) }
        return open.map { StreamTestFailure($0, details: $1, at: place) }
    }

    /// Runs the work that is due now, so that clean-up finishes.
    func finishPending() {}

    /// Ends the recordings, and releases them with the objects and sources that the world keeps.
    ///
    /// A test that throws reaches this method without `finish()`; its recorders and sources retain the world, and the
    /// world retains them.
    func close() {
        let recorders = state.withLock { exchange(&$0.recorders, with: []) }
        for recorder in recorders { recorder.dispose() }
        releaseKept()
        let sources = state.withLock { (exchange(&$0.sources, with: []), exchange(&$0.streams, with: [])) }
        for source in sources.0 { source.release() }
    }

    /// The sources of the world so far.
    var sourceLogs: [SubscriptionLog] { state.withLock { $0.sources } }

    var sourceStreams: [AnyObject] { state.withLock { $0.streams } }

    /// Releases the objects that the world keeps.
    func releaseKept() {
        let kept = state.withLock { exchange(&$0.kept, with: []) }
        withExtendedLifetime(kept) {}
    }
}

/// An object that must be released before the world ends.
private struct TrackedObject: @unchecked Sendable {  // a weak reference may be read on any thread
    private weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject, name: String) {
        self.object = object
        self.name = name
    }

    var isAlive: Bool { object != nil }
}
