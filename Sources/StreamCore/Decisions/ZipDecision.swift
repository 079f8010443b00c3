/// Decides when `zip` sends a group of values, and when it completes.
///
/// Values wait in a queue for each input, which the caller holds; this knows only how many wait in each.
///
///     waiting ──received──▶ .send    when every input has a value now
///             ──completed─▶ .finish  when the completed input has no value left: no group can follow
@usableFromInline
package struct ZipDecision: Sendable, Equatable {
    /// What this knows of one input.
    @usableFromInline
    package struct Input: Sendable, Equatable {
        /// How many of its values wait for those of the other inputs.
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
        /// Take the oldest value of every input, call `took(_:)` for each, send the group, and ask `afterGroup()` then.
        case send
        /// Complete the output.
        case finish
    }

    /// How many inputs have no value that waits.
    @usableFromInline var emptyInputs: Int
    /// Whether an input is drained.
    @usableFromInline var isOver = false

    /// Begins with inputs that have neither sent a value nor completed.
    @inlinable
    package init(inputs: Int) {
        emptyInputs = inputs
    }

    /// Takes note of a value of `input`, which the caller has appended to that input's queue.
    @inlinable @inline(__always)
    package mutating func received(_ input: inout Input) -> Action {
        if input.waiting == 0 { emptyInputs -= 1 }
        input.waiting += 1
        return emptyInputs == 0 ? .send : .wait
    }

    /// Takes note that the oldest value of `input` has been taken for a group.
    @inlinable @inline(__always)
    package mutating func took(_ input: inout Input) {
        input.waiting -= 1
        guard input.waiting == 0 else { return }
        emptyInputs += 1
        if input.isCompleted { isOver = true }
    }

    /// Decides after a group has been sent: an input that has completed may have no value left.
    @inlinable @inline(__always)
    package func afterGroup() -> Action {
        isOver ? .finish : .wait
    }

    /// Takes note of the completion of `input`.
    @inlinable
    package mutating func completed(_ input: inout Input) -> Action {
        input.isCompleted = true
        if input.isDrained { isOver = true }
        return afterGroup()
    }
}
