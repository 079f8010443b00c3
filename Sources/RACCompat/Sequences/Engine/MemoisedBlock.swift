import StreamCore
import Synchronization

/// The result of a block, which is called when the result is first requested.
final class MemoisedBlock<Value>: @unchecked Sendable {  // changed under the claim, and published by the flag
    private let claim = EvaluationClaim()
    private let hasValue = Atomic<Bool>(false)
    @exclusivity(unchecked)  // under the claim
    private var state: State

    private enum State {
        case block(() -> Value)
        case value(Value)
    }

    init(_ block: @escaping () -> Value) {
        state = .block(block)
    }

    /// The result; nil when the block has not been called.
    var known: Value? {
        guard hasValue.load(ordering: .acquiring), case .value(let value) = state else { return nil }
        return value
    }

    /// The result; the first access calls the block.
    var value: Value {
        if let known { return known }
        // The block is released after the claim has been given up: a deinitializer of what it holds may request the
        // value.
        let (value, block) = claim.hold { compute() }
        release(block)
        return value
    }

    /// Computes the value, unless another thread has, and hands out the block, which is no longer needed.
    private func compute() -> (Value, (() -> Value)?) {
        switch state {
        case .value(let value): return (value, nil)
        case .block(let block):
            let value = block()
            release(exchange(&state, with: .value(value)))
            hasValue.store(true, ordering: .releasing)
            return (value, block)
        }
    }
}
