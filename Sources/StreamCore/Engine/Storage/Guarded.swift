/// State together with the lock that guards it: the state is reachable inside the lock only.
///
/// An object of the user (a value, error, closure, disposable or observer) must not be released inside the lock,
/// because its `deinit` may take the same lock. So the object is taken out of the state and *returned* from `withLock`,
/// which keeps its result alive until the lock has been given back, also in optimized builds:
///
///     guarded.withLock { exchange(&$0.newest, with: value) }
///
/// The lock is not recursive, and no user code runs inside.
package struct Guarded<State: ~Copyable>: ~Copyable, @unchecked Sendable {  // the state is under the mutex
    @usableFromInline
    let mutex: UnsafeMutablePointer<SystemMutex.Value>
    @usableFromInline
    let state: UnsafeMutablePointer<State>

    /// Guards `state` from now on.
    ///
    /// The initializer is inlinable like the rest: where the type of the state is not known, making and freeing the
    /// state costs hundreds of instructions.
    @inlinable
    package init(_ state: consuming State) {
        // One allocation: the mutex, and the state behind it.
        let alignment = max(MemoryLayout<State>.alignment, MemoryLayout<SystemMutex.Value>.alignment)
        let offset = (MemoryLayout<SystemMutex.Value>.size + alignment - 1) & ~(alignment - 1)
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: offset + MemoryLayout<State>.size, alignment: alignment)
        mutex = memory.bindMemory(to: SystemMutex.Value.self, capacity: 1)
        SystemMutex.make(mutex)
        self.state = (memory + offset).bindMemory(to: State.self, capacity: 1)
        self.state.initialize(to: state)
    }

    @inlinable
    deinit {
        state.deinitialize(count: 1)
        SystemMutex.free(mutex)
        UnsafeMutableRawPointer(mutex).deallocate()
    }

    /// Runs `body` while no other thread is inside; an unused result is released after the lock.
    @discardableResult
    @inlinable @inline(__always)
    package borrowing func withLock<Result: ~Copyable>(_ body: (inout State) -> Result) -> Result {
        SystemMutex.lock(mutex)
        let result = body(&state.pointee)
        SystemMutex.unlock(mutex)
        _fixLifetime(result)
        return result
    }

}

extension Guarded where State: Copyable {
    /// Replaces the state, and returns the previous state.
    @discardableResult
    @inlinable @inline(__always)
    package borrowing func exchange(_ state: consuming State) -> State {
        SystemMutex.lock(mutex)
        let previous = Swift.exchange(&self.state.pointee, with: state)
        SystemMutex.unlock(mutex)
        _fixLifetime(previous)
        return previous
    }

    /// A copy of the state.
    @inlinable @inline(__always)
    package borrowing func read() -> State {
        withLock { $0 }
    }
}

/// Releases an object of the user here and not earlier, because its `deinit` may call back.
///
/// The optimizer moves the release of a variable up to its last use, which may be inside a lock or an access to the
/// same storage. An argument of this function lives until the call:
///
///     release(exchange(&newest, with: value))
@inlinable @inline(__always)
package func release<Released: ~Copyable>(_ object: consuming Released) {
    // Not `extendLifetime`, which is a call in generic code.
    _fixLifetime(object)
}
