public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A span of time, as the methods of schedulers take it.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment in time, as the clocks of schedulers report it.
public typealias RxTime = Date

/// The name of `Observable` where another module has one, too.
public typealias RxObservable<Element> = Observable<Element>

extension SerialDispatchQueueScheduler {
    /// The type of the scheduler's times.
    public typealias Time = RxTime
    /// The type of the scheduler's intervals, in seconds.
    public typealias TimeInterval = Double
}

extension ConcurrentDispatchQueueScheduler {
    /// The type of the scheduler's times.
    public typealias Time = RxTime
    /// The type of the scheduler's intervals, in seconds.
    public typealias TimeInterval = Double
}

extension ConcurrentMainScheduler {
    /// The type of the scheduler's times.
    public typealias Time = RxTime
    /// The type of the scheduler's intervals, in seconds.
    public typealias TimeInterval = Double
}
