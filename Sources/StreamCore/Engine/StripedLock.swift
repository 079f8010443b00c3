#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Guards a few instructions of state in objects that are made by the million, at no memory of theirs.
///
/// All objects share a few mutexes, chosen by address. So, more strictly than with `Lock`: inside, nothing is released
/// whose deinitializer could take a lock, and no other lock is taken.
package enum StripedLock {
    private static let count = 64
    /// One mutex to a cache line.
    private static let stride = 64

    // The address is set once; what it points to is made to be shared.
    nonisolated(unsafe) private static let mutexes: UnsafeMutableRawPointer = {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count * stride, alignment: stride)
        for index in 0..<count {
            let mutex = (memory + index * stride).bindMemory(to: pthread_mutex_t.self, capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
            let status = pthread_mutex_init(mutex, nil)
            require(status == 0, "A mutex could not be made (error \(status)).")
        }
        return memory
    }()

    /// Runs `body` while no other thread is inside for the same object.
    @inline(__always)
    package static func withLock<Result>(for object: AnyObject, _ body: () -> Result) -> Result {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        let index = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 10)) & (count - 1)
        let mutex = (mutexes + index * stride).assumingMemoryBound(to: pthread_mutex_t.self)
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
