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

    /// Whether the caller runs on the thread that began the process; also where that cannot be found out.
    ///
    /// `Thread.isMainThread` says it too, and would link all of Foundation to every program.
    static var isMainThread: Bool {
        #if canImport(Darwin)
            return pthread_main_np() != 0
        #else
            // The kernel's link reads "12/task/34": the process, and the thread, which have one number on the main thread.
            let target = String(unsafeUninitializedCapacity: 64) { buffer in
                buffer.withMemoryRebound(to: CChar.self) { characters in
                    guard let start = characters.baseAddress else { return 0 }
                    return max(readlink("/proc/thread-self", start, characters.count), 0)
                }
            }
            let numbers = target.split(separator: "/")
            return numbers.first == numbers.last
        #endif
    }
}
