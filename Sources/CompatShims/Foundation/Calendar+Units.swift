public import Foundation

extension Calendar {
    /// Stores the beginning of the unit around a date, and its length, as `rangeOfUnit:startDate:interval:forDate:` does.
    ///
    /// ```swift
    /// var midnight: Date?
    /// calendar.range(of: .day, start: &midnight, interval: nil, for: date)
    /// ```
    /// - Parameters:
    ///   - unit: The unit, such as a week of the year.
    ///   - start: Where to store the first instant of the unit; nil to ask for the length alone.
    ///   - interval: Where to store the seconds that the unit lasts; nil to ask for the beginning alone.
    ///   - date: A date in the unit.
    /// - Returns: False if the unit cannot be found, and nothing is stored.
    @discardableResult
    public func range(
        of unit: Component, start: UnsafeMutablePointer<Date?>?, interval: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let found = dateInterval(of: unit, for: date) else { return false }
        start?.pointee = found.start
        interval?.pointee = found.duration
        return true
    }
}
