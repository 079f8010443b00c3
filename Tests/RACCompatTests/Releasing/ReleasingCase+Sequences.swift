import RACCompat
import StreamTesting

extension ReleasingCase {
    static let sequences: [ReleasingCase] = [
        sequence("Bind", "-bind:") { source, held in
            source.bind { { value, _ in .return(held.pass(value)) } }
        },
        sequence("Bind", "-flattenMap:") { source, held in source.flattenMap { .return(held.pass($0)) } },
        sequence("Filter", "-filter:") { source, held in source.filter { held.pass($0) != nil } },
        sequence("Map", "-map:") { source, held in source.map { held.pass($0) } },
        sequence("Map", "-map:, fused") { source, held in source.map { held.pass($0) }.map { $0 }.skip(0) },
        sequence("Scan", "-scanWithStart:reduce:") { source, held in
            source.scanWithStart(nil) { held.pass($1) }
        },
        sequence("Skip", "-skipUntilBlock:") { source, held in
            source.skipUntilBlock { held.pass($0) != nil }
        },
        sequence("Take", "-takeUntilBlock:") { source, held in
            source.takeUntilBlock { held.pass($0) == nil }
        },
        sequence("ReduceEach", "-reduceEach:") { source, held in
            source.map { RACTuplePack($0, 1) }.reduceEach { (value: Any?, _: Int) in held.pass(value) }
        },
        timed("Operators/Concat", title: "-concat:", expecting: "gone 1 [1, 2]") { log, _ in
            var sequence = RACSequence.empty()
            do {
                let held = Comeback { log.note("gone \(sequence.head ?? "nothing")") }
                sequence = [1].rac_sequence.map { held.pass($0) }.concat([2].rac_sequence)
            }
            log.note("\(sequence.array)")
        },
        sequence("DistinctUntilChanged", "-distinctUntilChanged") { source, held in
            source.map { held.pass($0) }.distinctUntilChanged()
        },
        timed(
            "Sequences/Engine/MemoisedBlock", "Sequences/Kinds/RACDynamicSequence", "Sequences/RACSequence+Creation",
            title: "+sequenceWithHeadBlock:tailBlock:", expecting: "[1] [1]"
        ) { log, _ in
            let owner = SequenceOwner(log)
            do {
                let held = owner.comeback()
                owner.sequence = .sequenceWithHeadBlock({ held.pass(1) }, tailBlock: nil)
            }
            owner.evaluate()
        },
        timed("Sequences/RACSequence+Evaluation", title: "an enumerator", expecting: "1 [1, 2] 2") { log, _ in
            let owner = SequenceOwner(log)
            owner.sequence = [1, 2].rac_sequence.map { [held = owner.comeback()] in held.pass($0) }
            let enumerator = owner.sequence.objectEnumerator
            log.note(text(enumerator.next()))
            log.note(text(enumerator.next()))
        },
        timed("Sequences/Kinds/RACSignalSequence", title: "the values of a signal", expecting: "old gone [back]") {
            log, _ in
            let source = RACSubject()
            var sequence: RACSequence? = source.sequence
            source.sendNext(
                Comeback {
                    log.note("gone")
                    let following = source.sequence
                    source.sendNext("back")
                    source.sendCompleted()
                    log.note("[\(text(following.array.first))]")
                })
            log.note(text(sequence?.head))
            sequence = nil
            source.sendCompleted()
        },
        timed("Sequences/RACSequence+Signal", title: "-signalWithScheduler:", expecting: "1 2 gone 3") {
            log, scheduler in
            let other = RACSubject()
            other.subscribeNext { log.note(text($0)) }
            do {
                let held = Comeback {
                    log.note("gone")
                    other.sendNext(3)
                }
                [1, 2].rac_sequence.map { held.pass($0) }.signalWithScheduler(scheduler).subscribe(other)
            }
            scheduler.stepAll()
        },
    ]

    /// A sequence of 1 and 2 whose closure holds an object that, when the sequence lets it go at its end, evaluates the
    /// sequence once more.
    private static func sequence(
        _ file: String, _ title: String, build: @escaping @Sendable (RACSequence, Comeback) -> RACSequence
    ) -> ReleasingCase {
        timed(
            "Operators/\(file)", title: title, expecting: "[1, 2] [1, 2]"
        ) { log, _ in
            let owner = SequenceOwner(log)
            owner.sequence = build([1, 2].rac_sequence, owner.comeback())
            owner.evaluate()
        }
    }

}
