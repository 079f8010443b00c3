#if STREAMCORE_PLAIN
#elseif canImport(WinSDK)
    package import WinSDK
#elseif canImport(Darwin)
    package import Darwin
#elseif canImport(Android)
    package import Android
#elseif canImport(Musl)
    package import Musl
#elseif canImport(Glibc)
    package import Glibc
#endif

#if !STREAMCORE_PLAIN && canImport(WinSDK)
    /// The mutexes of the system, in memory that their owners allocate.
    package enum SystemMutex {
        package typealias Value = SRWLOCK

        @inlinable
        package static func make(_ mutex: UnsafeMutablePointer<Value>) {
            mutex.initialize(to: Value())
            InitializeSRWLock(mutex)
        }

        @inlinable @inline(__always)
        package static func lock(_ mutex: UnsafeMutablePointer<Value>) { AcquireSRWLockExclusive(mutex) }

        @inlinable @inline(__always)
        package static func unlock(_ mutex: UnsafeMutablePointer<Value>) { ReleaseSRWLockExclusive(mutex) }

        @inlinable
        package static func free(_ mutex: UnsafeMutablePointer<Value>) { mutex.deinitialize(count: 1) }
    }

    /// The conditions of the system, which threads wait for with a mutex.
    enum SystemCondition {
        typealias Value = CONDITION_VARIABLE

        static func make(_ condition: UnsafeMutablePointer<Value>) {
            condition.initialize(to: Value())
            InitializeConditionVariable(condition)
        }

        static func wait(_ condition: UnsafeMutablePointer<Value>, _ mutex: UnsafeMutablePointer<SystemMutex.Value>) {
            _ = SleepConditionVariableSRW(condition, mutex, INFINITE, 0)
        }

        static func wakeAll(_ condition: UnsafeMutablePointer<Value>) { WakeAllConditionVariable(condition) }
    }
#elseif !STREAMCORE_PLAIN && (canImport(Darwin) || canImport(Android) || canImport(Musl) || canImport(Glibc))
    /// The mutexes of the system, in memory that their owners allocate.
    ///
    /// The thread sanitizer sees pthread mutexes on every platform. (On Linux the sanitizer does not see
    /// `Synchronization.Mutex`, and reports false races.)
    package enum SystemMutex {
        package typealias Value = pthread_mutex_t

        @inlinable
        package static func make(_ mutex: UnsafeMutablePointer<Value>) {
            mutex.initialize(to: Value())
            let status = pthread_mutex_init(mutex, nil)
            require(status == 0, "A mutex could not be made (error \(status)).")
        }

        @inlinable @inline(__always)
        package static func lock(_ mutex: UnsafeMutablePointer<Value>) { pthread_mutex_lock(mutex) }

        @inlinable @inline(__always)
        package static func unlock(_ mutex: UnsafeMutablePointer<Value>) { pthread_mutex_unlock(mutex) }

        @inlinable
        package static func free(_ mutex: UnsafeMutablePointer<Value>) {
            pthread_mutex_destroy(mutex)
            mutex.deinitialize(count: 1)
        }
    }

    /// The conditions of the system, which threads wait for with a mutex.
    enum SystemCondition {
        typealias Value = pthread_cond_t

        static func make(_ condition: UnsafeMutablePointer<Value>) {
            condition.initialize(to: Value())
            let status = pthread_cond_init(condition, nil)
            require(status == 0, "A condition could not be made (error \(status)).")
        }

        static func wait(_ condition: UnsafeMutablePointer<Value>, _ mutex: UnsafeMutablePointer<SystemMutex.Value>) {
            pthread_cond_wait(condition, mutex)
        }

        static func wakeAll(_ condition: UnsafeMutablePointer<Value>) { pthread_cond_broadcast(condition) }
    }
#else
    /// The mutexes of a system with one thread: nobody else holds one.
    package enum SystemMutex {
        package typealias Value = Bool

        @inlinable
        package static func make(_ mutex: UnsafeMutablePointer<Value>) { mutex.initialize(to: false) }

        @inlinable
        package static func lock(_ mutex: UnsafeMutablePointer<Value>) {
            require(!mutex.pointee, "The only thread takes a lock that it holds.")
            mutex.pointee = true
        }

        @inlinable
        package static func unlock(_ mutex: UnsafeMutablePointer<Value>) { mutex.pointee = false }

        @inlinable
        package static func free(_ mutex: UnsafeMutablePointer<Value>) { mutex.deinitialize(count: 1) }
    }

    /// The conditions of a system with one thread: nobody else could bring one about.
    enum SystemCondition {
        typealias Value = Bool

        static func make(_ condition: UnsafeMutablePointer<Value>) { condition.initialize(to: false) }

        static func wait(_ condition: UnsafeMutablePointer<Value>, _ mutex: UnsafeMutablePointer<SystemMutex.Value>) {
            fatalError("The only thread waits for what another one would have to do.")
        }

        static func wakeAll(_ condition: UnsafeMutablePointer<Value>) {}
    }
#endif
