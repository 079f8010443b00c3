import StreamCore

extension RACSequence {
    /// All values, computed by a walk.
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
    /// The iterator holds the values that it has not passed yet. Each access makes a new iterator.
    public final var objectEnumerator: AnyIterator<Any> {
        let enumerator = Enumerator(makeWalk())
        return AnyIterator { enumerator.next() }
    }

    /// Returns whether any value satisfies a predicate; computes no value after the first that does.
    public final func any(_ block: @escaping (Any?) -> Bool) -> Bool {
        objectPassingTest(block) != nil
    }

    /// Returns whether all values satisfy a predicate.
    ///
    /// The method computes all values, but does not call the block after the first value that fails.
    public final func all(_ block: (Any?) -> Bool) -> Bool {
        var isTrue = true
        makeWalk().forEach { value in
            isTrue = isTrue && block(value)
        }
        return isTrue
    }

    /// Returns the first value that satisfies a predicate; nil when no value does.
    public final func objectPassingTest(_ block: @escaping (Any?) -> Bool) -> Any? {
        filter(block).head
    }

    /// Combines all values from the left; returns `start` if there are none.
    public final func foldLeftWithStart(_ start: Any?, reduce: (_ running: Any?, _ value: Any?) -> Any?) -> Any? {
        var running = flattened(start)
        makeWalk().forEach { value in
            running = reduce(running, value)
            if mayHideOptional(running) { running = flattened(running) }
        }
        return running
    }

    /// Combines all values from the right; returns `start` if there are none.
    ///
    /// - Parameters:
    ///   - start: The result for an empty sequence, which is also combined with the last value.
    ///   - reduce: Takes the first value, and a sequence whose head is the result for the other values. The head is
    ///     computed when it is requested; a block that does not request it ends the fold. Each combined value takes a
    ///     piece of stack.
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

/// Returns one value at each call, on any thread.
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
        // The walk is released after the claim has been given up: a deinitializer of what its blocks hold may request
        // the next value.
        release(walked)
        return value
    }
}

// MARK: Blocks with typed parameters

extension RACSequence {
    /// Returns whether any value satisfies a predicate with a typed parameter.
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

    /// Returns the first value that satisfies a predicate with a typed parameter; nil when no value does.
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

    /// Combines all values from the left with a block of typed parameters; returns `start` if there are none.
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

    /// Combines all values from the right with a block of a typed parameter; returns `start` if there are none.
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
