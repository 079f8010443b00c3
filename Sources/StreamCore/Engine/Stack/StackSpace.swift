#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Gives a recursion more stack when the thread's own is nearly used up.
///
/// Some recursions are as deep as the user's chain is long, and cannot become loops without changing the order in which
/// the user's code is called: an event that passes many operators, the disposal of a subscription inside a
/// subscription. Such a recursion asks here every few levels. Where little stack is left, it goes on upon another stack,
/// on the same thread, and comes back when it returns; so neither thread-local state nor the order of anything changes.
///
/// Where the system has no such switch (`makecontext`: musl, Android), a recursion goes as deep as the thread's stack.
@usableFromInline
package enum StackSpace {
    /// What remains for code that does not ask.
    private static let reserve: UInt = 192 << 10

    /// Where the stack that the system gave to the calling thread counts as nearly used up.
    static func firstLimit() -> UInt { lowestAddress() + reserve }

    /// Runs `body`, on another stack when little is left of this one.
    @inlinable @inline(__always)
    package static func ensure(_ body: () -> Void) {
        if isShort() { continueElsewhere(body) } else { body() }
    }

    /// Returns what `body` returns, which runs on another stack when little is left of this one.
    @inline(never)
    package static func ensuring<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        ensure { result = body() }
        return result.unsafelyUnwrapped
    }

    /// Whether a level of a recursion is one of those that ask.
    ///
    /// Every 31st is: a prime, so that where an operator takes several levels, and an event passes only some of them, each
    /// of them has its turn.
    @inlinable @inline(__always)
    package static func isTurn(of level: Int) -> Bool { level % 31 == 0 }

    /// Whether little is left of the present stack.
    @usableFromInline
    @inline(never)
    package static func isShort() -> Bool {
        var here: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        return address < ThreadState.current.pointee.stackLimit
    }

    @usableFromInline
    @inline(never)
    static func continueElsewhere(_ body: () -> Void) {
        guard let switching = StackSwitch.shared, let stack = SpareStacks.take() else { return body() }
        let thread = ThreadState.current
        let limit = thread.pointee.stackLimit
        withoutActuallyEscaping(body) { body in
            thread.pointee.stackBody = body
            thread.pointee.stackLimit = UInt(bitPattern: stack) + UInt(SpareStacks.guardSize) + reserve
            switching.run(on: stack + SpareStacks.guardSize, size: SpareStacks.size - SpareStacks.guardSize) {
                let thread = ThreadState.current
                // Its place is free before it runs, and it is released here.
                let body = exchange(&thread.pointee.stackBody, with: nil)
                body?()
            }
            thread.pointee.stackLimit = limit
        }
        SpareStacks.giveBack(stack)
    }

    /// The lowest address of the stack that the system gave to the calling thread; 0 if it does not say.
    private static func lowestAddress() -> UInt {
        #if canImport(Darwin)
            let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
            return top - UInt(pthread_get_stacksize_np(pthread_self()))
        #elseif canImport(Glibc)
            // Swift does not import it, since it is of this system only.
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
