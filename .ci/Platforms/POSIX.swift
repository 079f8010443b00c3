// What the headers of Apple's systems, Android and musl declare, as far as Sources/StreamCore/Platform uses it.

#if Darwin
    public struct _opaque_pthread_t {}
    public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
    public typealias pthread_key_t = UInt
    public typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

    public func pthread_main_np() -> Int32 { 0 }
    public func pthread_get_stackaddr_np(_: pthread_t) -> UnsafeMutableRawPointer { fatalError() }
    public func pthread_get_stacksize_np(_: pthread_t) -> Int { 0 }
#elseif Android
    public typealias pthread_t = Int
    public typealias pthread_key_t = Int32
    public typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void
#elseif Musl
    public typealias pthread_t = OpaquePointer
    public typealias pthread_key_t = UInt32
    public typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void
#endif
public struct pthread_mutex_t { public init() {} }
public struct pthread_cond_t { public init() {} }
public struct pthread_mutexattr_t {}
public struct pthread_condattr_t {}

public let STDERR_FILENO: Int32 = 2

public func pthread_mutex_init(_: UnsafeMutablePointer<pthread_mutex_t>, _: UnsafePointer<pthread_mutexattr_t>?) -> Int32 { 0 }
@discardableResult public func pthread_mutex_destroy(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_lock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_unlock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
public func pthread_cond_init(_: UnsafeMutablePointer<pthread_cond_t>, _: UnsafePointer<pthread_condattr_t>?) -> Int32 { 0 }
@discardableResult
public func pthread_cond_wait(_: UnsafeMutablePointer<pthread_cond_t>, _: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_cond_broadcast(_: UnsafeMutablePointer<pthread_cond_t>) -> Int32 { 0 }
public func pthread_key_create(_: UnsafeMutablePointer<pthread_key_t>, _: Release?) -> Int32 { 0 }
public func pthread_getspecific(_: pthread_key_t) -> UnsafeMutableRawPointer? { nil }
@discardableResult public func pthread_setspecific(_: pthread_key_t, _: UnsafeRawPointer?) -> Int32 { 0 }
public func pthread_self() -> pthread_t { fatalError() }
public func readlink(_: UnsafePointer<CChar>, _: UnsafeMutablePointer<CChar>, _: Int) -> Int { 0 }
public func write(_: Int32, _: UnsafeRawPointer?, _: Int) -> Int { 0 }
public func pow(_: Double, _: Double) -> Double { 0 }
