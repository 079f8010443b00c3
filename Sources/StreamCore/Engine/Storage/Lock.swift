#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Guards a few instructions of state; code that holds the lock calls nothing outside the package.
///
/// The lock wraps a pthread mutex, because the thread sanitizer sees pthread mutexes on every platform. (On Linux the
/// sanitizer does not see `Synchronization.Mutex`, and reports false races.) The lock is not recursive.
package struct Lock: ~Copyable, @unchecked Sendable {  // a mutex is made to be shared
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    package init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        let status = pthread_mutex_init(mutex, nil)
        require(status == 0, "A mutex could not be made (error \(status)).")
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deinitialize(count: 1)
        mutex.deallocate()
    }

    /// Runs `body` while no other thread is inside.
    @inline(__always)
    package borrowing func withLock<Result: ~Copyable>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
