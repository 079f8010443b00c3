import Foundation
import StreamCore
import Synchronization

/// Shows how the running code came to run: its own calls, and the calls that scheduled it, hop by hop.
///
///     // RAC_BACKTRACE=1 in the environment, or RACBacktrace.isEnabled = true
///     signal.deliverOn(.scheduler()).subscribeNext { _ in
///         if let backtrace = RACBacktrace.current { print(backtrace) }
///     }
///
/// Every block scheduled on a `RACScheduler` carries the calls that scheduled it, and the calls that those carried.
/// Backtraces cost some microseconds a block while they are switched on, and one branch while they are off. At most
/// ``maximumHopCount`` hops are kept: a signal that repeats for ever would collect hops for ever.
public struct RACBacktrace: Sendable, CustomStringConvertible {
    private static let flag = Atomic<Bool>(getenv("RAC_BACKTRACE") != nil)

    /// Whether blocks carry backtraces; true from the start when the environment has `RAC_BACKTRACE`.
    public static var isEnabled: Bool {
        get { flag.load(ordering: .relaxed) }
        set { flag.store(newValue, ordering: .relaxed) }
    }

    /// The greatest number of hops that are kept; older hops are dropped.
    public static let maximumHopCount = 32

    /// The calls that are active now, and the calls that led here; nil while backtraces are switched off.
    public static var current: RACBacktrace? {
        isEnabled ? captured() : nil
    }

    /// The calls of one thread each: the running code first, then the code that scheduled it, and so on.
    public let hops: [RACBacktraceHop]

    /// All hops, each with its functions, innermost first.
    public var description: String {
        hops.map { "\($0)" }.joined(separator: "\nscheduled by\n")
    }

    // MARK: What the schedulers call

    /// Returns a block that, when it runs, has the calls that are active now as its predecessors.
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

    /// The backtrace of the call that scheduled the running block; the frame that sets it retains it.
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
