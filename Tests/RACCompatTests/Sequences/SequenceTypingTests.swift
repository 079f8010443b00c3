import RACCompat
import Testing

/// Sequences are Swift sequences, and their own operators are preferred.
@Suite struct SequenceTypingTests {
    private let numbers = [1, 2, 3].rac_sequence

    @Test("map and filter without a context make sequences, lazily")
    func prefersOwnOperators() {
        var calls = 0
        let mapped = numbers.map { value in
            calls += 1
            return (value as? Int ?? 0) + 1
        }
        let filtered = numbers.filter { $0 as? Int != 2 }
        let kept = numbers.map { $0 }
        // Which of the two each is is decided by the compiler, and an array would have called the block by now.
        #expect(calls == 0)
        #expect(mapped.array.map(text) == ["2", "3", "4"])
        #expect(filtered.array.map(text) == ["1", "3"])
        #expect(kept == numbers)
    }

    @Test("Chains of operators are typed as sequences at every link")
    func chains() {
        var total = 0
        for value in numbers.map({ ($0 as? Int ?? 0) * 2 }).filter({ $0 as? Int != 4 }).map({ $0 }) {
            total += value as? Int ?? 0
        }
        #expect(total == 8)
        let optional = numbers.map { value -> Int? in value as? Int == 2 ? nil : value as? Int }
        #expect(optional.array.map(text) == ["1", "3"])
        let reduced = numbers.zipWith(numbers).reduceEach { (left: Int, right: Int) in left * right }
        #expect(reduced.array.map(text) == ["1", "4", "9"])
    }

    @Test("The algorithms of Swift work")
    func hasAlgorithms() {
        #expect(numbers.reduce(0) { $0 + ($1 as? Int ?? 0) } == 6)
        #expect(numbers.contains { $0 as? Int == 3 })
        #expect(numbers.compactMap { $0 as? Int } == [1, 2, 3])
        #expect(numbers.first { ($0 as? Int ?? 0) > 1 } as? Int == 2)
        #expect(Array(numbers.prefix(2)).map(text) == ["1", "2"])
        #expect(numbers.enumerated().map { $0.offset } == [0, 1, 2])
        #expect(zip(numbers, "ab").map { text($0.0) + String($0.1) } == ["1a", "2b"])
        #expect(numbers.allSatisfy { $0 is Int })
        let typed: [Int] = numbers.map { $0 as? Int ?? 0 }
        #expect(typed == [1, 2, 3])
    }
}
