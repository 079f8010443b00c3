public import Synchronization

/// The phase of a `Segment`, from its start to its end.
///
/// A phase changes by one atomic exchange, and never backwards past `terminating`: the first end wins, on whatever
/// thread.
///
///     attaching ─── settle() ───▶ active ─── an end, typed ───▶ terminating ──▶ ended
///         │                        │ │                              ▲            ▲
///     dispose()                    │ └──── an end, dynamic ─────────┼────────────┘
///         ▼                        │                                │
///     attachingDisposed        dispose(), typed, the gate busy      │
///         │                        ▼                                │
///     settle() ─▶ dispose()    disposing ── interruption, in turn ──┘
///
/// - An *end* is a terminal event that the source sends, or disposal that finds the gate free.
/// - While a segment is *disposing*, a completion or a failure comes too late: the observer gets interruption only.
/// - While a segment is *attaching*, an end counts at once and disposal waits: in the original no caller has the
///   disposable of a subscription before the subscribe call returns. Only the inputs of `bind` begin in this phase,
///   under the dynamic policy.
/// - The typed policy delivers the end while the segment is *terminating*, and disposes of the members after that. The
///   dynamic policy disposes of the members first, so the segment is *ended* when the subscriber gets the end.
@usableFromInline
package enum SegmentPhase: UInt8, AtomicRepresentable, CaseIterable, Sendable {
    /// Events pass.
    case active
    /// Events pass; the source is being attached.
    case attaching
    /// Events pass; the segment is disposed of as soon as the source has been attached.
    case attachingDisposed
    /// Values that are in the gate already pass; disposal waits behind them.
    case disposing
    /// The end is being delivered.
    case terminating
    /// The segment has ended; its members have been disposed of, or are about to be.
    case ended

    /// Whether values may be delivered.
    @inlinable @inline(__always)
    package var isActive: Bool { rawValue < SegmentPhase.terminating.rawValue }
}
