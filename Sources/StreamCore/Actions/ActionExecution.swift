import Synchronization

/// One execution of an action: tells whoever started it, then changes the flags, then tells everybody else.
///
/// It is the last stage of the work and a member of the caller's segment, whose end it waits for: so this is the order
/// for every kind of end, disposal included.
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
    private let flags: ActionFlags
    private let streams: ActionStreams<Output, Failure>
    /// Who is told last, each an observer of the same types.
    private let watchers: [AnyObserver]
    private let isOver = Atomic<Bool>(false)

    /// What the work has ended with; cut short, it is interrupted.
    @exclusivity(unchecked)
    private var end = End.interrupted
    /// Whether a value is being told; an end waits for that.
    @exclusivity(unchecked)
    private var isTelling = false

    init(
        of action: AnyObject, _ flags: ActionFlags, _ streams: ActionStreams<Output, Failure>,
        for caller: Observer<Output, ActionError<Failure>>, _ watchers: [AnyObserver]
    ) {
        self.action = action
        self.flags = flags
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
        if isDisposed { tellEnd() }
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
        if !isTelling { tellEnd() }
    }

    private func tellEnd() {
        flags.release()
        switch end {
        case .failed(let tell): tell()
        case .completed:
            streams.complete()
            for watcher in watchers { watcher.complete() }
        case .interrupted:
            streams.interrupt()
            for watcher in watchers { watcher.interrupt() }
        }
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
