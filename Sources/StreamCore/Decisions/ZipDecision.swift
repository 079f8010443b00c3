/// Decides when `zip` sends a group of values, and when it completes.
///
/// The caller holds one queue of waiting values for each input; the decision knows only their lengths.
///
///     waiting ──received──▶ .send    when every input has a value now
///             ──completed─▶ .finish  when the completed input has no value left: no group can follow
@usableFromInline
package struct ZipDecision: Sendable, Equatable {
    /// What the decision knows of one input.
    @usableFromInline
    package struct Input: Sendable, Equatable {
        /// How many values of this input wait for values of the other inputs.
        @usableFromInline var waiting = 0
        @usableFromInline var isCompleted = false

        @inlinable
        package init() {}

        /// Whether no group can follow.
        @inlinable @inline(__always)
        var isDrained: Bool { isCompleted && waiting == 0 }
    }

    @usableFromInline
    package enum Action: Sendable, Equatable {
        /// Wait for further events.
        case wait
        /// Take the oldest value of every input, call `took(_:)` for each, send the group, then ask `afterGroup()`.
        case send
        /// Complete the output.
        case finish
    }

    /// How many inputs have no waiting value.
    @usableFromInline var emptyInputs: Int
    /// Whether an input is drained.
    @usableFromInline var isOver = false

    /// Begins with inputs that have neither sent a value nor completed.
    @inlinable
    package init(inputs: Int) {
        emptyInputs = inputs
    }

    /// Records a value of `input`, which the caller has appended to the queue of `input`.
    @inlinable @inline(__always)
    package mutating func received(_ input: inout Input) -> Action {
        if input.waiting == 0 { emptyInputs -= 1 }
        input.waiting += 1
        return emptyInputs == 0 ? .send : .wait
    }

    /// Records that the oldest value of `input` has been taken for a group.
    @inlinable @inline(__always)
    package mutating func took(_ input: inout Input) {
        input.waiting -= 1
        guard input.waiting == 0 else { return }
        emptyInputs += 1
        if input.isCompleted { isOver = true }
    }

    /// Decides after a group has been sent: a completed input may have no value left.
    @inlinable @inline(__always)
    package func afterGroup() -> Action {
        isOver ? .finish : .wait
    }

    /// Records the completion of `input`.
    @inlinable
    package mutating func completed(_ input: inout Input) -> Action {
        input.isCompleted = true
        if input.isDrained { isOver = true }
        return afterGroup()
    }
}
