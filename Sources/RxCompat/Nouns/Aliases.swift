public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A span of time, as the methods of schedulers take it.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment in time, as the clocks of schedulers tell it.
public typealias RxTime = Date
