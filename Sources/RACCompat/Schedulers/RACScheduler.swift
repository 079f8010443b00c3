public import Foundation
import StreamCore

/// The block of ``RACScheduler/scheduleRecursiveBlock(_:)``, which calls `reschedule` for each further run.
public typealias RACSchedulerRecursiveBlock = (_ reschedule: @escaping () -> Void) -> Void

/// Runs blocks one at a time, in the order in which they were scheduled.
///
/// This class is abstract: a subclass overrides `schedule(_:)`, ``after(_:schedule:)`` and
/// ``after(_:repeatingEvery:withLeeway:schedule:)``, and runs its blocks inside ``performAsCurrentScheduler(_:)``.
/// Returned disposables prevent only a run that has not started.
open class RACScheduler: CustomStringConvertible, @unchecked Sendable {  // its own state is immutable
    private let givenName: String?

    /// Creates a scheduler; a nil `name` gives the scheduler the name of its class.
    public init(name: String?) {
        givenName = name
    }

    /// The name, for debugging.
    public final var name: String {
        givenName ?? "org.reactivecocoa.ReactiveObjC.\(type(of: self)).anonymousScheduler"
    }

    /// The class, the address and the name.
    open var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> \(name)"
    }

    /// The date that delays are counted from; a scheduler of virtual time has a clock of its own.
    open var now: Date { VirtualQueues.current?.now ?? Date() }

    /// Runs `block` as soon as its turn comes; never inside the call, except on the immediate scheduler.
    ///
    /// - Returns: A disposable that prevents the run, or nil when the run cannot be prevented.
    @discardableResult
    open func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
        fatalError("\(type(of: self)) must override schedule(_:).")
    }

    /// Runs `block` at `date` of the wall clock, or as soon as possible after `date`.
    ///
    /// - Returns: A disposable that prevents the run, or nil when the run cannot be prevented.
    @discardableResult
    open func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
        fatalError("\(type(of: self)) must override after(_:schedule:).")
    }

    /// Runs `block` when `delay` seconds have passed.
    ///
    /// - Returns: A disposable that prevents the run, or nil when the run cannot be prevented.
    @discardableResult
    open func afterDelay(_ delay: TimeInterval, schedule block: @escaping () -> Void) -> RACDisposable? {
        after(now.addingTimeInterval(delay), schedule: block)
    }

    /// Runs `block` at `date` and then every `interval` seconds, until the returned disposable is disposed.
    ///
    /// `interval` must be positive; `leeway`, the tolerated lateness in seconds, must not be negative.
    @discardableResult
    open func after(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        fatalError("\(type(of: self)) must override after(_:repeatingEvery:withLeeway:schedule:).")
    }

    /// Runs `block` after `delay` seconds and then every `interval` seconds, for `interval` signals.
    package func afterDelay(
        _ delay: TimeInterval, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        after(now.addingTimeInterval(delay), repeatingEvery: interval, withLeeway: leeway, schedule: block)
    }

    /// Runs `block` once, and again for each call of the closure that `block` receives.
    ///
    /// Every run is scheduled separately. Calls made while the block runs are counted, and their runs are scheduled
    /// when the block has returned; a later call schedules its run at once. The stack does not grow with the number of
    /// runs, not even when `schedule(_:)` runs its block inside the call.
    ///
    /// - Returns: A disposable that prevents all further runs, or nil when they cannot be prevented.
    @discardableResult
    open func scheduleRecursiveBlock(_ block: @escaping RACSchedulerRecursiveBlock) -> RACDisposable? {
        let recursion = Recursion(scheduler: self, block: block)
        recursion.scheduleRun()
        return recursion.disposable
    }

    /// Runs `block` at once, as a block of the receiver, and then restores the current scheduler.
    open func performAsCurrentScheduler(_ block: () -> Void) {
        CurrentScheduler.perform(on: self, block)
    }

    /// Runs `block` at once, as a block of the receiver, and returns its result or throws its error.
    package final func performingAsCurrent<Result>(_ block: () throws -> Result) rethrows -> Result {
        try CurrentScheduler.perform(on: self, block)
    }
}
