import Foundation
import StreamCore

/// Guards all numbers: two threads that change the same one take turns.
private let turns = Guarded(())

/// Adds an amount to a number, and returns the sum, as one step for all threads that call this.
///
/// The sum wraps around at the ends of its type, as `OSAtomicAdd32` did. Ported code of `OSAtomicIncrement32` and its kin calls
/// this; new code has `Atomic` of the module `Synchronization`.
///
///     let count = atomicAdd(1, to: &self.count)
@discardableResult
public func atomicAdd<Number: FixedWidthInteger>(_ amount: Number, to number: inout Number) -> Number {
    turns.withLock { _ in
        number &+= amount
        return number
    }
}

/// Sets a number to a new one if it is the expected one, as one step for all threads that call this.
///
/// Returns whether the number was the expected one, as `OSAtomicCompareAndSwap32` did.
///
///     if atomicCompareAndSwap(0, 1, &self.hasBegun) { begin() }
@discardableResult
public func atomicCompareAndSwap<Number: FixedWidthInteger>(
    _ expected: Number, _ new: Number, _ number: inout Number
) -> Bool {
    turns.withLock { _ in
        guard number == expected else { return false }
        number = new
        return true
    }
}
