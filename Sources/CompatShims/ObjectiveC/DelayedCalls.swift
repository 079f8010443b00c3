public import Foundation
import RACCompat
import StreamCore

/// The calls that wait on the run loop of a thread.
private final class DelayedCalls {
    struct Call {
        let object: any SelectorPerforming
        let selector: String
        let argument: Any?
        let timer: Timer
    }

    var calls: [Call] = []

    static var current: DelayedCalls {
        let key = "StreamCore.DelayedCalls"
        if let known = Thread.current.threadDictionary[key] as? DelayedCalls { return known }
        let made = DelayedCalls()
        Thread.current.threadDictionary[key] = made
        return made
    }

    /// Removes calls, and hands them to `body`; what they hold is released afterwards, because its `deinit` may cancel
    /// others or add new ones.
    func remove(where isRemoved: (Call) -> Bool, _ body: (Call) -> Void) {
        let all = calls
        withExtendedLifetime(all) {
            calls = all.filter { !isRemoved($0) }
            for call in all where isRemoved(call) { body(call) }
        }
    }
}

extension SelectorPerforming {
    /// Calls a method by its name after a delay in seconds, on the run loop of this thread, as
    /// `performSelector:withObject:afterDelay:` did.
    ///
    /// The run loop retains the object until then. A thread whose run loop does not run calls nothing.
    public func perform(selector: String, with argument: Any? = nil, afterDelay delay: TimeInterval) {
        require(!delay.isNaN, "A call needs a delay in seconds, not nan.")
        // `init(timeInterval:)` begins at once in Foundation on Linux.
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(delay, 0)), interval: 0, repeats: false) { timer in
            DelayedCalls.current.remove(where: { $0.timer === timer }) { call in
                call.object.perform(selector: call.selector, with: call.argument)
            }
        }
        DelayedCalls.current.calls.append(.init(object: self, selector: selector, argument: argument, timer: timer))
        RunLoop.current.add(timer, forMode: .default)
    }

    /// Calls a method by its name on the main queue, as `performSelectorOnMainThread:withObject:waitUntilDone:` did.
    ///
    /// With `waitUntilDone`, this returns after the call; on the main queue, the method is called at once then.
    public func performOnMainThread(selector: String, with argument: Any? = nil, waitUntilDone waits: Bool) {
        if waits, MainQueue.isReallyCurrent || Thread.isMainThread {
            perform(selector: selector, with: argument)
            return
        }
        let call = UncheckedSendable { _ = self.perform(selector: selector, with: argument) }
        let action = { @Sendable in call.value() }
        waits ? DispatchQueue.main.sync(execute: action) : DispatchQueue.main.async(execute: action)
    }

    /// Calls a method by its name on a thread of its own, as `performSelectorInBackground:withObject:` did.
    public func performInBackground(selector: String, with argument: Any? = nil) {
        let call = UncheckedSendable { _ = self.perform(selector: selector, with: argument) }
        Thread.detachNewThread { call.value() }
    }
}

/// Cancels the calls of an object's methods that wait on the run loop of this thread, as
/// `cancelPreviousPerformRequestsWithTarget:` did.
public func cancelPreviousPerformRequests(of object: Any?) { cancel(object) { _ in true } }

/// Cancels the waiting calls of a method with an argument that is equal to `argument`, as
/// `cancelPreviousPerformRequestsWithTarget:selector:object:` did.
public func cancelPreviousPerformRequests(of object: Any?, selector: String, with argument: Any?) {
    cancel(object) { call in
        guard call.selector == selector else { return false }
        guard let argument = flattened(argument) else { return flattened(call.argument) == nil }
        return areEqual(call.argument, argument)
    }
}

private func cancel(_ object: Any?, where isCancelled: (DelayedCalls.Call) -> Bool) {
    guard let object = flattened(object) as? AnyObject else { return }
    DelayedCalls.current.remove(where: { $0.object === object && isCancelled($0) }) { $0.timer.invalidate() }
}
