public import Foundation
import RACCompat
public import StreamCore
import Synchronization

/// Keeps the events of one stream, in the order in which they came.
///
/// Made by `record(_:named:)` of a world. Every event has to be asked about, by a check or by `events`; the others are a failure
/// when the world ends, but for an interruption at the end: streams are released with the closure of the test. Events may come on
/// any thread.
///
/// A recorder of one's own belongs to no world: nothing is demanded at its end, and its checks do not wait.
///
///     let recorder = Recorder()
///     recorder.record(signal.map { $0 * 2 })
///     input.send(value: 1)
///     #expect(recorder.history == "2")
public final class Recorder: Sendable {
    private struct State {
        /// A value for each event, in order; those of other events have no meaning.
        ///
        /// Not optional: copies of an optional `Any` cost a hundred instructions.
        var values: [Any] = []
        /// The events that are no values, and the values that are nil, by their positions in the list of values.
        var others: [Int: RecordedEvent.Content] = [:]
        /// Where and when the events came, one entry for those that came together.
        var moments: [Moment] = []
        var places: [String] = []
        /// How many of the events have been asked about.
        var checkedCount = 0
        /// How many calls of the reaction run at this moment, all on the same thread unless something is wrong.
        var callers = 0
        /// The thread and the turn of the last event; another of both came at the same moment.
        var thread: ThreadIdentifier?
        var turn: Int?
        var complaints: [String] = []
        var isOver = false
        var goesOnAfterFailures = false
        var allowsUnchecked = false
        var isClosed = false
        var end: (@Sendable () -> Void)?

        /// Writes down what is wrong with the last event, whatever a test expects.
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

        /// The moment of an event: the last one that begins with it or before it.
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

        /// Begins a moment at the next event, unless the last one is the same.
        mutating func begin(at time: TimeInterval, on name: String) {
            let place = places.firstIndex(of: name) ?? places.count
            if place == places.count { places.append(name) }
            if let last = moments.last, last.time == time, last.place == place { return }
            moments.append(Moment(first: values.count, time: time, place: place))
        }
    }

    /// When and where events came, from a position on.
    private struct Moment {
        let first: Int
        let time: TimeInterval
        /// Its position in the list of places.
        let place: Int
    }

    /// The name of the stream in failures.
    public let name: String
    let world: TestWorld
    /// When the recording began, in seconds since the world did.
    let beginning: TimeInterval
    private let reaction: (@Sendable (RecordedEvent) -> Void)?
    /// Whether histories say when events came.
    private let showsTimes: Bool
    private let keepsValues: Bool
    private let state = Guarded(State())

    /// Makes a recorder that belongs to no world.
    ///
    /// - Parameters:
    ///   - name: The name of the stream in failures.
    ///   - clock: The clock that tells when events come. Histories then have the seconds of its date before each entry:
    ///     "10:1 20:completed". Without a clock all events come at the same time.
    ///   - keepsValues: Whether values and errors are kept. Otherwise a text of each takes its place, which tests of what
    ///     is released need.
    public convenience init(
        named name: String = "the recorder", clock: (any DateScheduler)? = nil, keepsValues: Bool = true
    ) {
        self.init(
            name: name, world: LooseWorld(clock: clock), reaction: nil, showsTimes: clock != nil,
            keepsValues: keepsValues)
        // Of several streams, one may go on after the end of another.
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
        // The dates of a clock are its own.
        beginning = showsTimes ? 0 : world.elapsed
    }

    // MARK: What has come

    /// All events so far; they count as asked about.
    public var events: [RecordedEvent] {
        world.countCheck()
        return state.withLock {
            $0.checkedCount = $0.values.count
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

    /// All events so far, one text each: "1", "2", "failed(offline)"; they count as asked about.
    ///
    /// The others are "completed", "interrupted", and notes as they are.
    public var entries: [String] {
        events.map { showsTimes ? "\(secondsText($0.time)):\($0.content)" : "\($0.content)" }
    }

    /// All events so far, in one line: "1 2 completed"; they count as asked about.
    public var history: String { entries.joined(separator: " ") }

    /// How many events there are so far; they count as asked about.
    public var count: Int {
        world.countCheck()
        return state.withLock { state in
            state.checkedCount = state.values.count
            return state.values.count
        }
    }

    /// Waits until there is an entry that reads like this; returns whether it came in time.
    ///
    /// For events of other threads. On the main thread, the main queue runs meanwhile.
    ///
    /// - Parameters:
    ///   - entry: The text, as `entries` has it.
    ///   - seconds: How long it may take.
    public func wait(for entry: String, atMost seconds: TimeInterval = 10) -> Bool {
        eventually(within: seconds) { entries.contains(entry) }
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

    // MARK: For tests that subscribe themselves

    /// Subscribes to a stream, and keeps its events between those of others.
    ///
    /// - Parameter stream: A stream of either layer, a property, a sequence, a command or an action.
    /// - Returns: What ends the subscription; `dispose()` of the recorder does not.
    @discardableResult
    public func record(_ stream: some RecordableStream) -> any Disposable {
        let end: @Sendable () -> Void = world.perform { stream.startRecording(self) }
        return AnyDisposable(end)
    }

    /// Writes down a remark between the events, such as a side effect whose order matters.
    ///
    /// - Parameter text: What histories show.
    public func note(_ text: String) { receive(.note(text)) }

    // MARK: For streams

    /// Keeps an event; called by the stream that is recorded, on any thread.
    public func receive(_ content: RecordedEvent.Content) {
        let content = keepsValues ? content : content.printed
        if case .value(let value?) = content { return keep(isTerminal: false) { $0.values.append(value) } }
        keep(isTerminal: content.isTerminal) { state in
            state.others[state.values.count] = content
            state.values.append(())
        }
    }

    /// Keeps a value of the typed core.
    ///
    /// Generic: the value goes into an `Any` in the place where it stays.
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

    /// The events that no check has asked about; they count as asked about from now on.
    func takeUnchecked() -> [RecordedEvent] {
        world.countCheck()
        return state.withLock { state in
            let events = state.events(from: state.checkedCount)
            state.checkedCount = state.values.count
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
    var hasUnchecked: Bool { state.withLock { $0.checkedCount < $0.values.count } }

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
            var left = state.values.count - state.checkedCount
            // Streams that the test held end with it.
            if left == 1, state.last?.isInterruption == true { left = 0 }
            if left > 0, !state.allowsUnchecked {
                let texts = state.events(from: state.checkedCount).prefix(5).map(\.description)
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

/// The queue that the caller is on, or its thread.
private func currentPlace() -> String {
    switch VirtualQueues.place {
    case .main: "main"
    case .background(let name): name
    case nil: MainQueue.isReallyCurrent ? "main" : Thread.current.name.flatMap { $0.isEmpty ? nil : $0 } ?? "a thread"
    }
}
