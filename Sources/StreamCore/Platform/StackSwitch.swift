#if !STREAMCORE_PLAIN && canImport(Glibc)
    import Glibc

    /// The system's functions that continue on another stack.
    ///
    /// Swift does not import these functions, since `makecontext` takes any number of arguments.
    struct StackSwitch: Sendable {
        private typealias Context = UnsafeMutablePointer<ucontext_t>

        private let get: @convention(c) (Context) -> CInt
        private let make: @convention(c) (Context, @convention(c) () -> Void, CInt) -> Void
        private let swap: @convention(c) (Context, Context) -> CInt

        static let shared = StackSwitch()

        private init?() {
            guard let get = dlsym(nil, "getcontext"), let make = dlsym(nil, "makecontext"),
                let swap = dlsym(nil, "swapcontext")
            else { return nil }
            self.get = unsafeBitCast(get, to: (@convention(c) (Context) -> CInt).self)
            self.make = unsafeBitCast(
                make, to: (@convention(c) (Context, @convention(c) () -> Void, CInt) -> Void).self)
            self.swap = unsafeBitCast(swap, to: (@convention(c) (Context, Context) -> CInt).self)
        }

        /// Runs `body` on a stack, and returns when `body` has returned.
        func run(on stack: UnsafeMutableRawPointer, size: Int, _ body: @convention(c) () -> Void) {
            let contexts = Context.allocate(capacity: 2)
            defer { contexts.deallocate() }
            let (here, there) = (contexts, contexts + 1)
            var status = get(there)
            there.pointee.uc_stack.ss_sp = stack
            there.pointee.uc_stack.ss_size = size
            there.pointee.uc_link = here
            make(there, body, 0)
            if status == 0 { status = swap(here, there) }
            require(status == 0, "The stack could not be switched (error \(errno)).")
        }
    }

    /// Memory for stacks, kept for the next recursion of the same depth.
    enum SpareStacks {
        /// The address space of a stack; only the pages that are used take memory.
        static let size = 8 << 20
        /// The size of the lowest part of a stack, which no code may touch.
        static let guardSize = 64 << 10
        private static let limit = 4

        private static let spare = Guarded<[UnsafeMutableRawPointer]>([])

        /// Returns memory for a stack, or nil if the system has no more memory.
        static func take() -> UnsafeMutableRawPointer? {
            if let stack = spare.withLock({ $0.popLast() }) { return stack }
            let stack = mmap(
                nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0)
            guard let stack, stack != MAP_FAILED else { return nil }
            mprotect(stack, guardSize, PROT_NONE)
            return stack
        }

        static func giveBack(_ stack: UnsafeMutableRawPointer) {
            let isKept = spare.withLock { spare in
                if spare.count < limit { spare.append(stack) }
                return spare.last == stack
            }
            if !isKept { munmap(stack, size) }
        }
    }
#else
    /// The system has no functions that continue on another stack.
    struct StackSwitch: Sendable {
        static let shared: StackSwitch? = nil

        func run(on stack: UnsafeMutableRawPointer, size: Int, _ body: @convention(c) () -> Void) { body() }
    }

    /// The system has no use for memory of stacks.
    enum SpareStacks {
        static let size = 0
        static let guardSize = 0

        static func take() -> UnsafeMutableRawPointer? { nil }
        static func giveBack(_ stack: UnsafeMutableRawPointer) {}
    }
#endif
