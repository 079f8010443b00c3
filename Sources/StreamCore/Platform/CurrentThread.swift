#if STREAMCORE_PLAIN
#elseif canImport(WinSDK)
    import WinSDK
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// The calling thread.
@usableFromInline
package enum CurrentThread {
    /// A number of the thread, different for every running thread and never 0 or 1.
    @usableFromInline
    package static var number: UInt {
        #if STREAMCORE_PLAIN
            2
        #elseif canImport(WinSDK)
            // The numbers of threads are multiples of four.
            UInt(GetCurrentThreadId())
        #elseif canImport(Darwin) || canImport(Android) || canImport(Musl) || canImport(Glibc)
            number(pthread_self())
        #else
            2
        #endif
    }

    // A thread is a number on some systems, signed or not, and a pointer on others.
    private static func number(_ thread: UInt) -> UInt { thread }
    private static func number(_ thread: Int) -> UInt { UInt(bitPattern: thread) }
    private static func number(_ thread: UnsafeRawPointer) -> UInt { UInt(bitPattern: thread) }
    private static func number(_ thread: OpaquePointer) -> UInt { UInt(bitPattern: thread) }

    /// Whether the thread is the one that began the process; also where that cannot be found out.
    ///
    /// `Thread.isMainThread` says it too, and would link all of Foundation to every program.
    static var isMain: Bool {
        #if STREAMCORE_PLAIN || canImport(WinSDK)
            return true
        #elseif canImport(Darwin)
            return pthread_main_np() != 0
        #elseif canImport(Android) || canImport(Musl) || canImport(Glibc)
            // The kernel's link reads "12/task/34": the process, and the thread, which have one number on the main thread.
            let target = String(unsafeUninitializedCapacity: 64) { buffer in
                buffer.withMemoryRebound(to: CChar.self) { characters in
                    guard let start = characters.baseAddress else { return 0 }
                    return max(readlink("/proc/thread-self", start, characters.count), 0)
                }
            }
            let numbers = target.split(separator: "/")
            return numbers.first == numbers.last
        #else
            return true
        #endif
    }
}
