import Dispatch

/// Ends the program when a piece of work does not.
enum Watchdog {
    static func run<Result>(minutes: Int, or message: String, _ work: () -> Result) -> Result {
        let bite = DispatchWorkItem { fail(message) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60 * minutes), execute: bite)
        defer { bite.cancel() }
        return work()
    }
}
