import Foundation
import StreamCore
import Synchronization

/// Shows how the running code came to run: its own calls, and those of whoever scheduled it, hop by hop.
///
///     // RAC_BACKTRACE=1 in the environment, or RACBacktrace.isEnabled = true
///     signal.deliverOn(.scheduler()).subscribeNext { _ in
///         if let backtrace = RACBacktrace.current { print(backtrace) }
///     }
///
/// Every block that is scheduled on a `RACScheduler` carries the calls that scheduled it, and what those carried. That
/// costs some microseconds a block while it is switched on, and one branch while it is not. At most
/// ``maximumHopCount`` hops are kept: a signal that repeats for ever would collect them for ever.
public struct RACBacktrace: Sendable, CustomStringConvertible {
    private static let flag = Atomic<Bool>(getenv("RAC_BACKTRACE") != nil)

    /// Whether blocks carry backtraces: from the start when the environment has `RAC_BACKTRACE`.
    public static var isEnabled: Bool {
        get { flag.load(ordering: .relaxed) }
        set { flag.store(newValue, ordering: .relaxed) }
    }

    /// The number of hops that are kept, the newest ones.
    public static let maximumHopCount = 32

    /// The calls that are active now, and those that led here; nil while backtraces are switched off.
    public static var current: RACBacktrace? {
        isEnabled ? captured() : nil
    }

    /// The calls of one thread each, the running one first, then whoever scheduled that, and so on.
    public let hops: [RACBacktraceHop]

    /// All hops, each with its functions, innermost first.
    public var description: String {
        hops.map { "\($0)" }.joined(separator: "\nscheduled by\n")
    }

    // MARK: What the schedulers call

    /// Makes a block that has the calls that are active now as its predecessors when it runs.
    static func linking(_ block: @escaping () -> Void) -> () -> Void {
        let origin = Origin(captured())
        return {
            let previous = pthread_getspecific(key)
            pthread_setspecific(key, Unmanaged.passUnretained(origin).toOpaque())
            block()
            pthread_setspecific(key, previous)
            withExtendedLifetime(origin) {}
        }
    }

    private static func captured() -> RACBacktrace {
        let origin = pthread_getspecific(key).map { Unmanaged<Origin>.fromOpaque($0).takeUnretainedValue() }
        let predecessors = origin?.backtrace.hops.prefix(maximumHopCount - 1) ?? []
        return RACBacktrace(hops: [RACBacktraceHop.capture()] + predecessors)
    }

    /// The backtrace of the call that scheduled the running block; the frame that sets it holds it.
    private final class Origin: Sendable {
        let backtrace: RACBacktrace

        init(_ backtrace: RACBacktrace) {
            self.backtrace = backtrace
        }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        require(status == 0, "A thread-specific key could not be made (error \(status)).")
        return key
    }()
}
