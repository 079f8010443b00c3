/// Holds the trace of a run, in a form that can be compared.
package protocol RecordedTrace: Equatable {
    associatedtype Entry: Equatable, CustomStringConvertible

    /// The extent of a difference that may be accepted between unequal traces whose ``essence`` is equal.
    static var tolerable: Difference.Extent { get }

    /// The entries, in the order in which they were made.
    var entries: [Entry] { get }
    /// The text that a comparison shows after the last entry.
    var ending: String { get }
    /// The trace without the parts in which an accepted difference may lie.
    var essence: Self { get }

    /// The extent to which another trace, which is not equal, differs from the receiver.
    func extent(of actual: Self) -> Difference.Extent
}

extension RecordedTrace {
    package func extent(of actual: Self) -> Difference.Extent {
        essence == actual.essence ? Self.tolerable : .events
    }

    /// The entry at `position`, or the ending.
    func text(at position: Int) -> String {
        entries.indices.contains(position) ? entries[position].description : ending
    }
}
