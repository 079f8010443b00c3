public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A span of time, as schedulers take it.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment, as schedulers know it.
public typealias RxTime = Date
