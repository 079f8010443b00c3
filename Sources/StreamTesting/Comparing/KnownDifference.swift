import Foundation

/// A deliberate difference of the typed core from the dynamic layer; each has a row in the guide, under *Test your
/// port*.
///
/// A comparison requires the same events at the same times, except for the differences that it ignores.
public enum KnownDifference: String, CaseIterable, Sendable {
    /// Disposal sends `interrupted`; in the dynamic layer it is silent.
    case disposalInterrupts = "disposal-interrupts"
    /// `take(first: 0)`, and a hot signal that has ended, interrupt; the dynamic layer completes.
    case emptyInterrupts = "empty-interrupts"
    /// A value that is sent inside a delivery waits for its turn; the dynamic layer delivers the value at once.
    case queuedSends = "queued-sends"
    /// `debounce` holds the last value until it is due, and completion with the value; `throttle` sends both at once.
    case heldUntilDue = "held-until-due"
    /// The terminal event is delivered, and then clean-up runs; the dynamic layer cleans up first.
    ///
    /// Between a stream of each layer, this is always ignored.
    case laterCleanUp = "later-clean-up"
    /// `sample(on:)` continues until both streams have completed; the dynamic layer completes with either.
    case laterSampleEnd = "later-sample-end"
    /// A hot input that has ended stays ended, and interrupts later subscribers; a subject of the dynamic layer is
    /// silent.
    case endedSignal = "ended-signal"
    /// `zip` of several streams is one operator, which a failure ends while pairs of other streams wait.
    case zippedAtOnce = "zipped-at-once"

    /// All differences, in the order in which a comparison ignores them: differences at a stream's end come before
    /// those of disposal.
    static let inOrder: [KnownDifference] = [
        .endedSignal, .zippedAtOnce, .laterSampleEnd, .queuedSends, .heldUntilDue, .emptyInterrupts,
        .disposalInterrupts, .laterCleanUp,
    ]
}
