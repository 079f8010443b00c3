#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Guards a few instructions of state in objects that are made by the million, without memory in the objects.
///
/// All objects share a few mutexes, chosen by address. So the rule is stricter than that of `Guarded`: the code inside
/// releases no object whose deinitializer could take a lock, and takes no other lock.
package enum StripedLock {
    private static let count = 64
    /// The distance between two mutexes: a mutex and its condition occupy two cache lines.
    private static let stride = 128
    private static let conditionOffset = 64

    // The address is set once; the mutexes and conditions behind it are made to be shared.
    nonisolated(unsafe) private static let mutexes: UnsafeMutableRawPointer = {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count * stride, alignment: stride)
        for index in 0..<count {
            let stripe = memory + index * stride
            let mutex = stripe.bindMemory(to: pthread_mutex_t.self, capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
            let condition = (stripe + conditionOffset).bindMemory(to: pthread_cond_t.self, capacity: 1)
            condition.initialize(to: pthread_cond_t())
            let status = pthread_mutex_init(mutex, nil) | pthread_cond_init(condition, nil)
            require(status == 0, "A mutex could not be made (error \(status)).")
        }
        return memory
    }()

    @inline(__always)
    private static func stripe(of object: AnyObject) -> UnsafeMutableRawPointer {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        let index = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 10)) & (count - 1)
        return mutexes + index * stride
    }

    @inline(__always)
    private static func mutex(of object: AnyObject) -> UnsafeMutablePointer<pthread_mutex_t> {
        stripe(of: object).assumingMemoryBound(to: pthread_mutex_t.self)
    }

    private static func condition(of object: AnyObject) -> UnsafeMutablePointer<pthread_cond_t> {
        (stripe(of: object) + conditionOffset).assumingMemoryBound(to: pthread_cond_t.self)
    }

    /// Runs `body` while no other thread is inside for the same object; an unused result is released after the lock.
    @discardableResult
    @inline(__always)
    package static func withLock<Result: ~Copyable>(for object: AnyObject, _ body: () -> Result) -> Result {
        let mutex = mutex(of: object)
        pthread_mutex_lock(mutex)
        let result = body()
        pthread_mutex_unlock(mutex)
        _fixLifetime(result)
        return result
    }

    /// Sleeps while a condition holds; the thread that ends the condition calls `wakeAll(for:)` afterwards.
    ///
    /// The condition is checked inside the lock.
    package static func wait(for object: AnyObject, while condition: () -> Bool) {
        withLock(for: object) {
            while condition() { pthread_cond_wait(self.condition(of: object), mutex(of: object)) }
        }
    }

    /// Lets the threads that wait for `object` check their conditions again.
    package static func wakeAll(for object: AnyObject) {
        withLock(for: object) {
            _ = pthread_cond_broadcast(condition(of: object))
        }
    }
}
