#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Date {
    /// The latest date that is one.
    static let lastOfAll = Date(timeIntervalSinceReferenceDate: .greatestFiniteMagnitude)

    /// The nearest whole nanosecond, or microsecond where a date is too far from the reference date to tell nanoseconds.
    ///
    /// Dates in virtual time are sums of intervals, and sums of fractions differ in their last bits: ten times 0.1 would
    /// not be 1.
    var countable: Date {
        let seconds = timeIntervalSinceReferenceDate
        for unit in [1e9, 1e6] where abs(seconds * unit) < 0x1p53 {
            return Date(timeIntervalSinceReferenceDate: (seconds * unit).rounded() / unit)
        }
        return self
    }
}
