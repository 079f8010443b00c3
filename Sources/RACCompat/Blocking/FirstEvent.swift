import Dispatch
import Foundation
import StreamCore

/// The first event of a signal, for a thread that waits for it.
final class FirstEvent: Sendable {
    enum Event {
        case value(Any?)
        case failure((any Error)?)
        case completion
    }

    private let event = Guarded<Event?>(nil)
    private let arrival = DispatchSemaphore(value: 0)

    /// Whether the event has come.
    var isHere: Bool { event.read() != nil }

    /// Takes one value from `signal`, or its end.
    func subscribe(to signal: RACSignal) {
        signal.subscribeNext(
            { self.settle(.value($0)) }, error: { self.settle(.failure($0)) }, completed: { self.settle(.completion) })
    }

    private func settle(_ event: Event) {
        let isFirst = self.event.withLock { first in
            guard first == nil else { return false }
            first = event
            return true
        }
        if isFirst { arrival.signal() }
    }

    /// Blocks until the event has come, without limit; in debug builds, calls `report` once when it is late.
    ///
    /// In virtual time, the calling thread runs the work that the event waits for.
    func wait(report: () -> Void) {
        if let queues = VirtualQueues.current {
            while !isHere {
                if !queues.runNext() { _ = wait(atMost: .milliseconds(5)) }
            }
            return
        }
        #if DEBUG
            // This wait has a report of its own.
            let isOnMain = Thread.isMainThread || MainQueue.isReallyCurrent
            if isOnMain { MainQueueReport.beginBlocking() }
            defer { if isOnMain { MainQueueReport.endBlocking() } }
            if arrival.wait(timeout: .now() + BlockingReport.patience) == .success { return }
            report()
        #endif
        arrival.wait()
    }

    /// Blocks until the event has come, at most that long; returns whether it has.
    func wait(atMost interval: DispatchTimeInterval) -> Bool {
        arrival.wait(timeout: .now() + interval) == .success
    }

    /// The event as the blocking operators give it: the value or a default, whether it succeeded, and the error.
    func result(default defaultValue: Any?) -> FirstResult {
        switch event.read() {
        case .value(let value): FirstResult(value: value, error: nil, isSuccess: true)
        case .failure(let error): FirstResult(value: defaultValue, error: error, isSuccess: false)
        case .completion, nil: FirstResult(value: defaultValue, error: nil, isSuccess: true)
        }
    }
}

/// What the blocking operators return.
struct FirstResult {
    let value: Any?
    let error: (any Error)?
    let isSuccess: Bool

    /// The value, unless the signal failed; a nil error is thrown as ``RACBridgeError/nilError``.
    func get() throws -> Any? {
        if !isSuccess { throw error ?? RACBridgeError.nilError }
        return value
    }

    /// The value; writes the rest where the caller wants it.
    func store(
        _ success: UnsafeMutablePointer<Bool>?, _ error: UnsafeMutablePointer<(any Error)?>?
    ) -> Any? {
        success?.pointee = isSuccess
        error?.pointee = self.error
        return value
    }
}
