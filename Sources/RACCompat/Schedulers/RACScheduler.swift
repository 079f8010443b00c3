public import Foundation
import StreamCore

/// The block of ``RACScheduler/scheduleRecursiveBlock(_:)``; it calls `reschedule` for each further run it wants.
public typealias RACSchedulerRecursiveBlock = (_ reschedule: @escaping () -> Void) -> Void

/// Runs blocks one at a time, in the order in which they were scheduled.
///
/// This class is abstract: a subclass overrides `schedule(_:)`, ``after(_:schedule:)`` and
/// ``after(_:repeatingEvery:withLeeway:schedule:)``, and runs its blocks inside ``performAsCurrentScheduler(_:)``.
/// Returned disposables prevent only a run that has not started.
open class RACScheduler: CustomStringConvertible, @unchecked Sendable {  // its own state is immutable
    private let givenName: String?

    /// Creates a scheduler; nil gives it the name of its class.
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

    /// The date that delays are counted from; a scheduler of virtual time has its own.
    open var now: Date { VirtualQueues.current?.now ?? Date() }

    /// Runs `block` as soon as it is its turn; never inside the call, except on the immediate scheduler.
    ///
    /// - Returns: What prevents the run, or nil when it cannot be prevented.
    @discardableResult
    open func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
        fatalError("\(type(of: self)) must override schedule(_:).")
    }

    /// Runs `block` at `date` of the wall clock, or as soon as possible thereafter.
    ///
    /// - Returns: What prevents the run, or nil when it cannot be prevented.
    @discardableResult
    open func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
        fatalError("\(type(of: self)) must override after(_:schedule:).")
    }

    /// Runs `block` when `delay` seconds have passed.
    ///
    /// - Returns: What prevents the run, or nil when it cannot be prevented.
    @discardableResult
    open func afterDelay(_ delay: TimeInterval, schedule block: @escaping () -> Void) -> RACDisposable? {
        after(now.addingTimeInterval(delay), schedule: block)
    }

    /// Runs `block` at `date` and then every `interval` seconds, until the returned disposable is disposed.
    ///
    /// `interval` must be positive and `leeway`, the tolerated lateness in seconds, not negative.
    @discardableResult
    open func after(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        fatalError("\(type(of: self)) must override after(_:repeatingEvery:withLeeway:schedule:).")
    }

    /// Runs `block` after `delay` seconds and then every `interval` seconds; what `interval` signals are made of.
    package func afterDelay(
        _ delay: TimeInterval, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        after(now.addingTimeInterval(delay), repeatingEvery: interval, withLeeway: leeway, schedule: block)
    }

    /// Runs `block`, and again for each call of the closure that the block is given.
    ///
    /// Every run is scheduled by itself. Calls made while the block runs are counted, and scheduled when it has returned;
    /// later ones schedule at once. The stack does not grow with the number of runs, not even when `schedule(_:)` runs
    /// its block inside the call.
    ///
    /// - Returns: What prevents all further runs, or nil when they cannot be prevented.
    @discardableResult
    open func scheduleRecursiveBlock(_ block: @escaping RACSchedulerRecursiveBlock) -> RACDisposable? {
        let recursion = Recursion(scheduler: self, block: block)
        recursion.scheduleRun()
        return recursion.disposable
    }

    /// Runs `block` at once, as a block of the receiver, and then puts the current scheduler back.
    open func performAsCurrentScheduler(_ block: () -> Void) {
        CurrentScheduler.perform(on: self, block)
    }

    /// Runs `block` at once as a block of the receiver, whatever it returns or throws.
    package final func performingAsCurrent<Result>(_ block: () throws -> Result) rethrows -> Result {
        try CurrentScheduler.perform(on: self, block)
    }
}
