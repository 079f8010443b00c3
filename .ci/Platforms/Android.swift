// What the headers of Android declare, as far as Sources/StreamCore/Platform uses it.

public typealias pthread_t = Int
public typealias pthread_key_t = Int32
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
public func pthread_key_create(
    _: UnsafeMutablePointer<pthread_key_t>, _: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { 0 }
public func pthread_getspecific(_: pthread_key_t) -> UnsafeMutableRawPointer? { nil }
@discardableResult public func pthread_setspecific(_: pthread_key_t, _: UnsafeRawPointer?) -> Int32 { 0 }
public func pthread_self() -> pthread_t { fatalError() }
public func readlink(_: UnsafePointer<CChar>, _: UnsafeMutablePointer<CChar>, _: Int) -> Int { 0 }
public func write(_: Int32, _: UnsafeRawPointer?, _: Int) -> Int { 0 }
public func pow(_: Double, _: Double) -> Double { 0 }
