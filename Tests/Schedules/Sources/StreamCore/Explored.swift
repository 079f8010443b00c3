import Exploring
public import Glibc
public import Synchronization

// These names stand in front of those of the toolchain, in this module.

typealias DispatchSemaphore = Exploring.Semaphore

@discardableResult @usableFromInline
package func pthread_mutex_init(
    _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> CInt {
    SystemMutexes.make(mutex)
    return 0
}

@discardableResult @usableFromInline
package func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> CInt {
    SystemMutexes.free(mutex)
    return 0
}

@discardableResult @usableFromInline
package func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> CInt {
    SystemMutexes[mutex].lock()
    return 0
}

@discardableResult @usableFromInline
package func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> CInt {
    SystemMutexes[mutex].unlock()
    return 0
}

/// The lock of the objects that have none: one for each object, since the addresses that choose a stripe differ from run to run.
package enum StripedLock {
    @discardableResult
    package static func withLock<Result: ~Copyable>(for object: AnyObject, _ body: () -> Result) -> Result {
        let mutex = SystemMutexes.mutex(of: object)
        mutex.lock()
        let result = body()
        mutex.unlock()
        return result
    }

    package static func wait(for object: AnyObject, while condition: () -> Bool) {
        let mutex = SystemMutexes.mutex(of: object)
        mutex.lock()
        while condition() { mutex.wait() }
        mutex.unlock()
    }

    package static func wakeAll(for object: AnyObject) {
        let mutex = SystemMutexes.mutex(of: object)
        mutex.lock()
        mutex.broadcast()
        mutex.unlock()
    }
}
