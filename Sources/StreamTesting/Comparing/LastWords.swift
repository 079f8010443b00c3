import Foundation

/// The text that the program leaves when it stops inside a run: a trap names its place, but not the input.
///
/// The text belongs to a thread, since comparisons run on several at once.
enum LastWords {
    /// The signals that a trap, a failed precondition and a fault of memory raise.
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
    private static let handlers = Handlers()

    /// Runs `body`; if the program stops meanwhile, writes a text to the standard error output.
    static func saying<Result>(_ text: String, while body: () throws -> Result) rethrows -> Result {
        handlers.install()
        let copy = strdup("\(text)\n")
        let previous = pthread_getspecific(key)
        pthread_setspecific(key, copy)
        defer {
            pthread_setspecific(key, previous)
            free(copy)
        }
        return try body()
    }

    /// The earlier handlers, which receive each signal afterwards.
    private final class Handlers: @unchecked Sendable {  // written once, before a handler reads
        private let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

        init() {
            previous.initialize(repeating: sigaction(), count: 64)
            let handle: @convention(c) (Int32) -> Void = { LastWords.handle($0) }
            var action = sigaction()
            #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = handle
            #else
                action.__sigaction_handler.sa_handler = handle
            #endif
            action.sa_flags = Int32(SA_ONSTACK)
            for number in signals { sigaction(number, &action, previous + Int(number)) }
        }

        /// The handlers are installed when this object is made.
        func install() {}

        func restore(_ number: Int32) { sigaction(number, previous + Int(number), nil) }
    }

    /// Writes the text; the faulting instruction then raises the signal again, for the earlier handler.
    private static func handle(_ number: Int32) {
        if let text = pthread_getspecific(key) { _ = write(STDERR_FILENO, text, strlen(text)) }
        handlers.restore(number)
    }
}
