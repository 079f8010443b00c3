/// The comments that stand in the output already, by the token that they stand before.
///
/// Where a statement is written again, those that it placed are forgotten, without a copy of the others.
struct PlacedComments {
    private var tokens: Set<Int> = []
    private var order: [Int] = []

    /// How many there are.
    var count: Int { order.count }

    func contains(_ token: Int) -> Bool { tokens.contains(token) }

    mutating func insert(_ token: Int) {
        if tokens.insert(token).inserted { order.append(token) }
    }

    /// Forgets all but the first.
    mutating func keep(_ count: Int) {
        tokens.subtract(order[count...])
        order.removeSubrange(count...)
    }
}
