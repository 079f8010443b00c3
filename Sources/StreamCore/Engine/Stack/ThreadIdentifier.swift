#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Tells threads apart as long as they live.
package struct ThreadIdentifier: Hashable, Sendable {
    private let number: UInt

    /// The calling thread.
    package static var current: ThreadIdentifier {
        #if canImport(Darwin)
            ThreadIdentifier(number: UInt(bitPattern: pthread_self()))
        #else
            ThreadIdentifier(number: UInt(pthread_self()))
        #endif
    }
}
