import Synchronization

/// One execution of an action: sends to the observer that started it, then changes the flags, then sends to all other
/// observers, then lets the next waiting start begin.
///
/// The execution is the last stage of the work, and a member of the caller's segment, whose end it waits for. The order
/// above therefore holds for every kind of end, disposal included. Where starts may wait, the execution also keeps its
/// slot until its own start has returned and the segment has released its members: executions never overlap, on any
/// thread.
package final class ActionExecution<Output, Failure: Error>: Observer<Output, Failure>, Disposable,
    @unchecked Sendable  // the flag is atomic, the rest gated
{
    private enum End {
        case failed(tell: () -> Void)
        case completed
        case interrupted
    }

    /// The action, retained while it executes.
    private let action: AnyObject
    private let slots: ActionSlots?
    private let streams: ActionStreams<Output, Failure>
    /// The caller's segment; it calls this object, so it is alive whenever this object uses it.
    private unowned(unsafe) let segment: Segment
    /// The observers that receive each event last, all of the same types.
    private let watchers: [AnyObserver]
    private let isOver = Atomic<Bool>(false)
    /// Whether starts may wait for the end of this execution.
    private let mayHaveNext: Bool
    /// Set by whichever comes first: the return of the start, or the end of the execution.
    private let isPastStartOrEnd = Atomic<Bool>(false)

    /// The end of the work; interruption if the work was stopped.
    @exclusivity(unchecked)  // inside the gate of the caller
    private var end = End.interrupted
    /// Whether a value is being delivered; an end waits until it is.
    @exclusivity(unchecked)  // inside the gate of the caller
    private var isTelling = false

    /// Makes an execution; `slots` is nil if another object counts it.
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

    /// Ends the execution when the segment has released its resources, unless its start has not returned yet.
    @inline(never)
    private func finishInTurn() {
        // Until then, the holder of the slot retains the execution.
        segment.enter { [action] in
            guard self.isPastStartOrEnd.exchange(true, ordering: .acquiringAndReleasing) else { return }
            withExtendedLifetime(action) { if self.tellEnd() { self.slots?.runWaiting() } }
        }
    }

    /// Records that the start has returned, and ends the execution if the work had already ended.
    ///
    /// - Returns: Whether the caller now holds the slot, for a waiting start.
    func leaveStart() -> Bool {
        isPastStartOrEnd.exchange(true, ordering: .acquiringAndReleasing) && tellEnd()
    }

    /// Reports the end; returns whether the caller keeps the slot, for a waiting start.
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

/// The root of the producer that `apply` returns.
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
