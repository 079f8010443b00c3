extension RACSequence: Hashable {
    /// Returns whether two sequences have equal values in the same order; computes only as many values as that takes.
    public static func == (left: RACSequence, right: RACSequence) -> Bool {
        if left === right { return true }
        var first: SequenceWalk? = left.makeWalk()
        var second: SequenceWalk? = right.makeWalk()
        while let value = first?.head() {
            guard let other = second?.head(), isEqual(value, other) else { return false }
            first.advance()
            second.advance()
        }
        return second?.head() == nil
    }

    /// Feeds the first value into `hasher`.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(RACKey(head))
    }
}

extension RACSequence: Sequence {
    /// Returns an iterator that computes one value at each step.
    public final func makeIterator() -> Iterator { Iterator(makeWalk()) }

    /// An iterator that walks along a sequence.
    public struct Iterator: IteratorProtocol {
        private var walk: SequenceWalk?
        private var hasPassed = false

        fileprivate init(_ walk: SequenceWalk) {
            self.walk = walk
        }

        /// Computes and returns the next value; nil at the end.
        public mutating func next() -> Any? {
            if hasPassed { walk.advance() }
            hasPassed = true
            guard let value = walk?.head() else {
                walk = nil
                return nil
            }
            return value
        }
    }
}
