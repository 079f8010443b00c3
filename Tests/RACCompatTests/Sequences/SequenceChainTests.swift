import RACCompat
import Testing

/// Chains of 40,000 operators on sequences are built, computed, walked and released on a thread of 512 KiB.
@Suite(.serialized, .takesTurns) struct SequenceChainTests {
    private static let length: Int = {
        #if DEBUG
            many(20_000)
        #else
            many(40_000)
        #endif
    }()

    struct Chain: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let build: @Sendable (RACSequence) -> RACSequence

        init(_ name: String, _ build: @escaping @Sendable (RACSequence) -> RACSequence) {
            testDescription = name
            self.build = build
        }
    }

    private static func first(_ value: Any?) -> Any? { (value as? RACTuple)?.first }

    private static let chains: [Chain] = [
        Chain("map") { $0.map { $0 } },
        Chain("mapReplace") { $0.mapReplace(1) },
        Chain("filter") { $0.filter { _ in true } },
        Chain("ignore") { $0.ignore(-1) },
        Chain("take") { $0.take(2) },
        Chain("takeWhileBlock") { $0.takeWhileBlock { _ in true } },
        Chain("skip") { $0.skip(0) },
        Chain("skipUntilBlock") { $0.skipUntilBlock { _ in true } },
        Chain("scanWithStart") { $0.scanWithStart(0) { $1 } },
        Chain("combinePreviousWithStart") { $0.combinePreviousWithStart(0) { $1 } },
        Chain("distinctUntilChanged") { $0.distinctUntilChanged() },
        Chain("bind") { $0.bind { { value, _ in .return(value) } } },
        Chain("flattenMap") { $0.flattenMap { .return($0) } },
        Chain("flatten") { $0.map { RACSequence.return($0) }.flatten() },
        Chain("concat") { $0.concat(.empty()) },
        Chain("concat, as the second") { RACSequence.empty().concat($0) },
        Chain("concat, as the second of several") { .concat([.empty(), $0]) },
        Chain("startWith, skip") { $0.startWith(0).skip(1) },
        Chain("zipWith") { $0.zipWith([1, 2, 3].rac_sequence.lazySequence).map(first) },
        Chain("zipWith, as the second") {
            [1, 2, 3].rac_sequence.lazySequence.zipWith($0).map { ($0 as? RACTuple)?.last }
        },
        Chain("zip") { .zip([$0, [1, 2, 3].rac_sequence]).map(first) },
        Chain("reduceEach") { $0.map { RACTuplePack($0, 2) }.reduceEach { $0[0] } },
    ]

    /// How the values are asked for.
    enum Reading: CaseIterable {
        case array, nodes, shared, never

        func read(_ sequence: RACSequence) -> [String] {
            var values: [String] = []
            switch self {
            case .array: values = sequence.array.map(text)
            case .nodes, .shared:
                var rest: RACSequence? = sequence
                while let current = rest, let head = current.head {
                    values.append(text(head))
                    rest = current.tail
                }
            case .never: break
            }
            return values
        }
    }

    private func read(_ count: Int, _ chain: Chain, _ reading: Reading) -> [String] {
        let live = LiveCount()
        var values: [String] = []
        do {
            let held = Tracked(live)
            var sequence = RACSequence.sequenceWithHeadBlock(
                { 1 }, tailBlock: { .sequenceWithHeadBlock({ 2 }, tailBlock: { RACSequence.return(3) }) })
            sequence = sequence.map { held.pass($0) }
            // Who holds every level keeps the values of every level.
            var levels: [RACSequence] = []
            for _ in 0..<count {
                sequence = chain.build(sequence)
                if reading == .shared { levels.append(sequence) }
            }
            values = reading.read(sequence)
            withExtendedLifetime(levels) {}
        }
        values.append(live.now == 0 ? "released" : "kept")
        return values
    }

    @Test("A long chain of sequences needs no stack of its thread", arguments: chains)
    func needsNoStack(chain: Chain) {
        onThread(stackSize: 512 << 10, seconds: 600) {
            SignalNames.with(false) {
                for reading in Reading.allCases {
                    #expect(read(Self.length, chain, reading) == read(3, chain, reading), "\(reading)")
                }
            }
        }
    }

    @Test("Levels that were computed one by one go on together")
    func continuesAfterHeads() {
        onThread(stackSize: 512 << 10, seconds: 600) {
            SignalNames.with(false) {
                var sequence = [1, 2, 3].rac_sequence.lazySequence
                var levels = [sequence]
                for _ in 0..<Self.length {
                    sequence = sequence.map { $0 }
                    #expect(sequence.head as? Int == 1)
                    levels.append(sequence)
                }
                #expect(sequence.tail?.tail?.head as? Int == 3)
                withExtendedLifetime(levels) {}
            }
        }
    }
}
