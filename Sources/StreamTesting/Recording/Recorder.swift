public import Foundation
import RACCompat
public import StreamCore
import Synchronization

/// Records the events of one stream, in the order in which they come.
///
/// The method `record(_:named:)` of a world makes recorders. Every event must be checked, by a check or through
/// `events`. Unchecked events are a failure when the world ends, except an interruption at the end: streams are
/// released with the closure of the test. Events may come on any thread.
///
/// A recorder that the test makes itself belongs to no world: its end demands nothing, and its checks do not wait.
///
///     let recorder = Recorder()
///     recorder.record(signal.map { $0 * 2 })
///     input.send(value: 1)
///     #expect(recorder.history == "2")
public final class Recorder: Sendable {
    private struct State {
        /// A value for each event, in order; the entries of events that are not values have no meaning.
        ///
        /// The values are not optional: copies of an optional `Any` cost a hundred instructions.
        var values: [Any] = []
        /// The events that are not values, and the values that are nil, by their positions in the list of values.
        var others: [Int: RecordedEvent.Content] = [:]
        /// The places and times of the events, one entry for events that came together.
        var moments: [Moment] = []
        var places: [String] = []
        /// The number of events that have been checked.
        var checkedCount = 0
        /// The number of events that the test has seen in a history.
        var seenCount = 0
        /// The number of calls of the reaction that run now, all on the same thread unless something is wrong.
        var callers = 0
        /// The thread and the turn of the last event; another event with the same thread and turn came at the same
        /// moment.
        var thread: ThreadIdentifier?
        var turn: Int?
        var complaints: [String] = []
        var isOver = false
        var goesOnAfterFailures = false
        var allowsUnchecked = false
        var isClosed = false
        var end: (@Sendable () -> Void)?

        /// Adds a complaint about the last event, which no expectation can excuse.
        mutating func complain(ofSecondThread isSecondThread: Bool) {
            guard let event = event(values.count - 1) else { return }
            if isSecondThread {
                complaints.append("\(event) came on a second thread, while the stream was sending on another")
            }
            if isOver, !event.content.isNote { complaints.append("\(event) came after the end") }
        }

        /// The event at a position.
        func event(_ index: Int) -> RecordedEvent? {
            guard values.indices.contains(index) else { return nil }
            let moment = moment(of: index)
            return RecordedEvent(
                time: moment.time, content: others[index] ?? .value(values[index]), place: places[moment.place])
        }

        /// Returns the moment of an event: the last moment that begins with the event or before it.
        private func moment(of index: Int) -> Moment {
            var (low, high) = (0, moments.count - 1)
            while low < high {
                let middle = (low + high + 1) / 2
                if moments[middle].first <= index { low = middle } else { high = middle - 1 }
            }
            return moments[low]
        }

        /// The last event, unless it is a value.
        var last: RecordedEvent.Content? { others[values.count - 1] }

        /// The events from a position on.
        func events(from index: Int = 0) -> [RecordedEvent] { (index..<max(index, values.count)).compactMap(event) }

        /// Begins a moment at the next event, unless the last moment has the same time and place.
        mutating func begin(at time: TimeInterval, on name: String) {
            let place = places.firstIndex(of: name) ?? places.count
            if place == places.count { places.append(name) }
            if let last = moments.last, last.time == time, last.place == place { return }
            moments.append(Moment(first: values.count, time: time, place: place))
        }
    }

    /// The place and time of events, from a position on.
    private struct Moment {
        let first: Int
        let time: TimeInterval
        /// The index in the list of places.
        let place: Int
    }

    /// The name of the stream in failures.
    public let name: String
    let world: TestWorld
    /// The time at which the recording began, in seconds since the beginning of the world.
    let beginning: TimeInterval
    private let reaction: (@Sendable (RecordedEvent) -> Void)?
    /// Whether histories show the times of events.
    private let showsTimes: Bool
    private let keepsValues: Bool
    private let state = Guarded(State())

    /// Creates a recorder that belongs to no world.
    ///
    /// - Parameters:
    ///   - name: The name of the stream in failures.
    ///   - clock: The clock that gives the times of events. Histories then show the seconds of the clock's date
    ///     before each entry: "10:1 20:completed". Without a clock, all events come at the same time.
    ///   - keepsValues: Whether values and errors are kept. Otherwise a text replaces each of them, which tests of
    ///     released objects need.
    public convenience init(
        named name: String = "the recorder", clock: (any DateScheduler)? = nil, keepsValues: Bool = true
    ) {
        self.init(
            name: name, world: LooseWorld(clock: clock), reaction: nil, showsTimes: clock != nil,
            keepsValues: keepsValues)
        // The recorder may record several streams, and a stream may continue after the end of another.
        goesOnAfterFailures()
    }

    init(
        name: String, world: TestWorld, reaction: (@Sendable (RecordedEvent) -> Void)?, showsTimes: Bool = false,
        keepsValues: Bool = true
    ) {
        self.showsTimes = showsTimes
        self.keepsValues = keepsValues
        self.name = name
        self.world = world
        self.reaction = reaction
        // The dates of the clock do not count from a beginning.
        beginning = showsTimes ? 0 : world.elapsed
    }

    // MARK: What has come

    /// All events so far; they count as checked.
    public var events: [RecordedEvent] {
        world.countCheck()
        return state.withLock {
            $0.checkedCount = $0.values.count
            return $0.events()
        }
    }

    /// Returns all values so far, as a type that every one of them has; the events count as checked.
    ///
    /// Values of other types, nil included unless the type is optional, are left out.
    public func values<Value>(as type: Value.Type = Value.self) -> [Value] {
        events.compactMap { event in
            if case .value(let value) = event.content { return value as? Value }
            return nil
        }
    }

    /// All events so far, one text each: "1", "2", "failed(offline)"; they count as checked.
    ///
    /// The other texts are "completed", "interrupted", and those of notes.
    public var entries: [String] { events.map(entry) }

    /// All events so far, on one line: "1 2 completed".
    ///
    /// They count as checked when the world ends, and are still there for steps and diagrams, so that a line that
    /// prints them changes no check.
    public var history: String {
        world.countCheck()
        let events = state.withLock { state in
            state.seenCount = state.values.count
            return state.events()
        }
        return events.map(entry).joined(separator: " ")
    }

    private func entry(_ event: RecordedEvent) -> String {
        showsTimes ? "\(secondsText(event.time)):\(event.content)" : "\(event.content)"
    }

    /// The number of events so far; they count as checked.
    public var count: Int {
        world.countCheck()
        return state.withLock { state in
            state.checkedCount = state.values.count
            return state.values.count
        }
    }

    /// Waits until an entry equals `entry`; returns whether it came in time.
    ///
    /// The method is for events of other threads. On the main thread, the main queue runs meanwhile.
    ///
    /// - Parameters:
    ///   - entry: The text, as `entries` shows it.
    ///   - seconds: The longest wait, in seconds.
    public func wait(for entry: String, atMost seconds: TimeInterval = 10) -> Bool {
        eventually(within: seconds) { entries.contains(entry) }
    }

    /// Allows events that no check has checked.
    @discardableResult
    public func allowsUnchecked() -> Recorder {
        state.withLock { $0.allowsUnchecked = true }
        return self
    }

    /// Ends the recording: disposes of the subscription; later events are not recorded.
    public func dispose() {
        let end: (@Sendable () -> Void)? = state.withLock { state in
            state.isClosed = true
            return state.end.take()
        }
        end?()
    }

    /// Disposes of the subscription, but still records later events.
    func endSubscription() {
        let end: (@Sendable () -> Void)? = state.withLock { $0.end.take() }
        end?()
    }

    // MARK: For tests that subscribe themselves

    /// Subscribes to a stream, and records its events among those of other streams.
    ///
    /// - Parameter stream: A stream of either layer, a property, a sequence, a command or an action.
    /// - Returns: A disposable that ends the subscription; `dispose()` of the recorder does not.
    @discardableResult
    public func record(_ stream: some RecordableStream) -> any Disposable {
        let end: @Sendable () -> Void = world.perform { stream.startRecording(self) }
        return AnyDisposable(end)
    }

    /// Records a note between the events, such as a side effect whose order matters.
    ///
    /// - Parameter text: The text that histories show.
    public func note(_ text: String) { receive(.note(text)) }

    // MARK: For streams

    /// Records an event; the recorded stream calls this method, on any thread.
    public func receive(_ content: RecordedEvent.Content) {
        let content = keepsValues ? content : content.printed
        if case .value(let value?) = content { return keep(isTerminal: false) { $0.values.append(value) } }
        keep(isTerminal: content.isTerminal) { state in
            state.others[state.values.count] = content
            state.values.append(())
        }
    }

    /// Records a value of the typed core.
    ///
    /// The method is generic, so that the value is boxed in an `Any` where the recorder stores it.
    @inline(__always)
    func receive<Value>(value: Value) {
        guard keepsValues else { return receive(.value(value)) }
        keep(isTerminal: false) { $0.values.append(value) }
    }

    @inline(__always)
    private func keep(isTerminal: Bool, _ append: (inout State) -> Void) {
        let thread = ThreadIdentifier.current
        let turn = world.turn
        let isKept = state.withLock { state in
            guard !state.isClosed else { return false }
            let isSecondThread = state.callers > 0 && state.thread != thread
            if state.thread != thread || state.turn != turn || turn == nil {
                state.begin(at: elapsed, on: currentPlace())
                (state.thread, state.turn) = (thread, turn)
            }
            append(&state)
            if isSecondThread || state.isOver { state.complain(ofSecondThread: isSecondThread) }
            if isTerminal, !state.goesOnAfterFailures { state.isOver = true }
            if reaction != nil { state.callers += 1 }
            return true
        }
        if isKept, let reaction { react(reaction) }
    }

    private func react(_ reaction: @Sendable (RecordedEvent) -> Void) {
        if let event = state.withLock({ $0.event($0.values.count - 1) }) { reaction(event) }
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

    /// Returns the unchecked events, which count as checked from now on.
    func takeUnchecked() -> [RecordedEvent] {
        world.countCheck()
        return state.withLock { state in
            let events = state.events(from: state.checkedCount)
            state.checkedCount = state.values.count
            return events
        }
    }

    /// Returns the first unchecked event, which counts as checked from now on.
    func takeNext() -> RecordedEvent? {
        state.withLock { state in
            guard let event = state.event(state.checkedCount) else { return nil }
            state.checkedCount += 1
            return event
        }
    }

    /// Whether an event is unchecked.
    var hasUnchecked: Bool { state.withLock { $0.checkedCount < $0.values.count } }

    /// Whether the stream has ended.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Seconds since the recording began.
    var elapsed: TimeInterval { world.elapsed - beginning }

    /// All events, checked or not; the unchecked events stay unchecked.
    var recorded: [RecordedEvent] { state.withLock { $0.events() } }

    /// Returns the faults that need no expectation, and the unchecked events.
    func complaints() -> [(summary: String, details: String)] {
        state.withLock { state in
            var found = state.complaints
            let checkedCount = max(state.checkedCount, state.seenCount)
            var left = state.values.count - checkedCount
            // The release of the test's streams, which ends them, is not a fault.
            if left == 1, state.last?.isInterruption == true { left = 0 }
            if left > 0, !state.allowsUnchecked {
                let texts = state.events(from: checkedCount).prefix(5).map(\.description)
                var text = "no check asked about \(texts.joined(separator: ", "))\(left > 5 ? ", …" : "")"
                if left == 1, state.last?.isCompletion == true {
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

/// Returns the name of the queue or thread that the caller runs on.
private func currentPlace() -> String {
    switch VirtualQueues.place {
    case .main: "main"
    case .background(let name): name
    case nil: MainQueue.isReallyCurrent ? "main" : Thread.current.name.flatMap { $0.isEmpty ? nil : $0 } ?? "a thread"
    }
}
