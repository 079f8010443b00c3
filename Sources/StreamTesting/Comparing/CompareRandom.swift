public import Foundation
import StreamCore

/// Runs two streams with many random inputs, and demands that both send the same events with each input.
///
///     try compare(
///         random: 1_000, inputs: ["text", "cancel"],
///         legacy: { world in
///             try world.input("text").racSignal.takeUntil(try world.input("cancel").racSignal)
///         },
///         ported: { world in
///             try world.input("text").producer.take(until: try world.input("cancel").producer.map { _ in })
///         })
///
/// Inputs have bursts, pauses, equal values, failures and completions, some of them dozens of values, and streams are
/// disposed of at any time, or have a second subscriber. When the streams differ, the inputs are reduced as long as the
/// streams still differ. The failure shows the reduced inputs and the seed. If the program stops in a run, it leaves
/// them on the standard error output.
///
/// If no input shows an ignored difference, further inputs are tried, up to 20,000.
///
/// - Parameters:
///   - count: The number of inputs that are tried, 1 or more.
///   - seed: The number that inputs are generated from: the same seed generates the same inputs. Without a seed,
///     every call uses a new seed.
///   - inputs: The inputs that the closures request.
///   - frame: The unit of all times, in seconds.
///   - duration: How long the streams run after the last event of the inputs, in seconds. By default, they run as long
///     as they have work, an hour at most; of a stream that never comes to rest, some minutes are compared.
///   - disposes: Whether some runs dispose of the streams while they run.
///   - resubscribes: Whether in some runs a second subscriber subscribes to the stream, at once or later.
///   - cleanUp: Whether the streams must also unsubscribe from the inputs in the same order, and at the same times.
///   - reenters: Whether the subscriber of each stream sends the first value of an input again while it receives one
///     of the first values. The layers differ in the order of such values; see `KnownDifference/queuedSends`.
///   - ignored: Deliberate differences that the comparison accepts. Each of them must occur.
///   - fileID: The file that a failure names.
///   - line: The line that a failure names.
///   - legacy: Makes the original stream; called once for each run.
///   - ported: Makes the ported stream; called once for each run.
/// - Throws: `StreamTestFailure` with the diagrams of both streams; the errors that the closures throw.
public func compare<Legacy: RecordableStream, Ported: RecordableStream>(
    random count: Int, seed: UInt64? = nil, inputs: [RandomInput], frame: TimeInterval = 1,
    for duration: TimeInterval? = nil, disposes: Bool = true, resubscribes: Bool = true, cleanUp: Bool = false,
    reenters: Bool = false,
    ignoring ignored: Set<KnownDifference> = [], fileID: StaticString = #fileID, line: UInt = #line,
    legacy: (VirtualWorld) throws -> Legacy, ported: (VirtualWorld) throws -> Ported
) throws {
    require(count > 0, "compare(random:) needs a count of 1 or more, not \(count).")
    require(frame > 0 && frame < .infinity, "compare(random:) needs a frame of more than 0 seconds, not \(frame).")
    let seed = seed ?? UInt64.random(in: 0...999_999)
    let repetition = "compare(random: \(count), seed: \(seed), …)"
    try withoutActuallyEscaping(legacy) { legacy in
        try withoutActuallyEscaping(ported) { ported in
            let comparison = Comparison(
                duration: duration, frame: frame, comparesCleanUp: cleanUp, ignored: ignored,
                place: CheckPlace(fileID, line), repetition: repetition, legacy: legacy, ported: ported)
            var unneeded = ignored
            var numbers = RandomNumbers(seed: seed)
            var number = 0
            // An ignored difference that rarely occurs gets as many further inputs as it needs.
            let limit = max(count, 20_000)
            while number < count || !unneeded.isEmpty && number < limit {
                number += 1
                var invented = ComparisonInputs(
                    inventing: inputs, frame: frame, disposes: disposes, resubscribes: resubscribes, &numbers)
                if reenters, !inputs.isEmpty {
                    invented.reentry = .init(
                        input: inputs[numbers.next(below: inputs.count)].name, number: 1 + numbers.next(below: 4))
                }
                let outcome = try comparison.outcome(of: invented)
                unneeded.subtract(outcome.needed)
                guard outcome.mismatch != nil else { continue }
                throw comparison.smallest(
                    invented, outcome, "legacy and ported differ with input \(number) of \(max(count, number))",
                    note: "Repeat it with \(repetition).")
            }
            try comparison.demandNeed(of: unneeded, inputs: "\(number) inputs from seed \(seed)")
        }
    }
}

extension Comparison {
    /// Reduces inputs as long as both streams still differ, and returns the failure for the smallest inputs.
    ///
    /// - Parameter outcome: The outcome of the inputs so far. An outcome that depends on timing may not occur in a
    ///   second run, so it is kept.
    fileprivate func smallest(
        _ inputs: ComparisonInputs, _ outcome: Outcome, _ introduction: String, note: String
    ) -> StreamTestFailure {
        var (inputs, outcome) = (inputs, outcome)
        let isRepeatable = (try? self.outcome(of: inputs))?.mismatch != nil
        var budget = isRepeatable ? 2_000 : 0
        var goesOn = true
        while goesOn {
            goesOn = false
            for smaller in inputs.smaller(frame: frame) where budget > 0 {
                budget -= 1
                // A closure that throws with reduced inputs has not shown a difference.
                guard let other = try? self.outcome(of: smaller), other.mismatch != nil else { continue }
                (inputs, outcome) = (smaller, other)
                goesOn = true
                break
            }
        }
        guard let mismatch = outcome.mismatch else { return StreamTestFailure(introduction, at: place) }
        let finding =
            isRepeatable
            ? "The smallest input that differs: \(inputs.text(frame: frame))."
            : "A second run with the same input did not differ. The input: \(inputs.text(frame: frame))."
        return failure(outcome, mismatch, inputs, introduction, note: "\(finding)\n  \(note)")
    }
}
