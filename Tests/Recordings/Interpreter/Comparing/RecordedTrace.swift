/// Holds what was seen of one run, in a shape that can be compared.
package protocol RecordedTrace: Equatable {
    associatedtype Entry: Equatable, CustomStringConvertible

    /// What may be accepted when the ``essence`` of two traces is equal, and they are not.
    static var tolerable: Difference.Extent { get }

    /// What was seen, in its order.
    var entries: [Entry] { get }
    /// What a comparison shows after the last entry.
    var ending: String { get }
    /// The same without what may be accepted to differ.
    var essence: Self { get }

    /// How far another trace, which is not equal, differs from the receiver.
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
