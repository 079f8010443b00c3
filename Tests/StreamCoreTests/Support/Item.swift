import StreamCore

/// Something of the user's that comes back when it is released.
final class Item: Hashable, CustomStringConvertible, @unchecked Sendable {  // immutable
    let number: Int
    private let onRelease: () -> Void

    init(_ number: Int = 0, _ onRelease: @escaping () -> Void = {}) {
        self.number = number
        self.onRelease = onRelease
    }

    deinit { onRelease() }

    var description: String { "\(number)" }

    static func == (left: Item, right: Item) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A failure that holds something of the user's.
struct Broken: Error, CustomStringConvertible {
    let item: Item

    var description: String { "broken \(item)" }
}
