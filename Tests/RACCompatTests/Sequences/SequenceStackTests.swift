import Foundation
import RACCompat
import Testing

/// Sequences of 200,000 values are computed and released on a thread of 512 KiB.
@Suite(.takesTurns) struct SequenceStackTests {
    #if DEBUG
        private static let count = many(100_000)
    #else
        private static let count = many(200_000)
    #endif

    struct Chain: Sendable, CustomTestStringConvertible {
        let name: String
        let count: Int
        let build: @Sendable () -> RACSequence
        var testDescription: String { name }

        init(_ name: String, count: Int = SequenceStackTests.count, _ build: @escaping @Sendable () -> RACSequence) {
            self.name = name
            self.count = count
            self.build = build
        }
    }

    private static let naturals: @Sendable (Int) -> RACSequence = { number in
        RACSequence.sequenceWithHeadBlock(
            { number }, tailBlock: { number + 1 < count ? naturals(number + 1) : nil })
    }

    private static let chains: [Chain] = [
        Chain("array") { (0..<count).map { $0 }.rac_sequence },
        Chain("Swift sequence") { (0..<count).rac_sequence },
        Chain("blocks") { naturals(0) },
        Chain("map") { naturals(0).map { ($0 as? Int ?? 0) + 1 } },
        Chain("filter", count: count / 2) { naturals(0).filter { ($0 as? Int ?? 0) % 2 == 0 } },
        Chain("filter that keeps the last", count: 1) { naturals(0).filter { $0 as? Int == count - 1 } },
        Chain("map, filter, take, skip, scan", count: count / 2 - 1) {
            naturals(0).map { ($0 as? Int ?? 0) + 1 }.filter { ($0 as? Int ?? 0) % 2 == 0 }.take(count).skip(1)
                .scanWithStart(0) { ($0 as? Int ?? 0) + ($1 as? Int ?? 0) }
        },
        Chain("concat of two") { naturals(0).take(count / 2).concat(naturals(count / 2)) },
        Chain("concat, of many") { RACSequence.concat((0..<count).map { RACSequence.return($0) }) },
        Chain("concat, one after the other") {
            (0..<count).reduce(RACSequence.empty()) { $0.concat(.return($1)) }
        },
        Chain("concat of empty ones", count: 1) {
            RACSequence.concat((0..<count).map { _ in RACSequence.empty() } + [.return(1)])
        },
        Chain("startWith, one after the other") {
            (0..<count).reduce(RACSequence.empty()) { $0.startWith($1) }
        },
        Chain("flattenMap") { naturals(0).flattenMap { RACSequence.return($0) } },
        Chain("flattenMap to empty ones", count: 1) {
            naturals(0).flattenMap { $0 as? Int == count - 1 ? RACSequence.return($0) : nil }
        },
        Chain("flattenMap, map, filter, concat") {
            naturals(0).concat(naturals(0)).flattenMap { [$0 as Any].rac_sequence }.map { $0 }
                .filter { _ in true }.take(count)
        },
        Chain("zipWith") { naturals(0).zipWith(naturals(0)) },
        Chain("distinctUntilChanged", count: 1) { naturals(0).mapReplace(1).distinctUntilChanged() },
        Chain("recursion with blocks") { naturals(0).map { $0 }.takeWhileBlock { _ in true } },
    ]

    @Test("A long sequence is computed, remembered and released", arguments: chains)
    func needsNoStack(chain: Chain) {
        onUnnamedThread {
            let sequence = chain.build()
            var length = 0
            for _ in sequence { length += 1 }
            #expect(length == chain.count)
            #expect(sequence.foldLeftWithStart(0) { running, _ in (running as? Int ?? 0) + 1 } as? Int == chain.count)
        }
    }

    @Test("The tails of a long sequence are computed one after the other, and released together", arguments: chains)
    func tailsNeedNoStack(chain: Chain) {
        onUnnamedThread {
            let sequence = chain.build()
            var rest: RACSequence? = sequence
            var length = 0
            while let current = rest, current.head != nil {
                length += 1
                rest = current.tail
            }
            #expect(length == chain.count)
            withExtendedLifetime(sequence) {}
        }
    }

    @Test("A long sequence that nobody computes is released")
    func releasesUnused() {
        onUnnamedThread {
            var sequence = RACSequence.return(0).lazySequence.concat(.return(1))
            for number in 0..<Self.count {
                switch number % 4 {
                case 0: sequence = sequence.map { $0 }
                case 1: sequence = sequence.flattenMap { .return($0) }
                case 2: sequence = RACSequence.empty().concat(sequence).zipWith(sequence)
                default: sequence = sequence.filter { [sequence] _ in sequence.name.isEmpty }
                }
            }
            withExtendedLifetime(sequence) {}
        }
    }

    @Test("Operators on operators need stack for each level only while they compute")
    func computesLevels() {
        onUnnamedThread(stackSize: 8 << 20) {
            var sequence = [1, 2].rac_sequence
            for _ in 0..<many(20_000) { sequence = sequence.map { $0 } }
            #expect(sequence.array.count == 2)
        }
    }

    @Test("Equality, hashing and descriptions of long sequences need no stack")
    func comparesAndDescribes() {
        onUnnamedThread {
            let sequence = Self.naturals(0).map { $0 }
            #expect(sequence == Self.naturals(0))
            _ = sequence.hashValue
            var rest: RACSequence? = sequence
            while let tail = rest?.tail { rest = tail }
            #expect(sequence.description.count > Self.count)
        }
    }
}

/// Runs `body` on a thread of its own, with names switched off: those of a long chain would not fit the memory.
private func onUnnamedThread(stackSize: Int = 512 << 10, _ body: @escaping () -> Void) {
    onThread(stackSize: stackSize) { SignalNames.with(false, body) }
}
