import Foundation
import StreamCore
import Synchronization

/// Keeps the events of one stream, in the order in which they came.
///
/// Made by `record(_:named:)` of a world. Every event has to be asked about, by a check or by `events`; what was not is a failure
/// when the world ends, but for an interruption at the end: streams are released with the closure of the test. Events may come on
/// any thread.
public final class Recorder: Sendable {
    private struct State {
        var events: [RecordedEvent] = []
        /// How many of the events have been asked about.
        var checkedCount = 0
        /// How many calls of the reaction run at this moment, all on the same thread unless something is wrong.
        var callers = 0
        /// When and where the last event came; another of the same thread and turn came then and there.
        var thread: UnsafeMutablePointer<ThreadState>?
        var turn: Int?
        var time: TimeInterval = 0
        var place = ""
        var complaints: [String] = []
        var isOver = false
        var goesOnAfterFailures = false
        var allowsUnchecked = false
        var isClosed = false
        var end: (@Sendable () -> Void)?

        /// Writes down what is wrong with the last event, whatever a test expects.
        mutating func complain(ofSecondThread isSecondThread: Bool) {
            guard let event = events.last else { return }
            if isSecondThread {
                complaints.append("\(event) came on a second thread, while the stream was sending on another")
            }
            if isOver { complaints.append("\(event) came after the end") }
        }
    }

    /// What failures call the stream.
    public let name: String
    let world: TestWorld
    private let beginning: TimeInterval
    private let reaction: (@Sendable (RecordedEvent) -> Void)?
    private let state = Guarded(State())

    init(name: String, world: TestWorld, reaction: (@Sendable (RecordedEvent) -> Void)?) {
        self.name = name
        self.world = world
        self.reaction = reaction
        beginning = world.elapsed
    }

    // MARK: What has come

    /// All events so far; they count as asked about.
    public var events: [RecordedEvent] {
        world.countCheck()
        return state.withLock {
            $0.checkedCount = $0.events.count
            return $0.events
        }
    }

    /// All values so far, as a type that every one of them has; the events count as asked about.
    ///
    /// Values of other types, nil included unless the type is optional, are left out.
    public func values<Value>(as type: Value.Type = Value.self) -> [Value] {
        events.compactMap { event in
            if case .value(let value) = event.content { return value as? Value }
            return nil
        }
    }

    /// All events so far, in one line: "1 2 completed"; they count as asked about.
    public var history: String {
        events.map { event in
            switch event.content {
            case .value(let value): valueText(value)
            case .failure(let error): "failed(\(errorText(error)))"
            case .completion: "completed"
            case .interruption: "interrupted"
            }
        }
        .joined(separator: " ")
    }

    /// Lets events that no check asks about pass.
    @discardableResult
    public func allowsUnchecked() -> Recorder {
        state.withLock { $0.allowsUnchecked = true }
        return self
    }

    /// Ends the recording: disposes of the subscription; whatever comes after that is not kept.
    public func dispose() {
        let end: (@Sendable () -> Void)? = state.withLock { state in
            state.isClosed = true
            return state.end.take()
        }
        end?()
    }

    /// Disposes of the subscription, and keeps what comes then.
    func endSubscription() {
        let end: (@Sendable () -> Void)? = state.withLock { $0.end.take() }
        end?()
    }

    // MARK: For streams

    /// Keeps an event; called by the stream that is recorded, on any thread.
    public func receive(_ content: RecordedEvent.Content) {
        let thread = ThreadState.current
        let turn = world.turn
        let isKept = state.withLock { state in
            guard !state.isClosed else { return false }
            let isSecondThread = state.callers > 0 && state.thread != thread
            if state.thread != thread || state.turn != turn || turn == nil {
                (state.time, state.place) = (elapsed, currentPlace())
                (state.thread, state.turn) = (thread, turn)
            }
            state.events.append(RecordedEvent(time: state.time, content: content, place: state.place))
            if isSecondThread || state.isOver { state.complain(ofSecondThread: isSecondThread) }
            if content.isTerminal, !state.goesOnAfterFailures { state.isOver = true }
            if reaction != nil { state.callers += 1 }
            return true
        }
        if isKept, let reaction { react(reaction) }
    }

    private func react(_ reaction: @Sendable (RecordedEvent) -> Void) {
        if let event = state.withLock({ $0.events.last }) { reaction(event) }
        state.withLock { $0.callers -= 1 }
    }

    func goesOnAfterFailures() {
        state.withLock { $0.goesOnAfterFailures = true }
    }

    func ends(with end: @escaping @Sendable () -> Void) {
        let isClosed = state.withLock { state in
            if !state.isClosed { state.end = end }
            return state.isClosed
        }
        if isClosed { end() }
    }

    // MARK: For checks

    /// The events that no check has asked about; they count as asked about from now on.
    func takeUnchecked() -> [RecordedEvent] {
        world.countCheck()
        return state.withLock { state in
            let events = Array(state.events[state.checkedCount...])
            state.checkedCount = state.events.count
            return events
        }
    }

    /// The first event that no check has asked about; it counts as asked about from now on.
    func takeNext() -> RecordedEvent? {
        state.withLock { state in
            guard state.checkedCount < state.events.count else { return nil }
            state.checkedCount += 1
            return state.events[state.checkedCount - 1]
        }
    }

    /// Whether an event waits to be asked about.
    var hasUnchecked: Bool { state.withLock { $0.checkedCount < $0.events.count } }

    /// Whether the end has come.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Seconds since the recording began.
    var elapsed: TimeInterval { world.elapsed - beginning }

    /// All events, asked about or not; asks about none.
    var recorded: [RecordedEvent] { state.withLock { $0.events } }

    /// What is wrong whatever was expected, and what nobody asked about.
    func complaints() -> [(summary: String, details: String)] {
        state.withLock { state in
            var found = state.complaints.map { ("\(name): \($0).", drawing(state.events)) }
            var left = state.events.count - state.checkedCount
            // Streams that the test held end with it.
            if case .interruption = state.events.last?.content, left == 1 { left = 0 }
            if left > 0, !state.allowsUnchecked {
                let events = state.events.suffix(left).map(\.description)
                let list = events.prefix(5).joined(separator: ", ") + (left > 5 ? ", …" : "")
                found.append(("\(name): no check asked about \(list).", drawing(state.events)))
            }
            return found
        }
    }

    private func drawing(_ events: [RecordedEvent]) -> String {
        var table = DiagramTable()
        table.add("recorded", events.map { ($0.time, $0.content.mark) })
        return table.text()
    }
}

/// The queue that the caller is on, or its thread.
private func currentPlace() -> String {
    switch VirtualQueues.place {
    case .main: "main"
    case .background(let name): name
    case nil: MainQueue.isReallyCurrent ? "main" : Thread.current.name.flatMap { $0.isEmpty ? nil : $0 } ?? "a thread"
    }
}
