/// Gives a recursion more stack when the thread's own is nearly used up.
///
/// Some recursions are as deep as the user's chain is long, and cannot become loops without changing the order in which
/// the user's code is called: an event that passes many operators, the disposal of a subscription inside a
/// subscription. Such a recursion calls `ensure` every few levels. When little stack is left, the recursion continues
/// on another stack of the same thread, and returns to the first one; so neither thread-local state nor any order
/// changes.
///
/// On a system without such a switch (`makecontext`: musl, Android), a recursion goes as deep as the thread's stack.
@usableFromInline
package enum StackSpace {
    /// The number of bytes that remain for code that does not ask for stack.
    private static let reserve: UInt = 192 << 10

    /// The address at which the calling thread asks the system how large its stack is.
    ///
    /// Most threads never come there: reading `/proc/self/maps`, as glibc does on the main thread, is a third of what the
    /// first subscription of a process costs. A stack that is nearly used up by now is found out this much later.
    @inline(never)
    static func firstLimit() -> UInt {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) } - reserve / 12
    }

    /// Runs `body`, on another stack when little of the current one is left.
    @inlinable @inline(__always)
    package static func ensure(_ body: () -> Void) {
        if isShort() { continueElsewhere(body) } else { body() }
    }

    /// Returns the result of `body`, which runs on another stack when little of the current one is left.
    @inline(never)
    package static func ensuring<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        ensure { result = body() }
        return result.unsafelyUnwrapped
    }

    /// Whether a level of a recursion is one of the levels that ask for stack.
    ///
    /// Every 31st level asks. 31 is a prime: an operator may take several levels, of which an event passes only some,
    /// and each of these levels has its turn.
    @inlinable @inline(__always)
    package static func isTurn(of level: Int) -> Bool { level % 31 == 0 }

    /// Whether little of the current stack is left.
    @usableFromInline
    @inline(never)
    package static func isShort() -> Bool {
        var here: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        let thread = ThreadState.current
        guard address < thread.pointee.stackLimit else { return false }
        if !thread.pointee.knowsStack {
            thread.pointee.knowsStack = true
            thread.pointee.stackLimit = SystemStack.lowestAddress() + reserve
        }
        return address < thread.pointee.stackLimit
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
                // The place of the body is free before the body runs, and the body is released here.
                let body = exchange(&thread.pointee.stackBody, with: nil)
                body?()
            }
            thread.pointee.stackLimit = limit
        }
        SpareStacks.giveBack(stack)
    }
}
