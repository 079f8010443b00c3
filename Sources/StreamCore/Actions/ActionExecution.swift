import Synchronization

/// One execution of an action: tells whoever started it, then changes the flags, then tells everybody else.
///
/// This is the order for every kind of end, disposal included.
package final class ActionExecution<Output, Failure: Error>: Observer<Output, Failure>,
    @unchecked Sendable  // the flag is atomic, the rest gated
{
    private let action: AnyObject
    private let flags: ActionFlags
    private let streams: ActionStreams<Output, Failure>
    private let caller: Observer<Output, ActionError<Failure>>
    private let segment: Segment
    /// Who is told last.
    private let watchers: [Signal<Output, Failure>.Observer]
    private let isOver = Atomic<Bool>(false)

    /// - Parameter action: Kept while it executes.
    init(
        of action: AnyObject, _ flags: ActionFlags, _ streams: ActionStreams<Output, Failure>,
        _ caller: Observer<Output, ActionError<Failure>>, _ segment: Segment,
        _ watchers: [Signal<Output, Failure>.Observer]
    ) {
        self.action = action
        self.flags = flags
        self.streams = streams
        self.caller = caller
        self.segment = segment
        self.watchers = watchers
        super.init()
    }

    package override func receive(_ value: Output) {
        switch segment.gate.enter() {
        case .entered:
            pass(value)
            segment.gate.leave()
        case .nested: pass(value)
        case .busy: segment.gate.enqueue { self.pass(value) }
        }
    }

    private func pass(_ value: Output) {
        guard segment.isActive else { return }
        caller.receive(value)
        streams.send(value)
        for watcher in watchers { watcher.send(value: value) }
    }

    package override func fail(_ failure: Failure) {
        end {
            self.segment.finish(self.caller, .producerFailed(failure))
        } then: {
            self.streams.fail(failure)
            for watcher in self.watchers { watcher.send(error: failure) }
        }
    }

    package override func complete() {
        end {
            self.segment.finish(self.caller)
        } then: {
            self.streams.complete()
            for watcher in self.watchers { watcher.sendCompleted() }
        }
    }

    package override func interrupt() {
        end {
            self.segment.finishInterrupted(self.caller)
        } then: {
            self.streams.interrupt()
            for watcher in self.watchers { watcher.sendInterrupted() }
        }
    }

    private func end(_ tellCaller: @escaping () -> Void, then tellOthers: @escaping () -> Void) {
        guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
        segment.enter {
            tellCaller()
            // At once, unless the caller has disposed and is about to be told of that.
            self.segment.add {
                self.flags.release()
                tellOthers()
            }
        }
    }
}
