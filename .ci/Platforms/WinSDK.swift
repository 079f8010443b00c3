// What the headers of Windows declare, as far as Sources/StreamCore/Platform uses it.

public typealias DWORD = UInt32
public typealias ULONG_PTR = UInt64
public struct SRWLOCK { public init() {} }
public struct CONDITION_VARIABLE { public init() {} }

public let INFINITE: DWORD = .max
public let FLS_OUT_OF_INDEXES: DWORD = .max

public func InitializeSRWLock(_: UnsafeMutablePointer<SRWLOCK>) {}
public func AcquireSRWLockExclusive(_: UnsafeMutablePointer<SRWLOCK>) {}
public func ReleaseSRWLockExclusive(_: UnsafeMutablePointer<SRWLOCK>) {}
public func InitializeConditionVariable(_: UnsafeMutablePointer<CONDITION_VARIABLE>) {}
public func SleepConditionVariableSRW(
    _: UnsafeMutablePointer<CONDITION_VARIABLE>, _: UnsafeMutablePointer<SRWLOCK>, _: DWORD, _: UInt32
) -> Bool { true }
public func WakeAllConditionVariable(_: UnsafeMutablePointer<CONDITION_VARIABLE>) {}
public func FlsAlloc(_: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) -> DWORD { 0 }
public func FlsGetValue(_: DWORD) -> UnsafeMutableRawPointer? { nil }
public func FlsSetValue(_: DWORD, _: UnsafeMutableRawPointer?) -> Bool { true }
public func GetCurrentThreadId() -> DWORD { 0 }
public func GetCurrentThreadStackLimits(_: UnsafeMutablePointer<ULONG_PTR>, _: UnsafeMutablePointer<ULONG_PTR>) {}
