import Synchronization

/// One execution of an action: sends to the observer that started it, then changes the flags, then sends to all other
/// observers, then lets the next waiting start begin.
///
/// It is the last stage of the work and a member of the caller's segment, whose end it waits for: so this is the order
/// for every kind of end, disposal included. Where starts may wait it keeps its slot, too, until its own start has returned
/// and the segment has released all that belongs to it: so executions do not overlap, whichever threads they run on.
package final class ActionExecution<Output, Failure: Error>: Observer<Output, Failure>, Disposable,
    @unchecked Sendable  // the flag is atomic, the rest gated
{
    private enum End {
        case failed(tell: () -> Void)
        case completed
        case interrupted
    }

    /// Kept while it executes.
    private let action: AnyObject
    private let slots: ActionSlots?
    private let streams: ActionStreams<Output, Failure>
    /// That of the caller, which calls this object, and is alive whenever it does.
    private unowned(unsafe) let segment: Segment
    /// The observers that get each event last, all of the same types.
    private let watchers: [AnyObserver]
    private let isOver = Atomic<Bool>(false)
    /// Whether starts may wait for the end of this one.
    private let mayHaveNext: Bool
    /// Set by the first of two: the end of its start, and the end of the execution.
    private let isPastStartOrEnd = Atomic<Bool>(false)

    /// What the work has ended with; cut short, it is interrupted.
    @exclusivity(unchecked)  // inside the gate of the caller
    private var end = End.interrupted
    /// Whether a value is being told; an end waits for that.
    @exclusivity(unchecked)  // inside the gate of the caller
    private var isTelling = false

    /// Makes an execution; `slots` is nil if something else counts it.
    ///
    /// - Parameter mayHaveNext: Whether starts may wait for its end; the code that begins it then calls `leaveStart()`.
    init(
        of action: AnyObject, _ slots: ActionSlots?, _ streams: ActionStreams<Output, Failure>,
        for caller: Observer<Output, ActionError<Failure>>, in segment: Segment, _ watchers: [AnyObserver],
        mayHaveNext: Bool
    ) {
        self.segment = segment
        self.action = action
        self.slots = slots
        self.mayHaveNext = mayHaveNext
        self.streams = streams
        self.watchers = watchers
        super.init(next: caller)
    }

    private var caller: Observer<Output, ActionError<Failure>> {
        unsafeDowncast(next.unsafelyUnwrapped, to: Observer<Output, ActionError<Failure>>.self)
    }

    package override func receive(_ value: Output) {
        isTelling = true
        caller.receive(value)
        streams.send(value)
        for watcher in watchers { unsafeDowncast(watcher, to: Observer<Output, Failure>.self).receive(value) }
        isTelling = false
        if isDisposed { finish() }
    }

    package override func fail(_ failure: Failure) {
        end = .failed { [streams, watchers] in
            streams.fail(failure)
            for watcher in watchers { unsafeDowncast(watcher, to: Observer<Output, Failure>.self).fail(failure) }
        }
        caller.fail(.producerFailed(failure))
    }

    package override func complete() {
        end = .completed
        caller.complete()
    }

    package override func interrupt() {
        caller.interrupt()
    }

    // MARK: Disposable: the end of the segment

    package var isDisposed: Bool { isOver.load(ordering: .acquiring) }

    package func dispose() {
        isOver.store(true, ordering: .releasing)
        if !isTelling { finish() }
    }

    private func finish() {
        if mayHaveNext { finishInTurn() } else { _ = tellEnd() }
    }

    /// Ends it when the segment has released all of its resources, or leaves that to the code that is still starting it.
    @inline(never)
    private func finishInTurn() {
        // It is kept until then by what holds its slot.
        segment.enter { [action] in
            guard self.isPastStartOrEnd.exchange(true, ordering: .acquiringAndReleasing) else { return }
            withExtendedLifetime(action) { if self.tellEnd() { self.slots?.runWaiting() } }
        }
    }

    /// Says that the start has returned, and ends the execution if it was over before that.
    ///
    /// - Returns: Whether the caller holds its slot now, for a start that waits.
    func leaveStart() -> Bool {
        isPastStartOrEnd.exchange(true, ordering: .acquiringAndReleasing) && tellEnd()
    }

    /// Tells of the end; returns whether the caller keeps the slot, for a start that waits.
    private func tellEnd() -> Bool {
        let keepsSlot = slots?.release() ?? false
        switch end {
        case .failed(let tell): tell()
        case .completed:
            streams.complete()
            for watcher in watchers { watcher.complete() }
        case .interrupted:
            streams.interrupt()
            for watcher in watchers { watcher.interrupt() }
        }
        return keepsSlot
    }
}

/// The root of what `apply` returns.
package final class ActionNode<Input, Output, Failure: Error>: SourceNode, @unchecked Sendable {  // see SourceNode
    private let action: Action<Input, Output, Failure>
    private let input: Input

    init(_ action: Action<Input, Output, Failure>, _ input: Input) {
        self.action = action
        self.input = input
        super.init(next: nil)
    }

    package override func start(_ observer: AnyObserver, _ segment: Segment) {
        action.execute(input, unsafeDowncast(observer, to: Observer<Output, ActionError<Failure>>.self), segment)
    }
}
