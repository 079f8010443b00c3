package import Foundation

/// A lock with a condition, whose operations the explorer decides about.
package final class Monitor: @unchecked Sendable {  // the turn of a thread guards it
    private let real = Foundation.NSCondition()
    private let key: Int
    private var place: Place?
    private var holder: Int?
    private var view = View()
    private var waiting: Set<Int> = []

    package init() { key = ModelThread.current?.newKey() ?? Outside.newKey() }

    private func place(_ thread: ModelThread) -> Place {
        if let place, place.isCurrent(thread) { return place }
        let place = Place(thread, key: key)
        (holder, view, waiting, self.place) = (nil, View(), [], place)
        return place
    }

    package func lock() {
        guard let thread = ModelThread.current else { return real.lock() }
        thread.run.step(thread, at: place(thread), changes: true) { "locks \(key)" }
        take(thread)
    }

    private func take(_ thread: ModelThread) {
        thread.run.wait(thread, for: { "the lock \(key)" }, until: { self.holder == nil })
        holder = thread.number
        thread.view.join(view)
    }

    package func unlock() {
        guard let thread = ModelThread.current else { return real.unlock() }
        thread.run.step(thread, at: place(thread), changes: true) { "unlocks \(key)" }
        thread.run.check(holder == thread.number, "a lock is given back by the thread that holds it")
        giveBack(thread)
    }

    private func giveBack(_ thread: ModelThread) {
        holder = nil
        view.join(thread.view)
    }

    /// Gives the lock back until another thread wakes this one.
    package func wait() {
        guard let thread = ModelThread.current else { return real.wait() }
        thread.run.step(thread, at: place(thread), changes: true) { "sleeps at \(key)" }
        waiting.insert(thread.number)
        giveBack(thread)
        thread.run.wait(thread, for: { "a signal at \(key)" }, until: { !self.waiting.contains(thread.number) })
        take(thread)
    }

    /// No time passes in a run.
    package func wait(until date: Date) -> Bool {
        guard ModelThread.current == nil else {
            wait()
            return true
        }
        return real.wait(until: date)
    }

    package func broadcast() {
        guard let thread = ModelThread.current else { return real.broadcast() }
        thread.run.step(thread, at: place(thread), changes: true) { "wakes all at \(key)" }
        waiting = []
    }

    package func signal() {
        guard let thread = ModelThread.current else { return real.signal() }
        thread.run.step(thread, at: place(thread), changes: true) { "wakes one at \(key)" }
        if let first = waiting.min() { waiting.remove(first) }
    }
}

/// `Dispatch.DispatchSemaphore`, whose operations the explorer decides about.
package final class Semaphore: @unchecked Sendable {  // the turn of a thread guards it
    private let mutex = Monitor()
    private var count: Int

    package init(value: Int) { count = value }

    @discardableResult
    package func signal() -> Int {
        mutex.lock()
        count += 1
        mutex.signal()
        mutex.unlock()
        return 0
    }

    package func wait() {
        mutex.lock()
        while count == 0 { mutex.wait() }
        count -= 1
        mutex.unlock()
    }

    /// No time passes in a run.
    package func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        if ModelThread.current == nil { return Dispatch.DispatchSemaphore(value: 0).wait(timeout: timeout) }
        wait()
        return .success
    }
}

/// The mutexes of the system, by address.
package enum SystemMutexes {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var mutexes: [UnsafeMutableRawPointer: Monitor] = [:]  // under the lock

    package static func make(_ address: UnsafeMutableRawPointer) {
        lock.withLock { mutexes[address] = Monitor() }
    }

    package static func free(_ address: UnsafeMutableRawPointer) {
        _ = lock.withLock { mutexes.removeValue(forKey: address) }
    }

    package static subscript(_ address: UnsafeMutableRawPointer) -> Monitor {
        lock.withLock {
            if let mutex = mutexes[address] { return mutex }
            fatalError("A mutex was not made.")
        }
    }

    /// The mutex of an object, which has none of its own.
    package static func mutex(of object: AnyObject) -> Monitor {
        let address = Unmanaged.passUnretained(object).toOpaque()
        return lock.withLock {
            if let mutex = mutexes[address] { return mutex }
            let mutex = Monitor()
            mutexes[address] = mutex
            return mutex
        }
    }
}
