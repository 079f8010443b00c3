import CompatShims
import Foundation
import Testing

/// `atomicAdd` and `atomicCompareAndSwap`, which stand for `OSAtomicIncrement32` and its kin.
@Suite struct AtomicsTests {
    private final class Counts: @unchecked Sendable {
        var added: Int32 = 0
        var swapped: Int64 = 0
    }

    @Test("A sum is returned, and wraps around at the ends of its type")
    func sums() {
        var number: Int32 = 1
        #expect(atomicAdd(2, to: &number) == 3)
        #expect(atomicAdd(-4, to: &number) == -1)
        number = .max
        #expect(atomicAdd(1, to: &number) == .min && number == .min)
    }

    @Test("A number is exchanged where it is the expected one")
    func exchanges() {
        var number = 5
        #expect(!atomicCompareAndSwap(4, 6, &number) && number == 5)
        #expect(atomicCompareAndSwap(5, 6, &number) && number == 6)
    }

    @Test("Nothing that threads add at the same time is lost")
    func threads() {
        let counts = Counts()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                atomicAdd(1, to: &counts.added)
                while true {
                    let seen = atomicAdd(0, to: &counts.swapped)
                    if atomicCompareAndSwap(seen, seen + 1, &counts.swapped) { break }
                }
            }
        }
        #expect(counts.added == 8000 && counts.swapped == 8000)
    }
}
