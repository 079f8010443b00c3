import Foundation
import StreamCore
import StreamTesting

/// A stream that is written by hand, in a closure.
struct HandmadeStream: RecordableStream {
    private let begin: (Recorder) -> @Sendable () -> Void

    init(_ begin: @escaping (Recorder) -> @Sendable () -> Void) { self.begin = begin }

    init(_ stream: any RecordableStream) { begin = { stream.startRecording($0) } }

    func startRecording(_ recorder: Recorder) -> @Sendable () -> Void { begin(recorder) }
}

/// A subject that is written by hand, and keeps the rules; unless it is given a fault, and breaks one of them.
///
/// All work is queued: events, and observers that join. The thread that finds the subject idle does the work.
final class HandmadeSubject: RecordableStream, Sendable {
    enum Fault {
        case ignoresCompletion, ignoresFailures, completesTwice, sendsAfterTheEnd, endsLate
        case deliversBesideOthers, dropsWhenBusy
        case reversesObservers, forgetsObservers
        case joinSeesDeliveredValue, joinMissesNextValue, joinForgetsCurrentValue, joinRepeatsCurrentValue
        case joinLeavesGap, losesJoinsOfOthers, joinWaits
        case nestsValues, nestsCompletion, deliversLastFirst
        case leavesWork, overtakes
        case locks, locksRecursively
        case disposesLate, ignoresDisposal, retainsDisposed, retainsEnded
        case recurses
    }

    typealias Receiver = (RecordedEvent.Content) -> Void

    /// One observer; it has a receiver until it leaves.
    private final class Entry: Sendable {
        let receiver: Guarded<Receiver?>
        let isActive = Guarded(true)
        let replays: Bool

        init(replays: Bool, _ receiver: @escaping Receiver) {
            self.receiver = Guarded(receiver)
            self.replays = replays
        }

        func receive(_ event: RecordedEvent.Content) { receiver.read()?(event) }
    }

    private enum Work {
        case event(RecordedEvent.Content)
        /// An event that all observers but the first one have received.
        case rest(RecordedEvent.Content)
        case join(Entry)
    }

    private struct State {
        var entries: [Entry] = []
        var queue: [Work] = []
        var owner: ThreadIdentifier?
        var delivered: RecordedEvent.Content?
        var kept: [RecordedEvent.Content] = []
        var joiningLater: [Entry] = []
        var isLeft = false
        /// The value that was sent last, delivered or not.
        var latest: RecordedEvent.Content?
        var hasEnded = false
    }

    private let state = Guarded(State())
    private let fault: Fault?
    private let capacity: Int
    private let lock = NSLock()
    private let recursiveLock = NSRecursiveLock()

    init(replaying capacity: Int = 0, initial: Int? = nil, _ fault: Fault? = nil) {
        self.fault = fault
        self.capacity = capacity
        if let initial { state.withLock { $0.kept = [.value(initial)] } }
    }

    // MARK: Sending

    func send(_ event: RecordedEvent.Content) {
        switch fault {
        case .locks: lock.withLock { deliver(event) }
        case .locksRecursively: recursiveLock.withLock { add(.event(event)) }
        default: add(.event(event))
        }
    }

    private func add(_ work: Work) {
        let thread = ThreadIdentifier.current
        let owner = state.withLock { state in
            let owner = state.owner
            if case .event(let event) = work { state.latest = event }
            if owner == nil { state.owner = thread }
            if owner != nil, isQueued(work, owner: owner) { state.queue.append(work) }
            if fault == .leavesWork, owner != nil, owner != thread { state.isLeft = true }
            return owner
        }
        guard let owner else { return perform(work) }
        guard case .event(let event) = work else { return }
        switch fault {
        case .deliversBesideOthers where owner != thread: deliver(event)
        case .nestsValues where owner == thread && !event.isTerminal: deliver(event)
        case .nestsCompletion where owner == thread && event.isTerminal: deliver(event)
        case .overtakes where owner != thread:
            state.withLock { $0.queue.append(.rest(event)) }
            deliver(event, from: 1)
        default: break
        }
    }

    /// Whether work that finds the subject busy waits for its turn.
    private func isQueued(_ work: Work, owner: ThreadIdentifier?) -> Bool {
        guard case .event(let event) = work else { return true }
        let isOwn = owner == .current
        return switch fault {
        case .deliversBesideOthers, .dropsWhenBusy, .overtakes: isOwn
        case .nestsValues: !isOwn || event.isTerminal
        case .nestsCompletion: !isOwn || !event.isTerminal
        default: true
        }
    }

    private func perform(_ first: Work) {
        if fault == .recurses {
            perform(one: first)
            if let next = next() {
                perform(next)
                // The call is not the last one of this function, so that no compiler makes a loop of it.
                withExtendedLifetime(first) {}
            }
            return
        }
        var work: Work? = first
        while let current = work {
            perform(one: current)
            work = next()
        }
    }

    private func next() -> Work? {
        var ended: [Entry] = []
        defer { for entry in ended { entry.receiver.withLock { $0 = nil } } }
        return state.withLock { state in
            guard !state.queue.isEmpty, !exchange(&state.isLeft, with: false) else {
                state.owner = nil
                if fault == .endsLate, state.delivered?.isTerminal == true {
                    state.hasEnded = true
                    ended = exchange(&state.entries, with: [])
                }
                return nil
            }
            return fault == .deliversLastFirst ? state.queue.removeLast() : state.queue.removeFirst()
        }
    }

    /// The value that was sent last; if not all count, the value that was delivered last.
    func value(ofAll: Bool) -> Int? {
        guard case .value(let value) = state.withLock({ ofAll ? $0.latest : $0.delivered }) else { return nil }
        return value as? Int
    }

    // MARK: Delivering

    private func perform(one work: Work) {
        switch work {
        case .event(let event): deliver(event)
        case .rest(let event): state.withLock { $0.entries.first }?.receive(event)
        case .join(let entry):
            replay(to: entry)
            state.withLock { if !$0.hasEnded { $0.entries.append(entry) } }
        }
    }

    private func replay(to entry: Entry) {
        guard entry.replays else { return }
        for event in state.withLock({ $0.kept }) { entry.receive(event) }
    }

    private func deliver(_ event: RecordedEvent.Content, from first: Int = 0) {
        if fault == .ignoresCompletion, case .completion = event { return }
        if fault == .ignoresFailures, case .failure = event { return }
        let entries: [Entry] = state.withLock { state in
            guard !state.hasEnded || fault == .sendsAfterTheEnd else { return [] }
            state.delivered = event
            if !event.isTerminal, capacity > 0 { state.kept = (state.kept + [event]).suffix(capacity) }
            let entries = Array(state.entries.dropFirst(first))
            if event.isTerminal, fault != .sendsAfterTheEnd, fault != .endsLate {
                state.hasEnded = true
                if fault != .retainsEnded { state.entries = [] }
            }
            state.entries += exchange(&state.joiningLater, with: [])
            return fault == .reversesObservers ? entries.reversed() : entries
        }
        for (index, entry) in entries.enumerated() where fault != .forgetsObservers || index < 2 {
            guard fault == .disposesLate || fault == .ignoresDisposal || entry.isActive.read() else { continue }
            entry.receive(event)
            if event.isTerminal, fault == .completesTwice { entry.receive(event) }
            if event.isTerminal, fault != .retainsEnded, fault != .sendsAfterTheEnd, fault != .endsLate {
                entry.receiver.withLock { $0 = nil }
            }
        }
    }

    // MARK: Joining and leaving

    func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        observe(replaying: true) { recorder.receive($0) }
    }

    func observe(replaying: Bool, _ receiver: @escaping Receiver) -> @Sendable () -> Void {
        let entry = Entry(replays: replaying, receiver)
        join(entry)
        return { [self] in
            entry.isActive.withLock { $0 = false }
            if fault != .retainsDisposed, fault != .disposesLate, fault != .ignoresDisposal {
                entry.receiver.withLock { $0 = nil }
            }
            if fault == .disposesLate {
                // The delivery that runs has the observer still.
                state.withLock { $0.entries.removeAll { $0 === entry } }
            }
        }
    }

    private func join(_ entry: Entry) {
        let owner = state.withLock { $0.owner }
        let (isBusy, isBusyHere) = (owner != nil, owner == .current)
        switch fault {
        case .joinSeesDeliveredValue where isBusy:
            if let delivered = state.withLock({ $0.delivered }) { entry.receive(delivered) }
        case .joinMissesNextValue where isBusy: return state.withLock { $0.joiningLater.append(entry) }
        case .joinForgetsCurrentValue where isBusy: return state.withLock { $0.entries.append(entry) }
        case .joinRepeatsCurrentValue where isBusy: replay(to: entry)
        case .joinLeavesGap:
            replay(to: entry)
            return state.withLock { $0.entries.append(entry) }
        case .locks:
            replay(to: entry)
            return state.withLock { $0.entries.append(entry) }
        case .losesJoinsOfOthers where isBusy && !isBusyHere: return
        case .joinWaits: while let owner = state.withLock({ $0.owner }), owner != .current { sched_yield() }
        default: break
        }
        add(.join(entry))
    }
}
