#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Identifies a thread as long as the thread lives.
package struct ThreadIdentifier: Hashable, Sendable {
    private let number: UInt

    /// The identifier of the calling thread.
    package static var current: ThreadIdentifier {
        #if canImport(Darwin)
            ThreadIdentifier(number: UInt(bitPattern: pthread_self()))
        #else
            ThreadIdentifier(number: UInt(pthread_self()))
        #endif
    }
}
