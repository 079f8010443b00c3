import StreamCore

extension RACSequence {
    /// All values, by walking.
    final var arrayOfValues: [Any] {
        var values: [Any] = []
        var walk: SequenceWalk? = makeWalk()
        while let value = walk?.head() {
            values.append(value)
            walk.advance()
        }
        return values
    }

    /// Returns an iterator that computes one value at each call.
    ///
    /// It holds what it has not passed yet; each use makes a new one.
    public final var objectEnumerator: AnyIterator<Any> {
        let enumerator = Enumerator(makeWalk())
        return AnyIterator { enumerator.next() }
    }

    /// Returns whether a value satisfies a predicate; looks no further than that.
    public final func any(_ block: @escaping (Any?) -> Bool) -> Bool {
        objectPassingTest(block) != nil
    }

    /// Returns whether all values satisfy a predicate; computes all, but asks no more after one that does not.
    public final func all(_ block: (Any?) -> Bool) -> Bool {
        var isTrue = true
        makeWalk().forEach { value in
            isTrue = isTrue && block(value)
        }
        return isTrue
    }

    /// Returns the first value that satisfies a predicate, nil when there is none.
    public final func objectPassingTest(_ block: @escaping (Any?) -> Bool) -> Any? {
        filter(block).head
    }

    /// Combines all values from the left; `start` if there are none.
    public final func foldLeftWithStart(_ start: Any?, reduce: (_ running: Any?, _ value: Any?) -> Any?) -> Any? {
        var running = flattened(start)
        makeWalk().forEach { value in
            running = reduce(running, value)
            if mayHideOptional(running) { running = flattened(running) }
        }
        return running
    }

    /// Combines all values from the right; `start` if there are none.
    ///
    /// - Parameters:
    ///   - start: The result of an empty sequence, and what the last value is combined with.
    ///   - reduce: Takes the first value, and a sequence whose head is the result for the others, computed when it is asked
    ///     for: a block that does not ask ends the fold. Every value that is combined takes a piece of stack.
    public final func foldRightWithStart(
        _ start: Any?, reduce: @escaping (_ first: Any?, _ rest: RACSequence) -> Any?
    ) -> Any? {
        guard let first = head else { return flattened(start) }
        let rest = RACSequence.sequenceWithHeadBlock(
            { [self] in
                guard let tail else { return start }
                return tail.foldRightWithStart(start, reduce: reduce)
            }, tailBlock: nil)
        return flattened(reduce(first, restOfFold(rest)))
    }
}

/// Hands out one value at each call, on whatever thread.
private final class Enumerator: @unchecked Sendable {  // the walk is reached under the claim only
    private let claim = EvaluationClaim()
    private var walk: SequenceWalk?

    init(_ walk: SequenceWalk) {
        self.walk = walk
    }

    func next() -> Any? {
        let (value, walked) = claim.hold {
            let walked = walk
            let value = walk?.head()
            // As in the original, the tail is computed in the same call.
            walk.advance()
            return (value, walked)
        }
        // Not before the claim has been given up: what its blocks hold may ask for the next value.
        release(walked)
        return value
    }
}

// MARK: Blocks with typed parameters

extension RACSequence {
    /// Returns whether a value satisfies a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func any<Value>(
        _ block: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Bool {
        let typed = TypedParameters("-any:", of: self, file, line)
        return any { block(typed($0)) }
    }

    /// Returns whether all values satisfy a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func all<Value>(
        _ block: (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Bool {
        let typed = TypedParameters("-all:", of: self, file, line)
        return all { block(typed($0)) }
    }

    /// Returns the first value that satisfies a predicate with a typed parameter, nil when there is none.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func objectPassingTest<Value>(
        _ block: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Any? {
        let typed = TypedParameters("-objectPassingTest:", of: self, file, line)
        return objectPassingTest { block(typed($0)) }
    }

    /// Combines all values from the left with a block of typed parameters; `start` if there are none.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func foldLeftWithStart<Running, Value>(
        _ start: Any?, reduce: (_ running: Running, _ value: Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Any? {
        let typed = TypedParameters("-foldLeftWithStart:reduce:", of: self, file, line)
        return foldLeftWithStart(start) { reduce(typed($0), typed($1)) }
    }

    /// Combines all values from the right with a block of a typed parameter; `start` if there are none.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func foldRightWithStart<Value>(
        _ start: Any?, reduce: @escaping (_ value: Value, _ rest: RACSequence) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Any? {
        let typed = TypedParameters("-foldRightWithStart:reduce:", of: self, file, line)
        return foldRightWithStart(start) { reduce(typed($0), $1) }
    }
}
