import Foundation

/// Work that is done `count` times, and may cost four times as much when it is done four times as often; not sixteen times.
///
/// To add a case, add one line to a table of this folder: a name, a count, and the work as a closure of the count. With that
/// count the work should take a few milliseconds, and a cost that grows with the square should be most of them.
package struct GrowthCase: CustomStringConvertible, Sendable {
    package let description: String
    private let count: Int
    private let work: @Sendable (Int) -> Void

    package init(_ name: String, _ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        description = name
        self.count = count
        self.work = work
    }

    /// The time of this thread for the work, and for four times the work, in milliseconds.
    package struct Times: Equatable, Sendable {
        package fileprivate(set) var single = Double.infinity
        package fileprivate(set) var fourfold = Double.infinity

        /// Times that have not been measured.
        package init() {}

        /// A square is 16 times as much; sorting is about 5, and memory that does not fit the caches any more about 6.
        package var areLinear: Bool { fourfold < max(8 * single, 0.5) }
    }

    /// Measures, and returns the times unless they are linear.
    ///
    /// Times that are not linear are measured again with four times the count: memory that outgrows a cache between two
    /// counts adds to one of the measurements, and a quadratic cost shows in both. Under the thread sanitizer the work is done
    /// and not measured, because most of the time would be the sanitizer's.
    package func excess() -> Times? {
        if isSanitized {
            work(count / 10)
            return nil
        }
        let times = measure(count)
        if times.areLinear { return nil }
        let more = measure(4 * count)
        return more.areLinear ? nil : more
    }

    /// Measures until the times are linear, at most eight times: a busy machine only ever adds to them.
    private func measure(_ count: Int) -> Times {
        var times = Times()
        work(count)
        for _ in 0..<8 where !times.areLinear {
            times.single = min(times.single, Self.milliseconds { work(count) })
            times.fourfold = min(times.fourfold, Self.milliseconds { work(4 * count) })
        }
        return times
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let start = clock()
        body()
        return clock() - start
    }

    /// The time that this thread has run, and not what others have meanwhile.
    private static func clock() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
