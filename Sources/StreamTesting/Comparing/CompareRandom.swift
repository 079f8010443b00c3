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
/// Inputs have bursts, equal values, failures and completions, and streams are disposed of at any time. When the
/// streams differ, the inputs are reduced as long as the streams still differ. The failure shows the reduced inputs and
/// the seed.
///
/// - Parameters:
///   - count: The number of inputs that are tried, 1 or more.
///   - seed: The number that inputs are generated from: the same seed generates the same inputs. Without a seed,
///     every call uses a new seed.
///   - inputs: The inputs that the closures request.
///   - frame: The unit of all times, in seconds.
///   - duration: How long the streams run after the last event of the inputs, in seconds.
///   - disposes: Whether some runs dispose of the streams while they run.
///   - cleanUp: Whether the streams must also unsubscribe from the inputs in the same order, and at the same times.
///   - ignored: Deliberate differences that the comparison accepts. Each of them must occur.
///   - fileID: The file that a failure names.
///   - line: The line that a failure names.
///   - legacy: Makes the original stream; called once for each run.
///   - ported: Makes the ported stream; called once for each run.
/// - Throws: `StreamTestFailure` with the diagrams of both streams; the errors that the closures throw.
public func compare<Legacy: RecordableStream, Ported: RecordableStream>(
    random count: Int, seed: UInt64? = nil, inputs: [RandomInput], frame: TimeInterval = 1,
    for duration: TimeInterval = 60, disposes: Bool = true, cleanUp: Bool = false,
    ignoring ignored: Set<KnownDifference> = [], fileID: StaticString = #fileID, line: UInt = #line,
    legacy: (VirtualWorld) throws -> Legacy, ported: (VirtualWorld) throws -> Ported
) throws {
    require(count > 0, "compare(random:) needs a count of 1 or more, not \(count).")
    let seed = seed ?? UInt64.random(in: 0...999_999)
    try withoutActuallyEscaping(legacy) { legacy in
        try withoutActuallyEscaping(ported) { ported in
            let comparison = Comparison(
                duration: duration, comparesCleanUp: cleanUp, ignored: ignored, place: CheckPlace(fileID, line),
                legacy: legacy, ported: ported)
            var unneeded = ignored
            var numbers = RandomNumbers(seed: seed)
            for number in 1...count {
                let invented = ComparisonInputs(inventing: inputs, frame: frame, disposes: disposes, &numbers)
                let outcome = try comparison.outcome(of: invented)
                unneeded.subtract(outcome.needed)
                guard outcome.mismatch != nil else { continue }
                throw try comparison.smallest(
                    invented, frame: frame, "legacy and ported differ with input \(number) of \(count)",
                    note: "Repeat it with compare(random: \(count), seed: \(seed), …).")
            }
            try comparison.demandNeed(of: unneeded, inputs: "\(count) inputs from seed \(seed)")
        }
    }
}

extension Comparison {
    /// Reduces inputs as long as both streams still differ, and returns the failure for the smallest inputs.
    fileprivate func smallest(
        _ inputs: ComparisonInputs, frame: TimeInterval, _ introduction: String, note: String
    ) throws -> StreamTestFailure {
        var inputs = inputs
        var outcome = try outcome(of: inputs)
        var budget = 2_000
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
        let drawn = inputs.marbles.sorted { $0.key < $1.key }.map { "\($0.key): \"\($0.value.drawn(frame: frame))\"" }
        let disposal = inputs.disposal.map { ", disposal: \(timeText($0))" } ?? ""
        return failure(
            outcome, mismatch, inputs, introduction,
            note: "The smallest input that differs: \(drawn.joined(separator: ", "))\(disposal).\n  \(note)")
    }
}
