import Foundation
import StreamCore

/// An observer that notes how events come: in which order, on how many threads at once, and how deep on the stack.
final class Probe: Sendable {
    private struct State {
        var texts: [String] = []
        /// How many events came before the start had returned; nil until then.
        var countOnStart: Int?
        var callers: [ThreadIdentifier] = []
        var overlaps: [String] = []
        var isOver = false
        var afterEnd: [String] = []
        var isDisposed = false
        var afterDisposal: [String] = []
        var addresses: [UInt] = []
        // The world retains it, until the situation is over: it retains this probe, whose reaction retains the stream.
        weak var recorder: Recorder?
    }

    /// Takes an event and its number: 1 for the first event that comes after the stream was started.
    typealias Reaction = @Sendable (_ content: RecordedEvent.Content, _ number: Int) -> Void

    private let state = Guarded(State())
    private let reaction: Reaction?

    /// - Parameter reaction: Called with each event, on the thread on which it came.
    init(_ reaction: Reaction? = nil) {
        self.reaction = reaction
    }

    // MARK: Subscribing

    /// Subscribes to a stream, until the world ends.
    @discardableResult
    func begin(_ stream: any RecordableStream, in world: VirtualWorld, keepsValues: Bool = true) -> Probe {
        let recorder = world.makeRecorder("the probe", { self.receive($0.content) }, keepsValues: keepsValues)
        recorder.ends(with: stream.startRecording(recorder))
        state.withLock { state in
            state.recorder = recorder
            state.countOnStart = state.texts.count
        }
        return self
    }

    /// Ends the subscription; no event but an interruption may follow.
    ///
    /// A stream that sends while it is subscribed to has returned no disposable yet: this does nothing then.
    func dispose() {
        let recorder: Recorder? = state.withLock { state in
            if state.recorder != nil { state.isDisposed = true }
            return state.recorder
        }
        recorder?.endSubscription()
    }

    private func receive(_ content: RecordedEvent.Content) {
        let thread = ThreadIdentifier.current
        var local: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
        let text = Self.text(content)
        let number = state.withLock { state in
            if state.callers.contains(where: { $0 != thread }) { state.overlaps.append(text) }
            if state.isOver { state.afterEnd.append(text) }
            if state.isDisposed, !content.isInterruption { state.afterDisposal.append(text) }
            if content.isTerminal { state.isOver = true }
            state.texts.append(text)
            state.callers.append(thread)
            state.addresses.append(address)
            return state.countOnStart.map { state.texts.count - $0 } ?? 0
        }
        reaction?(content, number)
        state.withLock { state in
            if let index = state.callers.lastIndex(of: thread) { state.callers.remove(at: index) }
        }
    }

    /// The event without the addresses of objects, which differ from run to run.
    private static func text(_ content: RecordedEvent.Content) -> String {
        let text = "\(content)"
        return text.contains("0x") ? text.replacing(/0x[0-9a-f]+/, with: "…") : text
    }

    // MARK: What came

    /// The events so far, one text each.
    var texts: [String] { state.withLock { $0.texts } }

    /// Events that came after a terminal event.
    var afterEnd: [String] { state.withLock { $0.afterEnd } }

    /// Events that came after `dispose()` had been called, without interruptions.
    var afterDisposal: [String] { state.withLock { $0.afterDisposal } }

    var isOver: Bool { state.withLock { $0.isOver } }

    /// Events that came while another thread was still inside of a delivery.
    var overlaps: [String] { state.withLock { $0.overlaps } }

    /// How many bytes the stack was deeper at the deepest event than at the one in the middle.
    var stackGrowth: Int {
        state.withLock { state in
            guard let deepest = state.addresses.min() else { return 0 }
            return Int(state.addresses[state.addresses.count / 2]) - Int(deepest)
        }
    }

    /// Forgets the events so far.
    func forget() {
        state.withLock { state in
            state.texts = []
            state.addresses = []
            state.countOnStart = 0
        }
    }
}

/// Whether an observer was released by the stream that it observed.
struct ReleasedObserver {
    private weak var recorder: Recorder?
    /// Ends the subscription; kept, as a program may keep its disposables.
    let end: @Sendable () -> Void

    init(of stream: any RecordableStream, in world: VirtualWorld) {
        let recorder = Recorder(name: "the released observer", world: world, reaction: nil, keepsValues: false)
        end = stream.startRecording(recorder)
        self.recorder = recorder
    }

    var isReleased: Bool { recorder == nil }
}
