import Synchronization

extension DiagnosticEvent.Kind {
    /// A delivery that keeps setting off others, and so does not come to an end.
    public static let feedback = DiagnosticEvent.Kind("feedback loop", isWarning: true)
}

extension StreamDiagnostics {
    #if DEBUG
        private static let limit = Atomic<Int>(1_000_000)
    #else
        private static let limit = Atomic<Int>(.max)
    #endif

    /// How many sends may wait for one delivery, one after the other, before that is reported as a feedback loop.
    ///
    /// An observer that sends to what it observes has its send delivered after the present one; if that one sends as well,
    /// the loop never ends, and the thread hangs. It is reported once for every delivery that goes on for so long. A million
    /// in debug builds of this package, nil (no report) in release builds.
    public static var feedbackLimit: Int? {
        get {
            let limit = self.limit.load(ordering: .relaxed)
            return limit == .max ? nil : limit
        }
        set {
            require(newValue ?? 1 > 0, "feedbackLimit is 1 or more, or nil, not \(newValue ?? 0).")
            limit.store(newValue ?? .max, ordering: .relaxed)
        }
    }

    /// The same as a number that is never reached where there is no limit.
    static var deliveryLimit: Int { limit.load(ordering: .relaxed) }

    /// Reports that a gate has run as many queued items as the limit allows, and is still at it.
    @inline(never)
    static func reportFeedback(atGate gate: UInt, count: Int) {
        let labels = SignalLabels.labels(behindGate: gate)
        let subject = labels.isEmpty ? "a stream without a name" : labels.map { "\($0)" }.joined(separator: ", ")
        sink(
            DiagnosticEvent(
                .feedback, stream: labels.map(\.name).joined(separator: ", "),
                text: "\(count) sends have waited for one delivery of \(subject), and it goes on. "
                    + "Does one of its observers send to it?",
                fileID: labels.first?.fileID ?? "", line: labels.first?.line ?? 0))
    }
}
