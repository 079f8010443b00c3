/// Decides where buffers and windows of `count` values begin and end: each begins `skip` values after its predecessor.
///
///     count 3, skip 2   1 2 3 4 5 6 7      count 2, skip 3   1 2 3 4 5 6 7
///                      [1 2 3]                              [1 2]
///                          [3 4 5]                                [4 5]
///                              [5 6 7]                                  [7 …
///
/// The caller holds the sections, oldest first.
package struct SectionDecision: Sendable, Equatable {
    /// What a value does to the sections, in this order.
    package struct Steps: Sendable, Equatable {
        /// Begin a section before the value.
        package let begins: Bool
        /// Add the value to the open sections.
        package let adds: Bool
        /// End the oldest section after the value.
        package let endsOldest: Bool
    }

    private let count: Int
    private let skip: Int
    /// How many sections are open.
    package private(set) var open = 0
    /// How many values the oldest open section has.
    private var oldestCount = 0
    /// How many values come before the next section begins.
    private var untilNext = 0

    /// Begins before the first value; `count` and `skip` are 1 or more.
    package init(count: Int, skip: Int) {
        self.count = count
        self.skip = skip
    }

    /// Decides about the next value.
    package mutating func next() -> Steps {
        let begins = untilNext == 0
        if begins {
            untilNext = skip
            open += 1
        }
        untilNext -= 1
        guard open > 0 else { return Steps(begins: false, adds: false, endsOldest: false) }
        oldestCount += 1
        let ends = oldestCount == count
        if ends {
            open -= 1
            // The next section began `skip` values later.
            oldestCount = open == 0 ? 0 : count - skip
        }
        return Steps(begins: begins, adds: true, endsOldest: ends)
    }
}
