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

/// A pointer of its own for each thread.
package struct ThreadKey: Sendable {
    #if !STREAMCORE_PLAIN && canImport(WinSDK)
        package typealias Number = DWORD
    #elseif !STREAMCORE_PLAIN && (canImport(Darwin) || canImport(Android) || canImport(Musl) || canImport(Glibc))
        package typealias Number = pthread_key_t
    #else
        package typealias Number = Int
    #endif

    package let number: Number

    /// The key with a number that was read from another one.
    @inlinable @inline(__always)
    package init(number: Number) { self.number = number }
}

#if !STREAMCORE_PLAIN && canImport(WinSDK)
    extension ThreadKey {
        package typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void

        /// Makes a key; where a thread ends, its pointer is released.
        package init(release: Release? = nil) {
            let number = FlsAlloc(release)
            require(number != FLS_OUT_OF_INDEXES, "A thread-specific key could not be made.")
            self.init(number: number)
        }

        /// The pointer of the calling thread.
        @inlinable
        package var pointer: UnsafeMutableRawPointer? {
            get { FlsGetValue(number) }
            nonmutating set { _ = FlsSetValue(number, newValue) }
        }
    }
#elseif !STREAMCORE_PLAIN && (canImport(Darwin) || canImport(Android) || canImport(Musl) || canImport(Glibc))
    extension ThreadKey {
        #if canImport(Darwin) || canImport(Android)
            package typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void
        #else
            package typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void
        #endif

        /// Makes a key; where a thread ends, its pointer is released.
        package init(release: Release? = nil) {
            var number = pthread_key_t()
            let status = pthread_key_create(&number, release)
            require(status == 0, "A thread-specific key could not be made (error \(status)).")
            self.init(number: number)
        }

        /// The pointer of the calling thread.
        @inlinable
        package var pointer: UnsafeMutableRawPointer? {
            @inline(__always) get { pthread_getspecific(number) }
            @inline(__always) nonmutating set { pthread_setspecific(number, newValue) }
        }
    }
#else
    extension ThreadKey {
        package typealias Release = (UnsafeMutableRawPointer?) -> Void

        // There is one thread, which lives as long as the process.
        nonisolated(unsafe) private static var pointers: [UnsafeMutableRawPointer?] = []

        /// Makes a key.
        package init(release: Release? = nil) {
            self.init(number: Self.pointers.count)
            Self.pointers.append(nil)
        }

        /// The pointer of the only thread.
        package var pointer: UnsafeMutableRawPointer? {
            get { Self.pointers[number] }
            nonmutating set { Self.pointers[number] = newValue }
        }
    }
#endif
