#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Date {
    /// The latest date that is one.
    static let lastOfAll = Date(timeIntervalSinceReferenceDate: .greatestFiniteMagnitude)

    /// The nearest date that is a whole number of nanoseconds away from `start`, or of microseconds where this date is too
    /// far from the reference date to tell nanoseconds.
    ///
    /// Dates in virtual time are sums of intervals, and sums of fractions differ in their last bits: ten times 0.1 would
    /// not be 1. They are counted from where the clock began, so that the beginning itself is such a date.
    func countable(from start: Date) -> Date {
        let seconds = timeIntervalSinceReferenceDate
        for unit in [1e9, 1e6] where abs(seconds * unit) < 0x1p53 {
            return start.addingTimeInterval((timeIntervalSince(start) * unit).rounded() / unit)
        }
        return self
    }
}
