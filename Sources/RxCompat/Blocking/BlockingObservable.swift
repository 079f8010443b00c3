import Dispatch
public import Foundation
import StreamCore

/// Waits for the events of an observable, on the calling thread.
///
/// The main thread runs its run loop meanwhile, so work that is scheduled on the main queue runs. Any other thread is
/// blocked: the observable must send on another thread, or at once.
public struct BlockingObservable<Element>: @unchecked Sendable {  // the observable is Sendable
    let timeout: TimeInterval?
    let source: Observable<Element>
}

/// The values of an observable, and its terminal event.
@frozen
public enum MaterializedSequenceResult<Element> {
    /// The observable completed.
    case completed(elements: [Element])
    /// The observable failed.
    case failed(elements: [Element], error: any Swift.Error)
}

extension ObservableConvertibleType {
    /// Returns an object whose methods wait for the observable's events on the calling thread.
    ///
    /// - Parameter timeout: The seconds after which a wait throws `RxError.timeout`; nil means no limit.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        require(timeout?.isNaN != true, "toBlocking(timeout:) needs a timeout in seconds, not nan.")
        return BlockingObservable(timeout: timeout, source: asObservable())
    }
}

/// A signal that one thread waits for, once.
private struct Awaited: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let isOnMainThread = Thread.isMainThread

    func signal() {
        semaphore.signal()
        // Work on the main queue ends a turn of the run loop.
        if isOnMainThread { DispatchQueue.main.async {} }
    }

    /// Returns whether the signal has come within a number of seconds.
    func wait(_ timeout: TimeInterval?) -> Bool {
        if let queues = VirtualQueues.current { return wait(timeout, in: queues) }
        let deadline = timeout.map { DispatchTime.now() + $0 }
        guard isOnMainThread else { return semaphore.wait(timeout: deadline ?? .distantFuture) == .success }
        while semaphore.wait(timeout: .now()) == .timedOut {
            if let deadline, deadline <= .now() { return false }
            let rest = deadline.map { Date(timeIntervalSinceNow: DispatchTime.now().seconds(until: $0)) }
            if RunLoop.main.run(mode: .default, before: rest ?? .distantFuture) { continue }
            // A run loop without sources does not wait.
            if semaphore.wait(timeout: .now() + .milliseconds(5)) == .success { return true }
        }
        return true
    }

    /// Lets virtual time pass, by at most a number of seconds; waits for events from outside of the queues when no work
    /// is left to run.
    private func wait(_ timeout: TimeInterval?, in queues: VirtualQueues) -> Bool {
        let end = timeout.map { queues.now.addingTimeInterval($0) }
        let deadline = timeout.map { DispatchTime.now() + $0 }
        while semaphore.wait(timeout: .now()) == .timedOut {
            if queues.runNext(until: end ?? .distantFuture) { continue }
            if let end, queues.nextDate != nil || deadline ?? .now() <= .now() {
                queues.moveClock(to: end)
                return false
            }
            if semaphore.wait(timeout: .now() + .milliseconds(5)) == .success { return true }
        }
        return true
    }
}

extension DispatchTime {
    /// The number of seconds until a later moment.
    fileprivate func seconds(until end: DispatchTime) -> TimeInterval {
        TimeInterval(end.uptimeNanoseconds &- uptimeNanoseconds) / 1e9
    }
}

extension BlockingObservable {
    private struct State {
        var elements: [Element] = []
        var error: (any Error)?
        var isOver = false
    }

    /// Waits for all values that satisfy a predicate, or for the first `count` such values.
    private func wait(upTo count: Int = .max, _ predicate: @escaping (Element) throws -> Bool = { _ in true })
        -> ([Element], (any Error)?)
    {
        let state = Guarded(State())
        let done = Awaited()
        let subscription = SingleAssignmentDisposable()
        func end(_ error: (any Error)?) {
            let isFirst = state.withLock { state in
                if !state.isOver { state.error = error }
                return !exchange(&state.isOver, with: true)
            }
            if isFirst { done.signal() }
            subscription.dispose()
        }
        let source = source
        func begin() -> any Disposable {
            source.subscribe { event in
                if subscription.isDisposed { return }
                switch event {
                case .next(let element):
                    do {
                        guard try predicate(element) else { return }
                        let isFull = state.withLock { state in
                            if !state.isOver { state.elements.append(element) }
                            return state.elements.count >= count
                        }
                        if isFull { end(nil) }
                    } catch { end(error) }
                case .error(let error): end(error)
                case .completed: end(nil)
                }
            }
        }
        // The turns of the thread begin after the subscription is set: a source without end can be disposed.
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            subscription.setDisposable(begin())
            return Disposables.create()
        }
        if !done.wait(timeout) { end(RxError.timeout) }
        return state.withLock { ($0.elements, $0.error) }
    }

    /// Waits for completion, and returns all values.
    ///
    /// - Throws: The error that the observable fails with, or `RxError.timeout`.
    public func toArray() throws -> [Element] {
        let (elements, error) = wait()
        if let error { throw error }
        return elements
    }

    /// Waits for the first value; returns nil if there is none.
    public func first() throws -> Element? {
        let (elements, error) = wait(upTo: 1)
        if let error { throw error }
        return elements.first
    }

    /// Waits for completion, and returns the last value; nil if there is none.
    public func last() throws -> Element? { try toArray().last }

    /// Waits for the only value; throws if there is no value, or a second one.
    public func single() throws -> Element { try single { _ in true } }

    /// Waits for the only value for which a closure returns true; throws if there is no such value, or a second one.
    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let (elements, error) = wait(upTo: 2, predicate)
        if let error { throw error }
        guard let first = elements.first else { throw RxError.noElements }
        if elements.count > 1 { throw RxError.moreThanOneElement }
        return first
    }

    /// Waits for the terminal event, and returns it with the values; a timeout is returned as a failure.
    public func materialize() -> MaterializedSequenceResult<Element> {
        let (elements, error) = wait()
        return error.map { .failed(elements: elements, error: $0) } ?? .completed(elements: elements)
    }
}
