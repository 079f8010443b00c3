import RACCompat
import Testing

/// What sequences hold, and how long.
@Suite struct SequenceMemoryTests {
    private static func tracked(_ count: LiveCount, _ number: Int = 0) -> RACSequence {
        RACSequence.sequenceWithHeadBlock({ Tracked(count) }, tailBlock: { tracked(count, number + 1) })
    }

    @Test(
        "Passed values of a sequence are released when its beginning is not retained",
        arguments: ["enumerator", "for … in", "tails", "signal"])
    func releasesPassed(way: String) {
        let live = LiveCount()
        let limit = 10_000
        switch way {
        case "enumerator":
            let enumerator = Self.tracked(live).map { $0 }.objectEnumerator
            for _ in 0..<limit { _ = enumerator.next() }
        case "for … in":
            var count = 0
            for _ in Self.tracked(live).map({ $0 }) {
                count += 1
                if count == limit { break }
            }
        case "tails":
            var rest: RACSequence? = Self.tracked(live).map { $0 }
            for _ in 0..<limit { rest = rest?.tail }
            withExtendedLifetime(rest) {}
        default:
            inVirtualTime { scheduler in
                let subscription = Self.tracked(live).map { $0 }.signalWithScheduler(scheduler).subscribeNext { _ in }
                for _ in 0..<limit { scheduler.step() }
                subscription.dispose()
            }
        }
        #expect(live.peak > 0)
        #expect(live.peak <= 600)
    }

    @Test("Values are remembered as long as the beginning is held, and then released")
    func remembers() {
        let live = LiveCount()
        var sequence: RACSequence? = Self.tracked(live).map { $0 }.take(1000)
        #expect(sequence?.array.count == 1000)
        #expect(live.now == 1000)
        sequence = nil
        #expect(live.now == 0)
    }

    @Test("An intermediate sequence that is held is computed once for all that is made of it")
    func sharesIntermediates() {
        var calls = 0
        let source = [1, 2, 3].rac_sequence.map { value -> Any? in
            calls += 1
            return value
        }
        let (first, second) = (source.filter { _ in true }, source.map { $0 })
        #expect(first == second)
        #expect(source.array.count == 3)
        #expect(calls == 3)
    }

    @Test("Blocks are released with the sequence, and those of a head or tail when it is known")
    func releasesBlocks() {
        let live = LiveCount()
        var sequence: RACSequence? = {
            let tracked = Tracked(live)
            return RACSequence.sequenceWithHeadBlock(
                { tracked.pass(1) }, tailBlock: { tracked.pass(nil) as? RACSequence })
        }()
        #expect(live.now == 1)
        _ = sequence?.head
        #expect(live.now == 1)
        _ = sequence?.tail
        #expect(live.now == 0)

        sequence = {
            let tracked = Tracked(live)
            return [1].rac_sequence.concat([2].rac_sequence).map { tracked.pass($0) }
        }()
        #expect(sequence?.array.count == 2)
        sequence = nil
        #expect(live.now == 0)
    }

    @Test("The sequence of a subject does not keep it alive, nor does it keep the sequence")
    func endsWithSubject() {
        weak var subject: RACSubject?
        do {
            let made = RACSubject()
            subject = made
            let sequence = (made as RACSignal).sequence
            made.sendNext(1)
            #expect(sequence.head as? Int == 1)
        }
        #expect(subject == nil)
    }
}
