#if STREAMCORE_PLAIN
#elseif canImport(WinSDK)
    import WinSDK
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The stack that the system gave to a thread.
enum SystemStack {
    /// The lowest address of the stack of the calling thread; 0 if the system does not tell it.
    static func lowestAddress() -> UInt {
        #if STREAMCORE_PLAIN
            return 0
        #elseif canImport(WinSDK)
            var (low, high): (ULONG_PTR, ULONG_PTR) = (0, 0)
            GetCurrentThreadStackLimits(&low, &high)
            return UInt(low)
        #elseif canImport(Darwin)
            let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
            return top - UInt(pthread_get_stacksize_np(pthread_self()))
        #elseif canImport(Glibc)
            // Swift does not import this function, since only this system has it.
            typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
            guard let symbol = dlsym(nil, "pthread_getattr_np") else { return 0 }
            var attributes = pthread_attr_t()
            guard unsafeBitCast(symbol, to: GetAttributes.self)(pthread_self(), &attributes) == 0 else { return 0 }
            defer { pthread_attr_destroy(&attributes) }
            var address: UnsafeMutableRawPointer?
            var size = 0
            guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return 0 }
            return UInt(bitPattern: address)
        #else
            return 0
        #endif
    }
}
