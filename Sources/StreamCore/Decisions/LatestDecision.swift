/// Decides when `combineLatest` sends the latest values of its inputs, and when it completes.
///
/// The caller holds the latest values; the decision counts the inputs without a value and the inputs still running.
@usableFromInline
package struct LatestDecision: Sendable, Equatable {
    @usableFromInline
    package enum Action: Sendable, Equatable {
        /// Wait for further events.
        case wait
        /// Send the latest value of every input.
        case send
        /// Complete the output.
        case finish
    }

    /// How many inputs have not sent a value.
    @usableFromInline var missing: Int
    /// How many inputs have not completed.
    @usableFromInline var running: Int

    /// Begins with inputs that have neither sent a value nor completed.
    @inlinable
    package init(inputs: Int) {
        missing = inputs
        running = inputs
    }

    /// Whether every input has sent a value.
    @inlinable @inline(__always)
    package var isFilled: Bool { missing == 0 }

    /// Records a value, which the caller has stored.
    ///
    /// - Parameter isFirst: Whether the value's input had no value before.
    @inlinable @inline(__always)
    package mutating func received(isFirst: Bool) -> Action {
        if isFirst { missing -= 1 }
        return missing == 0 ? .send : .wait
    }

    /// Records the completion of one input.
    @inlinable
    package mutating func completed() -> Action {
        running -= 1
        return running == 0 ? .finish : .wait
    }
}
