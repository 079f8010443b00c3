import Foundation
import StreamCore
import Synchronization

/// Keeps the events of one stream, in the order in which they came.
///
/// Made by `record(_:named:)` of a world. Every event has to be asked about, by a check or by `events`; the others are a failure
/// when the world ends, but for an interruption at the end: streams are released with the closure of the test. Events may come on
/// any thread.
public final class Recorder: Sendable {
    /// An event as it is kept: its content apart, which is copied less that way.
    private struct Entry {
        enum Kind { case value, failure, completion, interruption }

        let kind: Kind
        let payload: Any?
        let time: TimeInterval
        /// Where in the list of places its own is.
        let place: Int
    }

    private struct State {
        var entries: [Entry] = []
        var places: [String] = []
        /// How many of the events have been asked about.
        var checkedCount = 0
        /// How many calls of the reaction run at this moment, all on the same thread unless something is wrong.
        var callers = 0
        /// When and where the last event came; another of the same thread and turn came then and there.
        var thread: ThreadIdentifier?
        var turn: Int?
        var time: TimeInterval = 0
        var place = 0
        var complaints: [String] = []
        var isOver = false
        var goesOnAfterFailures = false
        var allowsUnchecked = false
        var isClosed = false
        var end: (@Sendable () -> Void)?

        /// Writes down what is wrong with the last event, whatever a test expects.
        mutating func complain(ofSecondThread isSecondThread: Bool) {
            guard let event = event(entries.count - 1) else { return }
            if isSecondThread {
                complaints.append("\(event) came on a second thread, while the stream was sending on another")
            }
            if isOver { complaints.append("\(event) came after the end") }
        }

        /// The event at a position.
        func event(_ index: Int) -> RecordedEvent? {
            guard entries.indices.contains(index) else { return nil }
            let entry = entries[index]
            let content: RecordedEvent.Content =
                switch entry.kind {
                case .value: .value(entry.payload)
                case .failure: .failure(entry.payload as? any Error)
                case .completion: .completion
                case .interruption: .interruption
                }
            return RecordedEvent(time: entry.time, content: content, place: places[entry.place])
        }

        /// The events from a position on.
        func events(from index: Int = 0) -> [RecordedEvent] { (index..<max(index, entries.count)).compactMap(event) }

        /// Finds the place of an event, or makes it known.
        mutating func setPlace(_ name: String) {
            if places.isEmpty || places[place] != name {
                place = places.firstIndex(of: name) ?? places.count
                if place == places.count { places.append(name) }
            }
        }
    }

    /// The name of the stream in failures.
    public let name: String
    let world: TestWorld
    /// When the recording began, in seconds since the world did.
    let beginning: TimeInterval
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
            $0.checkedCount = $0.entries.count
            return $0.events()
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

    /// Ends the recording: disposes of the subscription; later events are not kept.
    public func dispose() {
        let end: (@Sendable () -> Void)? = state.withLock { state in
            state.isClosed = true
            return state.end.take()
        }
        end?()
    }

    /// Disposes of the subscription, and keeps the events that follow.
    func endSubscription() {
        let end: (@Sendable () -> Void)? = state.withLock { $0.end.take() }
        end?()
    }

    // MARK: For streams

    /// Keeps an event; called by the stream that is recorded, on any thread.
    public func receive(_ content: RecordedEvent.Content) {
        switch content {
        case .value(let value): keep(.value, value)
        case .failure(let error): keep(.failure, error)
        case .completion: keep(.completion, nil)
        case .interruption: keep(.interruption, nil)
        }
    }

    /// Keeps a value.
    @inline(__always)
    func receive(value: Any?) { keep(.value, value) }

    @inline(__always)
    private func keep(_ kind: Entry.Kind, _ payload: Any?) {
        let thread = ThreadIdentifier.current
        let turn = world.turn
        let isKept = state.withLock { state in
            guard !state.isClosed else { return false }
            let isSecondThread = state.callers > 0 && state.thread != thread
            if state.thread != thread || state.turn != turn || turn == nil {
                state.time = elapsed
                state.setPlace(currentPlace())
                (state.thread, state.turn) = (thread, turn)
            }
            state.entries.append(Entry(kind: kind, payload: payload, time: state.time, place: state.place))
            if isSecondThread || state.isOver { state.complain(ofSecondThread: isSecondThread) }
            if kind != .value, !state.goesOnAfterFailures { state.isOver = true }
            if reaction != nil { state.callers += 1 }
            return true
        }
        if isKept, let reaction { react(reaction) }
    }

    private func react(_ reaction: @Sendable (RecordedEvent) -> Void) {
        if let event = state.withLock({ $0.event($0.entries.count - 1) }) { reaction(event) }
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
            let events = state.events(from: state.checkedCount)
            state.checkedCount = state.entries.count
            return events
        }
    }

    /// The first event that no check has asked about; it counts as asked about from now on.
    func takeNext() -> RecordedEvent? {
        state.withLock { state in
            guard let event = state.event(state.checkedCount) else { return nil }
            state.checkedCount += 1
            return event
        }
    }

    /// Whether an event waits to be asked about.
    var hasUnchecked: Bool { state.withLock { $0.checkedCount < $0.entries.count } }

    /// Whether the end has come.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Seconds since the recording began.
    var elapsed: TimeInterval { world.elapsed - beginning }

    /// All events, asked about or not; asks about none.
    var recorded: [RecordedEvent] { state.withLock { $0.events() } }

    /// The faults that need no expectation, and the events that no check asked about.
    func complaints() -> [(summary: String, details: String)] {
        state.withLock { state in
            var found = state.complaints
            var left = state.entries.count - state.checkedCount
            // Streams that the test held end with it.
            if left == 1, state.entries.last?.kind == .interruption { left = 0 }
            if left > 0, !state.allowsUnchecked {
                let texts = state.events(from: state.checkedCount).prefix(5).map(\.description)
                var text = "no check asked about \(texts.joined(separator: ", "))\(left > 5 ? ", …" : "")"
                if left == 1, state.entries.last?.kind == .completion {
                    text += "; if it comes from the release of an object, keep the object with world.keep(_:)"
                }
                found.append(text)
            }
            return found.map { ("\(name): \($0).", drawing(state.events())) }
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
