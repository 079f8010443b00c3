public import Foundation

/// Runs two streams with the same inputs, each in a virtual world of its own, and demands that both send the same
/// events.
///
///     try compare(
///         inputs: ["text": "-a-b-(cd)|"],
///         legacy: { world in
///             try world.input("text").racSignal.map { ($0 as? String)?.uppercased() }
///         },
///         ported: { world in
///             try world.input("text").producer.map { $0.uppercased() }
///         })
///
/// Both streams must send the same events, at the same virtual times, in the same order, on the main queue or off it.
/// Both must subscribe to cold sources at the same times, and the ported stream must leave no source subscribed to
/// that the legacy stream has left. Values are compared as the dynamic layer compares, and tuples of both layers by
/// their elements. Errors are compared by domain and code unless they are `Equatable`.
///
/// - Parameters:
///   - inputs: The diagrams of the inputs, by name; see `Marbles`.
///   - frame: The length of a frame, in seconds.
///   - duration: How long the streams run after the last event of the inputs, in seconds. By default, they run as long
///     as they have work, an hour at most; of a stream that never comes to rest, some minutes are compared.
///   - disposal: The time at which the streams are disposed of, in seconds; nil for the end of the run.
///   - resubscription: The time at which a second subscriber subscribes to each stream, in seconds; nil for none.
///   - cleanUp: Whether the streams must also unsubscribe from the inputs in the same order, and at the same times.
///   - ignored: Deliberate differences that the comparison accepts. Each of them must occur.
///   - fileID: The file that a failure names.
///   - line: The line that a failure names.
///   - legacy: Makes the original stream; called once.
///   - ported: Makes the ported stream; called once.
/// - Throws: `StreamTestFailure` with the diagrams of both streams; `MarbleError` for an input that cannot be read; the
///   errors that the closures throw.
public func compare<Legacy: RecordableStream, Ported: RecordableStream>(
    inputs: [String: String], frame: TimeInterval = 1, for duration: TimeInterval? = nil,
    disposal: TimeInterval? = nil, resubscription: TimeInterval? = nil, cleanUp: Bool = false,
    ignoring ignored: Set<KnownDifference> = [],
    fileID: StaticString = #fileID, line: UInt = #line,
    legacy: (VirtualWorld) throws -> Legacy, ported: (VirtualWorld) throws -> Ported
) throws {
    let marbles = try inputs.mapValues { try Marbles($0, frame: frame) }
    try withoutActuallyEscaping(legacy) { legacy in
        try withoutActuallyEscaping(ported) { ported in
            let comparison = Comparison(
                duration: duration, frame: frame, comparesCleanUp: cleanUp, ignored: ignored,
                place: CheckPlace(fileID, line), legacy: legacy, ported: ported)
            let inputs = ComparisonInputs(marbles: marbles, disposal: disposal, resubscription: resubscription)
            let outcome = try comparison.outcome(of: inputs)
            if let mismatch = outcome.mismatch {
                throw comparison.failure(outcome, mismatch, inputs, "legacy and ported differ")
            }
            try comparison.demandNeed(of: ignored.subtracting(outcome.needed), inputs: "these inputs")
        }
    }
}
