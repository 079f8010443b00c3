import Foundation
import RACCompat
import StreamTesting

extension ReleasingCase {
    static let sequenceKinds: [ReleasingCase] = [
        values("Kinds/RACArraySequence", "Engine/SequenceWalk") { $0.rac_sequence },
        values("Kinds/RACEagerSequence") { $0.rac_sequence.eagerSequence.map { $0 } },
        values("Kinds/RACTupleSequence") { RACTuple(objectsFrom: $0, convertNullsToNils: false).rac_sequence },
        values("Kinds/MemoBody", "Engine/MemoChunk") { $0.rac_sequence.map { $0 } },
        values("Kinds/RACUnarySequence", "Engine/BindWalk") { $0.rac_sequence.flattenMap { .return($0) } },
        values("Engine/ConcatParts", "Engine/Reclaimer") { $0.rac_sequence.concat([1].rac_sequence).take(2) },
        values("Kinds/RACDynamicSequence") { values in
            RACSequence.zip([values.rac_sequence, values.rac_sequence]).map { ($0 as? RACTuple)?.first }
        },
        values("Sources/Foundation+RACSequence") { NSArray(array: $0).objectEnumerator().rac_sequence },
        timed("Sequences/Sources/Sequence+RACSequence", title: "an iterator", expecting: "[1] [1]") { log, _ in
            let owner = SequenceOwner(log)
            do {
                let held = owner.comeback()
                var count = 0
                owner.sequence =
                    AnySequence {
                        AnyIterator<Int> {
                            count += 1
                            return held.pass(count > 1 ? nil : 1)
                        }
                    }.rac_sequence
            }
            owner.evaluate()
        },
        timed(
            "Chain/BindOperation", "Sequences/Engine/StepWalk", "Sequences/Engine/OperatorWalk",
            "Sequences/Engine/EvaluationClaim",
            title: "a running value that is replaced, and sends", expecting: "gone back [1, 2]"
        ) { log, _ in
            let subject = RACSubject()
            log.subscribe(to: subject)
            let sequence = [1, 2].rac_sequence.scanWithStart(
                Comeback {
                    log.note("gone")
                    subject.sendNext("back")
                }
            ) { $1 }
            .map { $0 }
            log.note("\(sequence.array)")
        },
    ]

    /// A sequence of two objects that, when the sequence goes, evaluate another one of the same kind.
    private static func values(
        _ files: String..., make: @escaping @Sendable ([Any]) -> RACSequence
    ) -> ReleasingCase {
        ReleasingCase(files.map { "Sequences/\($0)" }, "its values", "2 [1, 2] [1, 2]") { log in
            inVirtualTime { _ in
                let again = { log.note("\(make([1, 2]).array)") }
                var sequence: RACSequence? = make([Comeback("a", again), Comeback("b", again)])
                log.note("\(sequence?.array.count ?? 0)")
                sequence = nil
            }
        }
    }
}

/// Holds a sequence, and writes its values down.
final class SequenceOwner {
    var sequence = RACSequence.empty()
    private let log: Recorder

    init(_ log: Recorder) { self.log = log }

    /// An object that evaluates the sequence when it goes.
    func comeback() -> Comeback { Comeback { [weak self] in self?.evaluate() } }

    func evaluate() { log.note("\(sequence.array)") }
}
