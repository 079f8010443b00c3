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
            let mutex = stripe.bindMemory(to: SystemMutex.Value.self, capacity: 1)
            let condition = (stripe + conditionOffset).bindMemory(to: SystemCondition.Value.self, capacity: 1)
            SystemMutex.make(mutex)
            SystemCondition.make(condition)
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
    private static func mutex(of object: AnyObject) -> UnsafeMutablePointer<SystemMutex.Value> {
        stripe(of: object).assumingMemoryBound(to: SystemMutex.Value.self)
    }

    private static func condition(of object: AnyObject) -> UnsafeMutablePointer<SystemCondition.Value> {
        (stripe(of: object) + conditionOffset).assumingMemoryBound(to: SystemCondition.Value.self)
    }

    /// Runs `body` while no other thread is inside for the same object; an unused result is released after the lock.
    @discardableResult
    @inline(__always)
    package static func withLock<Result: ~Copyable>(for object: AnyObject, _ body: () -> Result) -> Result {
        let mutex = mutex(of: object)
        SystemMutex.lock(mutex)
        let result = body()
        SystemMutex.unlock(mutex)
        _fixLifetime(result)
        return result
    }

    /// Sleeps while a condition holds; the thread that ends the condition calls `wakeAll(for:)` afterwards.
    ///
    /// The condition is checked inside the lock.
    package static func wait(for object: AnyObject, while condition: () -> Bool) {
        withLock(for: object) {
            while condition() { SystemCondition.wait(self.condition(of: object), mutex(of: object)) }
        }
    }

    /// Lets the threads that wait for `object` check their conditions again.
    package static func wakeAll(for object: AnyObject) {
        withLock(for: object) {
            SystemCondition.wakeAll(condition(of: object))
        }
    }
}
